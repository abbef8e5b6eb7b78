// @ts-check
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readableStack } from './readable-stack.mjs'

/** @type {string} */
let folder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-'))
  const maps = join(folder, 'front-ends', 'mfe-content', VERSION, 'maps', 'assets')
  await mkdir(maps, { recursive: true })
  // Column 1 is line 1 of the source, column 11 is line 3, column 5, in something named `ask`.
  await writeFile(
    join(maps, 'page.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['webpack://mfe_content/./src/page.tsx'],
      names: ['ask'],
      mappings: 'AAAA,UAEIA',
    }),
  )
})
afterEach(() => rm(folder, { recursive: true }))

const VERSION = '0123456789ab'
const FILE = `https://atelie.exemplo/front-ends/mfe-content/${VERSION}/assets/page.js`

it('positions in released files become those in their sources', async () => {
  const stack = `TypeError: x is not a function\n    at a (${FILE}:1:11)\n    at ${FILE}:1:3\nb@${FILE}:1:12`
  expect(await readableStack(folderStore(folder), stack)).toBe(
    'TypeError: x is not a function\n    at a (src/page.tsx:3:5 (ask))\n    at src/page.tsx:1:1\nb@src/page.tsx:3:5 (ask)',
  )
})

it.each([
  ['as it is', String.raw`\n`],
  ['parsed', String.raw`\\n`],
])('a stack from the log, %s, is readable', async (_, newline) => {
  expect(await readableStack(folderStore(folder), `{"stack":"Error${newline}    at ${FILE}:1:1"}`)).toBe(
    '{"stack":"Error\n    at src/page.tsx:1:1"}',
  )
})

it.each([
  ['of an unknown version', FILE.replace(VERSION, '000000000000')],
  ['of an unknown file', FILE.replace('page', 'other')],
  ['that leads elsewhere', FILE.replace('assets', '../..')],
  ['of another site', 'https://elsewhere.exemplo/x.js'],
])('a position %s stays', async (_, file) => {
  expect(await readableStack(folderStore(folder), `at ${file}:1:1`)).toBe(`at ${file}:1:1`)
})

it.each(['0:1', '1:0', '9:1'])('the position %s, which is not in the file, stays', async (position) => {
  expect(await readableStack(folderStore(folder), `at ${FILE}:${position}`)).toBe(`at ${FILE}:${position}`)
})

it('the command reads a file or its input', async () => {
  const env = { ...process.env, FRONT_END_STORE: folder }
  const file = join(folder, 'stack.txt')
  await writeFile(file, `at ${FILE}:1:1\n`)
  const command = join(import.meta.dirname, 'stack.mjs')
  expect((await promisify(execFile)(process.execPath, [command, '--file', file], { env })).stdout).toBe(
    'at src/page.tsx:1:1\n',
  )
  const piped = promisify(execFile)(process.execPath, [command], { env })
  piped.child.stdin?.end(`at ${FILE}:1:11`)
  expect((await piped).stdout).toBe('at src/page.tsx:3:5 (ask)\n')
})
