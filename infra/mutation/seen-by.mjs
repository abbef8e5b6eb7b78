// @ts-check
import { readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import ts from 'typescript'
import { rootDir } from '../local/settings.mjs'
import { listTests, projectOf } from './sources.mjs'

/** More than any distance. */
const NEAR = 1_000
const FAR = 1_000_000

/**
 * Finds the test files that import a source file, directly or not. Those of its own project come first, starting with the
 * likeliest to notice a fault in it.
 * @returns {(path: string) => string[]} paths from the root
 */
export function findTests() {
  const importsOf = createImports()
  /** @type {Map<string, { test: string, distance: number }[]>} */
  const seenBy = new Map()
  for (const test of listTests()) {
    for (const [path, distance] of distancesFrom(test, importsOf)) seenBy.set(path, [...seenBy.get(path) ?? [], { test, distance }])
  }
  return (path) => (seenBy.get(path) ?? [])
    .map(({ test, distance }) => ({ test, rank: Number(projectOf(test) !== projectOf(path)) * FAR + Number(!isBeside(test, path)) * NEAR + distance }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ test }) => test)
}

/**
 * Whether a test is named after a source file, or belongs to the same feature.
 * @param {string} test
 * @param {string} path
 */
const isBeside = (test, path) => basename(test).startsWith(`${basename(path, extname(path))}.`) || (featureOf(path) !== undefined && featureOf(test) === featureOf(path))

/** @param {string} path */
const featureOf = (path) => /^.+\/features\/[^/]+\//.exec(path)?.[0]

/**
 * @param {string} test
 * @param {(path: string) => readonly string[]} importsOf
 */
function distancesFrom(test, importsOf) {
  const distances = new Map([[test, 0]])
  // Iterating over a map includes entries added meanwhile.
  for (const [path, distance] of distances) {
    for (const imported of importsOf(path)) if (!distances.has(imported)) distances.set(imported, distance + 1)
  }
  return distances
}

/** @returns {(path: string) => readonly string[]} our files that a file imports, paths from the root */
function createImports() {
  /** @type {Map<string, string[]>} */
  const known = new Map()
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, allowImportingTsExtensions: true, noEmit: true }
  const cache = ts.createModuleResolutionCache(rootDir, (name) => name, options)
  const read = (/** @type {string} */ path) => {
    const file = join(rootDir, path)
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
    return importedFiles
      .filter(({ fileName }) => fileName.startsWith('.') || fileName.startsWith('@atelie/'))
      .map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule?.resolvedFileName)
      .filter((name) => name !== undefined)
      .map((name) => relative(rootDir, ts.sys.realpath?.(name) ?? name))
      .filter((name) => /^(?!\.\.).*\.tsx?$/.test(name))
  }
  return (path) => {
    const imports = known.get(path) ?? read(path)
    known.set(path, imports)
    return imports
  }
}
