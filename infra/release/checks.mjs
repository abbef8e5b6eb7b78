// @ts-check
import { join } from 'node:path'
import { Refused } from '@atelie/releases/actions.mjs'
import { IN_FRONT_ENDS } from '../local/front-ends.mjs'
import { CommandError, run } from '../local/process/command.mjs'
import { changedSinceTested, noteTested, sourcesNow } from '../local/tests/tested.mjs'

/** In characters, of a check that fails. */
const MOST_OUTPUT = 4_000

/**
 * Types, lint, tests and build of what is released, the first two of all that it is made of. Builds that did not change come from
 * nx's cache. Of the tests, those of what changed since all passed here; all of them if that never was, or if it cannot be told.
 * @param {string} root
 * @param {readonly string[]} names of front-ends
 */
export async function check(root, names) {
  const sources = await sourcesNow(root)
  try {
    await Promise.all([
      tool(root, 'oxlint', ['-c', 'oxlint.config.mjs', ...names, ...IN_FRONT_ENDS]),
      nx(root, ['build'], names),
      ...names.map((name) => test(root, name, sources)),
    ])
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new Refused(`the checks failed:\n${error.output.slice(-MOST_OUTPUT)}`)
  }
  for (const name of names) noteTested(root, name, sources)
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string | null} sources
 */
async function test(root, name, sources) {
  const changed = await changedSinceTested(root, name, sources)
  if (!changed) return nx(root, ['test'], [name])
  if (changed.length === 0) return
  await tool(root, 'vitest', [
    'related',
    ...changed,
    '--run',
    '--passWithNoTests',
    '--project',
    name,
    '--project',
    `${name}-pages`,
  ])
}

/**
 * @param {string} root
 * @param {readonly string[]} targets
 * @param {readonly string[]} names
 */
const nx = (root, targets, names) =>
  tool(root, 'nx', ['run-many', '-t', ...targets, '-p', names.map((name) => `@atelie/${name}`).join(',')])

/**
 * @param {string} root
 * @param {string} name
 * @param {readonly string[]} args
 */
const tool = (root, name, args) =>
  run(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  })
