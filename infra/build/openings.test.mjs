// @ts-check
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'

const eslint = new ESLint({ cwd: rootDir })
const OPENING_RULES = ['no-warning-comments', 'no-restricted-syntax']

/** @param {string} code */
async function openingsIn(code) {
  const [result] = await eslint.lintText(code, { filePath: 'infra/build/sample.test.mjs' })
  return result?.messages.filter(({ ruleId }) => OPENING_RULES.includes(String(ruleId))).length
}

it.each([
  '/** The size of a whole report. */',
  '// Calls whose time is up\n// are repeated, as above.',
  '/** Offers the rest. Of these, some are kept. */',
  '/** Whether a person waits. */',
  "describe('what fits', () => {})",
  "it('a file that was written is read', () => {})",
  "send('what is new')",
])('readers find the subject of %s', async (code) => {
  expect(await openingsIn(code)).toBe(0)
})

it.each([
  ['/** Of a whole report. */', 1],
  ['/**\n * What is stored for a quote.\n */', 1],
  ['const size = 1 // By name.', 1],
  ['send()\n// Nobody waits for it.', 1],
  ['/** As sent. */ const sent = 1 // As kept.', 2],
  ["it('what was written is read', () => {})", 1],
  ["test.describe('a person', () => { test(`of ${many} rows some are shown`, () => {}) })", 1],
  ["it.each(rows)('by keyboard %s is left', () => {})", 1],
])('the opening of %s is refused', async (code, count) => {
  expect(await openingsIn(code)).toBe(count)
})
