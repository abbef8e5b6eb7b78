// @ts-check
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describe } from './description.mjs'
import { BUNDLER_RUNTIME, webRemote } from './web-bundle.mjs'

const SOURCES = {
  'expose.tsx': "export const routes = { cash: () => import(/* webpackChunkName: 'page-cash' */ './page.tsx') }",
  'page.tsx':
    "import { part } from './part.ts'\nimport { useState } from 'react'\nimport { TextField } from '@atelie/web-kit/ui-form'\nexport const page = () => [part, useState, <TextField />, () => import('./later.ts')]",
  'later.ts': "import { Dialog } from '@atelie/web-kit/ui-overlay'\nexport const later = () => Dialog",
  'part.ts':
    "import { Button } from '@atelie/web-kit/ui'\nimport { unused } from './unused.ts'\nexport const part = () => Button",
  'unused.ts': "import { Card } from '@atelie/web-kit/ui'\nexport const unused = () => Card",
}

/** @type {string} */
let root
/** @type {import('@atelie/releases/release.mjs').Release} */
let description
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'description-'))
  const folder = join(root, 'mfe-test')
  await Promise.all(
    [join(folder, 'src'), join(root, 'packages/contract/src')].map((path) => mkdir(path, { recursive: true })),
  )
  await writeFile(join(folder, 'package.json'), JSON.stringify({ sideEffects: false }))
  for (const [file, text] of Object.entries(SOURCES)) await writeFile(join(folder, 'src', file), text)
  const config = webRemote(folder, 'mfe-test', '0'.repeat(12))
  const compiler = rspack({ ...config, devtool: false, optimization: { ...config.optimization, minimize: false } })
  const stats = await promisify(compiler.run.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString())
  description = await describe(folder, stats, { version: '0'.repeat(12), files: {} })
  await promisify(compiler.close.bind(compiler))()
})
afterAll(() => rm(root, { recursive: true, force: true }))

it('a remote takes what any of its files imports, even one that the bundler joined with another, and nothing for a file that it left out', () => {
  expect(description.takes).toEqual({
    react: ['useState'],
    'react/jsx-runtime': ['jsx'],
    '@atelie/web-kit/ui': ['Button'],
    '@atelie/web-kit/ui-form': ['TextField'],
    '@atelie/web-kit/ui-overlay': ['Dialog'],
    [BUNDLER_RUNTIME]: [],
  })
})

it('a page is named after its chunk, with its files, the routes first, for whom it is, and what it takes at once', () => {
  const routes = expect.not.stringContaining('page')
  expect(description.pages).toEqual({
    '/cash': {
      access: 'account',
      files: [routes, expect.stringMatching(/^assets\/page-cash\..+\.js$/)],
      takes: ['@atelie/web-kit/ui-form'],
    },
  })
})
