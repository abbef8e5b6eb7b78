// @ts-check
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import ts from 'typescript'
import { rootDir } from '../local/settings.mjs'
import { withMutant } from './mutants.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** Parsed once for all projects: the packages they depend on are most of the work. */
const packages = /** @type {Map<string, ts.SourceFile | undefined>} */ (new Map())

/**
 * The mutants of one project that the compiler accepts. Each becomes a separate file beside its original, so that one
 * program checks them all, which costs little more than checking the project once.
 * @param {string} project its folder
 * @param {readonly Mutant[]} mutants
 * @returns {Mutant[]}
 */
export function thoseThatCompile(project, mutants) {
  const folder = join(rootDir, project)
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const files = new Map(mutants.map((mutant, index) => [fileOf(mutant, index), mutant]))
  const program = ts.createProgram([...fileNames, ...files.keys()], options, hostWith(files, options))
  return [...files].filter(([name]) => compiles(program, name)).map(([, mutant]) => mutant)
}

/**
 * @param {ts.Program} program
 * @param {string} name
 */
function compiles(program, name) {
  const file = program.getSourceFile(name)
  return program.getSyntacticDiagnostics(file).length === 0 && program.getSemanticDiagnostics(file).length === 0
}

/**
 * @param {Mutant} mutant
 * @param {number} index
 */
const fileOf = ({ path }, index) => join(rootDir, `${path.slice(0, -extname(path).length)}.mutant-${index}${extname(path)}`)

/**
 * @param {ReadonlyMap<string, Mutant>} files
 * @param {ts.CompilerOptions} options
 * @returns {ts.CompilerHost}
 */
function hostWith(files, options) {
  const host = ts.createCompilerHost(options)
  const readFile = (/** @type {string} */ name) => {
    const mutant = files.get(name)
    return mutant ? withMutant(mutant, readFileSync(join(rootDir, mutant.path), 'utf8')) : ts.sys.readFile(name)
  }
  const getSourceFile = (/** @type {string} */ name, /** @type {ts.ScriptTarget | ts.CreateSourceFileOptions} */ version) => {
    if (files.has(name)) return ts.createSourceFile(name, readFile(name) ?? '', version)
    if (!name.includes('/node_modules/')) return host.getSourceFile(name, version)
    if (!packages.has(name)) packages.set(name, host.getSourceFile(name, version))
    return packages.get(name)
  }
  return { ...host, readFile, getSourceFile, fileExists: (name) => files.has(name) || ts.sys.fileExists(name) }
}
