// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../process/command.mjs'
import { assertUnchanged, changedSinceTested, noteTested, sourcesNow, toTest } from './tested.mjs'

const NAME = 'mfe-roses'
const TEXTS = `${NAME}/src/strings.ts`

/** @type {string} */
let root
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tested-'))
  mkdirSync(join(root, NAME, 'src'), { recursive: true })
  writeFileSync(join(root, '.gitignore'), '.nx/\n')
  await git('init', '--quiet')
  change(TEXTS, 'one')
  await git('add', '--all')
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (/** @type {string[]} */ ...args) => run('git', args, { cwd: root })
const change = (/** @type {string} */ file, /** @type {string} */ text) => writeFileSync(join(root, file), text)
const changed = async () => changedSinceTested(root, NAME, await sourcesNow(root))

it('without a note all tests must run, and with one those of what changed since, committed or not', async () => {
  expect(await changed()).toBeNull()
  noteTested(root, NAME, await sourcesNow(root))
  expect(await changed()).toEqual([])
  change(TEXTS, 'two')
  change(`${NAME}/src/new.ts`, 'new')
  expect(await changed()).toEqual([`${NAME}/src/new.ts`, TEXTS])
  change(TEXTS, 'one')
  rmSync(join(root, NAME, 'src/new.ts'))
  expect(await changed()).toEqual([])
})

it('a file that a run has changed or left behind is named', async () => {
  const before = await sourcesNow(root)
  await expect(assertUnchanged(root, before)).resolves.toBeUndefined()
  change(TEXTS, 'two')
  change('left-behind.txt', 'new')
  await expect(assertUnchanged(root, before)).rejects.toThrow(`left-behind.txt, ${TEXTS}`)
})

it('staged changes stay as they are', async () => {
  change(TEXTS, 'not staged')
  await sourcesNow(root)
  expect(await git('show', `:${TEXTS}`)).toBe('one')
})

it('a note that git no longer knows counts as none', async () => {
  noteTested(root, NAME, '0123456789012345678901234567890123456789')
  expect(await changed()).toBeNull()
})

it.each([
  [['docs/teams.md', 'services/crm/src/app.ts', 'mfe-tulips/src/page.tsx'], []],
  [[TEXTS, 'README.md'], [TEXTS]],
  [[TEXTS, 'packages/web-kit/src/ui.ts'], null],
  [['package-lock.json'], null],
  [['tsconfig.base.json'], null],
  [['infra/build/test-projects.mjs'], null],
  [[`${NAME}/consumed.json`], null],
])('after the changes %j, %j decide which tests run', (files, expected) => {
  expect(toTest(NAME, files)).toEqual(expected)
})
