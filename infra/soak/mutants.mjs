// @ts-check
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { CommandError, run } from '../local/process/command.mjs'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { rootDir } from '../local/settings.mjs'
import { say } from '../local/steps.mjs'
import { randomFrom, shuffled } from './random.mjs'

/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number } } }} Mutant */

/** The share of faults, in percent, that each package's tests must notice: less than they do, since samples differ. */
const FLOORS = {
  'packages/contract': 60,
  'packages/money': 60,
  'packages/service-kit': 40,
  'packages/web-kit': 50,
  ...Object.fromEntries(FRONT_ENDS.map((name) => [name, 50])),
}
/** Wiring that only a whole process runs, texts, pictures and styles, and helpers of tests. */
const LEFT_ALONE =
  /(?:\.test\.tsx?|\/(?:testing|standalone)\/[^/]+|\/(?:main|run|index|bootstrap|standalone|expose|strings|icons|calendar|theme|font|ui|ui-data|ui-form|router)\.tsx?)$/
const WITHOUT_CODE = /^\s*(?:$|import |\/?\*|\/\/|[)}\]])/
/** Texts, which people read and tests do not. */
const NOT_PUT_IN = ['StringLiteral']
const NOT_COPIED = /^(?:\.git|\.nx|\.data.*|dist|dist-dev|test-results)$/
/** All packages together. */
const WITHIN_MS = 60 * 60_000
/** Enough to tell a test that loops for ever from a busy machine, on which the first run without a fault takes minutes. */
const TIME_OUT = { timeoutMS: 20_000, timeoutFactor: 3, dryRunTimeoutMinutes: 30 }
const REPORT = 'mutants.json'

/**
 * Puts small faults into lines of each package, one at a time, and prints those that none of its tests notices. Throws if
 * the tests of a package notice too few, or fail with nothing changed.
 * @param {{ count: number, seed: number, signal: AbortSignal, detail: (text: string) => void }} options count: of lines in each package, which hold about one each
 */
export async function testMutants({ count, seed, signal, detail }) {
  const deadline = Date.now() + WITHIN_MS
  const copy = mkdtempSync(join(tmpdir(), 'atelie-mutants-'))
  const failures = []
  try {
    copySources(copy)
    for (const [folder, floor] of Object.entries(FLOORS)) {
      try {
        const score = await testPackage(join(copy, folder), { lines: draw(folder, { count, seed }), deadline, signal })
        if (score < floor) failures.push(`${folder}: less than ${floor} %`)
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        failures.push(`${folder}: ${error.reason}`)
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  detail(`seed ${seed}`)
  if (failures.length > 0) throw new Error(`${failures.join('; ')} (seed ${seed})`)
}

/**
 * Lets StrykerJS change the files of a copied package, and prints what its tests did not notice.
 * @param {string} folder
 * @param {{ lines: readonly string[], deadline: number, signal: AbortSignal }} options
 * @returns {Promise<number>} the score in percent, of the faults that a test runs
 */
async function testPackage(folder, { lines, deadline, signal }) {
  const began = Date.now()
  writeFileSync(
    join(folder, 'stryker.json'),
    JSON.stringify({
      inPlace: true,
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      mutate: lines,
      mutator: { excludedMutations: NOT_PUT_IN },
      reporters: ['json'],
      jsonReporter: { fileName: REPORT },
      ...TIME_OUT,
    }),
  )
  const stryker = join(rootDir, 'node_modules/.bin/stryker')
  await run(process.execPath, [stryker, 'run', 'stryker.json'], {
    cwd: folder,
    timeoutMs: Math.max(0, deadline - began),
    signal,
  })
  /** @type {[string, { mutants: Mutant[] }][]} */
  const files = Object.entries(JSON.parse(readFileSync(join(folder, REPORT), 'utf8')).files)
  const all = files.flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
  const those = (/** @type {string} */ status) => all.filter((mutant) => mutant.status === status)
  const [killed, timeout, survived, notRun] = [
    those('Killed').length,
    those('Timeout').length,
    those('Survived'),
    those('NoCoverage'),
  ]
  const score = (100 * (killed + timeout)) / Math.max(1, killed + timeout + survived.length)
  say(
    `  ${basename(folder)}: ${killed + timeout + survived.length + notRun.length} mutants, ${killed} killed, ${survived.length} survived, ${timeout} timeout, ${notRun.length} run by no test, score ${score.toFixed(1)} % (${Math.round((Date.now() - began) / 1000)} s)`,
  )
  for (const {
    file,
    location: { start },
    mutatorName,
    replacement,
    status,
  } of [...survived, ...notRun]) {
    say(
      `    ${status === 'Survived' ? 'survived' : 'not run '}  ${file}:${start.line}:${start.column}  ${mutatorName}: ${replacement?.slice(0, 100)}`,
    )
  }
  return score
}

/**
 * Draws lines of a package. One holds about one fault.
 * @param {string} folder
 * @param {{ count: number, seed: number }} options
 * @returns {string[]} as StrykerJS takes them
 */
export function draw(folder, { count, seed }) {
  const files = readdirSync(join(rootDir, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_ALONE.test(file))
    .sort()
  const lines = files.flatMap((file) =>
    readFileSync(join(rootDir, folder, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (WITHOUT_CODE.test(text) ? [] : [`${file}:${index + 1}-${index + 1}`])),
  )
  return shuffled(lines, randomFrom(seed)).slice(0, count)
}

/**
 * Copies the sources and links the installed packages. Links to our own packages are relative, so they lead to the copies.
 * @param {string} copy
 */
function copySources(copy) {
  cpSync(rootDir, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter(from) {
      if (basename(from) !== 'node_modules') return !NOT_COPIED.test(basename(from))
      const to = join(copy, relative(rootDir, from))
      mkdirSync(to)
      for (const name of readdirSync(from)) {
        if (name === '@atelie') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
        else if (lstatSync(join(from, name)).isDirectory()) symlinkSync(join(from, name), join(to, name))
      }
      return false
    },
  })
}
