// @ts-check
import { expect, it } from 'vitest'
import { draw } from './mutants.mjs'

const MONEY = 'packages/money'

it('the same seed draws the same lines, and another seed draws others', async () => {
  const drawn = await draw(MONEY, { count: 10, seed: 7 })
  expect(await draw(MONEY, { count: 10, seed: 7 })).toEqual(drawn)
  expect(await draw(MONEY, { count: 10, seed: 8 })).not.toEqual(drawn)
})

it('no more lines are drawn than hold the faults wanted', async () => {
  expect(await draw(MONEY, { count: 1, seed: 7 })).toEqual([expect.stringMatching(/^src\/[\w-]+\.ts:(\d+)-\1$/)])
})

it('every source is drawn from, and no test', async () => {
  const drawn = await draw(MONEY, { count: Infinity, seed: 7 })
  expect([...new Set(drawn.map((line) => line.split(':')[0]))].sort()).toEqual(['src/cents.ts', 'src/decimal.ts', 'src/quote-totals.ts'])
})
