// @ts-check
import { ACROSS_ACCOUNTS, layouts } from '@atelie/test-kit/sharding'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT, documentNow } from './document.mjs'
import { callsPerSecond, estimate } from './estimate.mjs'

const document = readFileSync(DOCUMENT, 'utf8')

test('the tables of docs/scaling.md follow from what was measured: node infra/scaling/render.mjs', () => {
  expect(document).toBe(documentNow())
})

test.each(Object.keys(layouts))('docs/scaling.md says how %s is sharded', (collection) => {
  expect(document).toContain(`\`${collection}\``)
})

test.each(ACROSS_ACCOUNTS.filter(({ who }) => who !== 'tests').map(({ who }) => who))('docs/scaling.md names %s among what goes to all shards', (who) => {
  expect(document).toContain(who)
})

test('calls follow from the assumed use', () => {
  const { poll, read } = callsPerSecond(1_000_000)
  expect(poll).toBe(20_000)
  expect(read).toBeCloseTo(1_667, 0)
})

test('processors follow from calls and what each costs, at half their time', () => {
  const cost = (/** @type {number} */ gateway) => ({ gateway, operations: 1 })
  const perTime = { poll: cost(1), read: cost(0), create: cost(0), signIn: cost(0), pdf: cost(0) }
  const { cores, operations, records } = estimate({ date: '', cores: 2, node: '', perTime, bytes: { account: 10, quotes: 1, pdf: 1, redisPerSignIn: 1, redisPerCaption: 1 } }, 1_000_000)
  expect(cores.gateway).toBeCloseTo(40)
  expect(operations).toBeGreaterThan(20_000)
  expect(records).toBe(10_000_000)
})
