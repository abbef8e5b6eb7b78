// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError, run } from '../local/process/command.mjs'
import { ensureEngines, startEngines } from '../local/engines/engines.mjs'
import { rootDir } from '../local/settings.mjs'
import { REPORT } from '../local/tests/api-tests.mjs'

const PATCH = join(import.meta.dirname, 'client-field.patch')
const MOST_FILES = 5
/** Without its change in one of these the patch must not compile: a forgotten label or input is a type error. */
const NAMED_BY_THE_COMPILER = ['mfe-business/src/features/clients/strings.ts', 'mfe-business/src/features/clients/personal-fields.tsx']
const TESTS = [
  { folder: 'packages/contract', args: [] },
  { folder: 'mfe-business', args: ['src/features/clients', 'src/csv'] },
  { folder: 'services/crm', args: ['--project', '*-api', 'clients.test.ts'] },
]

/**
 * Applies a patch that adds an optional text to clients, in a scratch worktree of the last commit, and runs all type checks
 * and the tests around clients there. Throws if the patch does not apply, touches more than five files, or fails.
 * @param {{ enginesDir: string, signal: AbortSignal, detail: (text: string) => void }} options
 */
export async function tryClientField({ enginesDir, signal, detail }) {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'atelie-field-')))
  const copy = join(scratch, 'copy')
  const git = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) => run('git', args, { cwd, signal })
  try {
    await git(rootDir, 'worktree', 'add', '--detach', copy, 'HEAD')
    await git(copy, 'apply', '--3way', PATCH)
    const files = (await git(copy, 'diff', '--cached', '--name-only')).trim().split('\n')
    if (files.length > MOST_FILES) throw new Error(`${files.length} files had to be touched: ${files.join(', ')}`)
    linkPackages(copy)
    const workspaces = workspacesOf(copy)
    for (const folder of workspaces) await checkTypes(copy, folder, signal)
    for (const file of NAMED_BY_THE_COMPILER) {
      await git(copy, 'restore', '--source=HEAD', file)
      if (await compiles(copy, 'mfe-business', signal)) throw new Error(`the compiler does not say that ${file} was forgotten`)
      await git(copy, 'restore', file)
    }
    const passed = await runTests(copy, scratch, { enginesDir, signal })
    detail(`${files.length} files, types of ${workspaces.length} projects, ${passed} tests`)
  } catch (error) {
    throw error instanceof CommandError ? new Error(`${error.message}\n${error.output}`, { cause: error }) : error
  } finally {
    await git(rootDir, 'worktree', 'remove', '--force', copy).catch(() => {})
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** @param {string} copy */
function workspacesOf(copy) {
  const { workspaces } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
  return /** @type {string[]} */ (workspaces).flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '')
    return parent === pattern ? [pattern] : readdirSync(join(copy, parent)).map((name) => `${parent}/${name}`)
  })
}

/**
 * The installed packages, except that the project's own are the copy's.
 * @param {string} copy
 */
function linkPackages(copy) {
  const installed = join(rootDir, 'node_modules')
  const own = '@atelie'
  mkdirSync(join(copy, 'node_modules', own), { recursive: true })
  for (const name of readdirSync(installed)) if (name !== own) symlinkSync(join(installed, name), join(copy, 'node_modules', name))
  // These links are relative.
  for (const name of readdirSync(join(installed, own))) symlinkSync(readlinkSync(join(installed, own, name)), join(copy, 'node_modules', own, name))
  for (const folder of workspacesOf(copy)) {
    const nested = join(rootDir, folder, 'node_modules')
    if (readdirSync(join(rootDir, folder)).includes('node_modules')) symlinkSync(nested, join(copy, folder, 'node_modules'))
  }
}

/** @param {string} copy @param {string} folder @param {AbortSignal} signal */
const checkTypes = (copy, folder, signal) =>
  run(process.execPath, [join(copy, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder], { cwd: copy, signal })

/** @param {string} copy @param {string} folder @param {AbortSignal} signal */
async function compiles(copy, folder, signal) {
  try {
    await checkTypes(copy, folder, signal)
    return true
  } catch (error) {
    if (!(error instanceof CommandError) || signal.aborted) throw error
    return false
  }
}

/**
 * @param {string} copy
 * @param {string} scratch
 * @param {{ enginesDir: string, signal: AbortSignal }} options
 * @returns {Promise<number>} how many passed
 */
async function runTests(copy, scratch, { enginesDir, signal }) {
  const dataDir = join(scratch, 'data')
  const engines = await startEngines({ dataDir, engines: await ensureEngines({ dataDir, enginesDir, signal, detail: () => {} }) })
  const env = { ...process.env, MONGODB_URI: engines.mongodbUri(''), REDIS_URL: engines.redisUrl, NO_COLOR: '1' }
  try {
    let passed = 0
    for (const { folder, args } of TESTS) {
      await run(process.execPath, [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', ...args], { cwd: join(copy, folder), env, signal })
      passed += JSON.parse(readFileSync(join(copy, folder, REPORT), 'utf8')).numPassedTests
    }
    return passed
  } finally {
    await engines.stop()
  }
}
