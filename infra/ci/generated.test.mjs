// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@atelie/contract/registry'
import { expect, it } from 'vitest'
import { generatedFiles } from '../generated.mjs'
import { rootDir } from '../local/settings.mjs'
import { owning } from '../services.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(rootDir, file), 'utf8')
const expected = generatedFiles()

it('the table has the services of the contract', () => {
  expect(owning.map(({ name }) => name)).toEqual([...serviceNames])
})

it.each(Object.entries(expected))('%s is as its sources say: npm run generate', (file, text) => {
  expect(read(file)).toBe(text)
})

it('a file that is generated no more is removed', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'infra/k8s', 'infra/monitoring/generated'], {
    cwd: rootDir,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
  const generated = files.filter(
    (file) => file.includes('/generated/') || (file.endsWith('.yaml') && read(file).startsWith('# Generated')),
  )
  expect(Object.keys(expected)).toEqual(expect.arrayContaining(generated))
})
