// @ts-check
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CommandError, run } from '../process/command.mjs'

/** Which sources a front-end's tests last passed for, as the id of a tree of git, so that a release runs only what changed since. */

/** Paths that the tests of a front-end depend on outside of its folder, as nx.json says. */
const SHARED = /^(?:packages\/|infra\/build\/|package-lock\.json$|tsconfig\.base\.json$)/

const noteOf = (/** @type {string} */ root, /** @type {string} */ name) => join(root, '.nx', 'tested', name)

/**
 * Notes what the working copy holds now, uncommitted changes and new files included.
 * @param {string} root
 * @returns {Promise<string | null>} null in a copy that is no clone
 */
export async function sourcesNow(root) {
  const scratch = mkdtempSync(join(tmpdir(), 'atelie-sources-'))
  // A copy, since what the person has staged is theirs.
  const index = join(scratch, 'index')
  const git = (/** @type {string[]} */ ...args) =>
    run('git', args, { cwd: root, env: { ...process.env, GIT_INDEX_FILE: index } })
  try {
    const own = resolve(root, (await run('git', ['rev-parse', '--git-path', 'index'], { cwd: root })).trim())
    copyFileSync(own, index)
    // Its time tells git which files may have changed in the same moment.
    utimesSync(index, statSync(own).atime, statSync(own).mtime)
    await git('add', '--all')
    return (await git('write-tree')).trim()
  } catch (error) {
    if (error instanceof CommandError) return null
    throw error
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/**
 * @param {string} root
 * @param {string} name of the front-end
 * @param {string | null} sources for which all of its tests passed, or would
 */
export function noteTested(root, name, sources) {
  if (!sources) return
  mkdirSync(join(root, '.nx', 'tested'), { recursive: true })
  writeFileSync(noteOf(root, name), sources)
}

/**
 * The files whose tests must run for a release.
 * @param {string} root
 * @param {string} name of the front-end
 * @param {string | null} sources what is released
 * @returns {Promise<string[] | null>} null: all tests must run
 */
export async function changedSinceTested(root, name, sources) {
  if (!sources) return null
  try {
    const tested = readFileSync(noteOf(root, name), 'utf8')
    return toTest(name, await changedBetween(root, tested, sources))
  } catch (error) {
    // Nothing is noted, or git has cleared away what was.
    if (error instanceof CommandError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return null
    throw error
  }
}

/**
 * Throws if a file of the working copy has changed, or a new one is there.
 * @param {string} root
 * @param {string | null} sources what it held before
 */
export async function assertUnchanged(root, sources) {
  const now = await sourcesNow(root)
  const changed = sources && now ? await changedBetween(root, sources, now) : []
  if (changed.length > 0) throw new Error(`changed meanwhile: ${changed.join(', ')}`)
}

/**
 * @param {string} root
 * @param {string} from the id of a tree of git
 * @param {string} to
 */
async function changedBetween(root, from, to) {
  const changed = await run('git', ['diff', '--name-only', '--no-renames', '-z', from, to], { cwd: root })
  return changed.split('\0').filter(Boolean)
}

/**
 * Picks the changed files by whose importers the tests can be chosen; null if another one may matter to any test.
 * @param {string} name
 * @param {readonly string[]} changed relative to the root
 */
export function toTest(name, changed) {
  const relevant = changed.filter((file) => file.startsWith(`${name}/`) || SHARED.test(file))
  return relevant.every((file) => file.startsWith(`${name}/src/`)) ? relevant : null
}
