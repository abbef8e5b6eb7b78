// @ts-check
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { ON_DEMAND, ON_FIRST_LOAD } from './shared-modules.mjs'

/** @typedef {import('@rspack/core').StatsModule} StatsModule */

const SHARED = [...ON_FIRST_LOAD, ...ON_DEMAND]
const isShared = (/** @type {string} */ request) => SHARED.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))

/** 'provide shared module (default) react@19.3.1 = /…/react/index.js' */
const PROVIDED = /^provide shared module \(default\) (.+)@[^@]* = (.+)$/

/**
 * The exports of each shared module that a build provides.
 * @param {import('@rspack/core').StatsCompilation} stats
 * @param {string} folder
 * @returns {Promise<Record<string, string[]>>}
 */
export async function providedExports({ modules = [] }, folder) {
  const all = allModules(modules)
  const provided = modules.flatMap(({ moduleType, identifier = '' }) => {
    const [, name = '', file = ''] = (moduleType === 'provide-module' && PROVIDED.exec(identifier)) || []
    return name ? [{ name, file }] : []
  })
  const { resolve } = createRequire(join(folder, 'package.json'))
  return Object.fromEntries(await Promise.all(provided.map(async ({ name, file }) => {
    const known = all.find(({ nameForCondition, providedExports }) => nameForCondition === file && providedExports)?.providedExports ?? []
    // The bundler does not know everything about CommonJS.
    const ofPackage = file.includes('/node_modules/') ? Object.keys(await import(pathToFileURL(resolve(name)).href)) : []
    return /** @type {[string, string[]]} */ ([name, [...new Set([...known, ...ofPackage])]])
  })))
}

/**
 * The exports that a build takes of each shared module, whether or not its code ever runs.
 * @param {import('@rspack/core').StatsCompilation} stats
 * @returns {Promise<Record<string, string[]>>}
 */
export async function takenExports({ modules = [] }) {
  const files = new Set(allModules(modules).flatMap(({ nameForCondition }) => (nameForCondition && isAbsolute(nameForCondition) && /\.(?:[cm]?js|tsx?)$/.test(nameForCondition) ? [nameForCondition] : [])))
  /** @type {Record<string, Set<string>>} */
  const taken = {}
  for (const file of files) {
    for (const [name, names] of knownImportsIn(file, await readFile(file, 'utf8'))) taken[name] = new Set([...taken[name] ?? [], ...names])
  }
  return Object.fromEntries(Object.entries(taken).sort().map(([name, names]) => [name, [...names].sort()]))
}

/**
 * @param {StatsModule[]} modules
 * @returns {StatsModule[]}
 */
const allModules = (modules) => modules.flatMap((module) => [module, ...allModules(module.modules ?? [])])

/** Files by path. @type {Map<string, { text: string, imports: [module: string, names: string[]][] }>} */
const known = new Map()

/**
 * Parsed once, since a watched build differs from the one before in a file or two.
 * @param {string} file
 * @param {string} text
 */
function knownImportsIn(file, text) {
  const before = known.get(file)
  if (before?.text === text) return before.imports
  const imports = importsIn(file, text)
  known.set(file, { text, imports })
  return imports
}

/**
 * The names that a file imports from shared modules; none from one that it imports as a whole.
 * @param {string} file
 * @param {string} text
 * @returns {[module: string, names: string[]][]}
 */
function importsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined)
  const imports = source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) return [[statement.moduleSpecifier, namesOf(source, statement.importClause)]]
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.moduleSpecifier) return [[statement.moduleSpecifier, exportedFrom(statement)]]
    return []
  })
  const found = /** @type {[ts.Expression, string[]][]} */ (imports).flatMap(([specifier, names]) => (ts.isStringLiteral(specifier) && isShared(specifier.text) ? [/** @type {[string, string[]]} */ ([specifier.text, names])] : []))
  // The compiled code takes it, though no line of the source does.
  return file.endsWith('.tsx') ? [...found, ['react/jsx-runtime', ['jsx', 'jsxs']]] : found
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.ImportClause | undefined} clause
 */
function namesOf(source, clause) {
  const { name, namedBindings } = clause ?? {}
  const named = namedBindings && ts.isNamedImports(namedBindings)
    ? namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => (element.propertyName ?? element.name).text) : []
  const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? propertiesOf(source, namedBindings.name.text) : []
  return [...name ? ['default'] : [], ...named, ...whole]
}

/** @param {ts.ExportDeclaration} statement */
const exportedFrom = ({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => (element.propertyName ?? element.name).text) : [])

/**
 * Lists what a file takes of a module that it imports as a namespace: 'React.useId'.
 * @param {ts.SourceFile} source
 * @param {string} namespace
 */
function propertiesOf(source, namespace) {
  /** @type {string[]} */
  const names = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === namespace && !isTypeOf(node)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const isTypeOf = (/** @type {ts.Node} */ node) => ts.isTypeQueryNode(node.parent) || ts.isTypeReferenceNode(node.parent)
