// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../local/process/command.mjs'
import { rootDir } from '../local/settings.mjs'

const folder = mkdtempSync(join(tmpdir(), 'atelie-affected-'))
const REMOTES = ['mfe-content', 'mfe-business']
/** The parts that nx would run after a change, by remote. @type {Record<string, string[]>} */
const tasks = {}

// A start of nx takes seconds, so they overlap.
beforeAll(
  () =>
    Promise.all(
      REMOTES.map(async (name) => {
        tasks[name] = await tasksAfterChange(name)
      }),
    ),
  120_000,
)
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {string} name */
async function tasksAfterChange(name) {
  const nx = join(rootDir, 'node_modules/.bin/nx')
  const graphFile = join(folder, `${name}.json`)
  await run(
    process.execPath,
    [nx, 'affected', '-t', 'test', 'build', `--files=${name}/src/expose.tsx`, `--graph=${graphFile}`],
    { cwd: rootDir, env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  )
  return Object.keys(JSON.parse(readFileSync(graphFile, 'utf8')).tasks.tasks).sort()
}

it.each(REMOTES)('a change in %s builds and tests it alone', (name) => {
  expect(tasks[name]).toEqual([`@atelie/${name}:build`, `@atelie/${name}:test`])
})
