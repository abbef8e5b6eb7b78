// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'
import { draw } from './mutants.mjs'

const MONEY = 'packages/money'

it('the same seed draws the same lines, and another seed draws others', () => {
  const drawn = draw(MONEY, { count: 10, seed: 7 })
  expect(draw(MONEY, { count: 10, seed: 7 })).toEqual(drawn)
  expect(draw(MONEY, { count: 10, seed: 8 })).not.toEqual(drawn)
})

it('no more lines are drawn than are wanted, and none without code', () => {
  expect(draw(MONEY, { count: 1, seed: 7 })).toEqual([expect.stringMatching(/^src\/[\w-]+\.ts:(\d+)-\1$/)])
  const all = draw(MONEY, { count: Infinity, seed: 7 }).map((line) => line.split(/:|-(?=\d+$)/))
  for (const [file = '', number] of all)
    expect(readFileSync(join(rootDir, MONEY, file), 'utf8').split('\n')[Number(number) - 1]).toMatch(/^ *[a-zA-Z.?:]/)
})

it('every source is drawn from, and no test', () => {
  const drawn = draw(MONEY, { count: Infinity, seed: 7 })
  expect([...new Set(drawn.map((line) => line.split(':')[0]))].sort()).toEqual([
    'src/cents.ts',
    'src/decimal.ts',
    'src/quote-totals.ts',
  ])
})
