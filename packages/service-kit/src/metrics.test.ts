import { metric } from '@atelie/test-kit/metrics'
import { register } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import { Gauge, readBeforeScrape, showBuild } from './metrics.ts'

const stored = new Gauge({ name: 'stored_things', help: 'For this test' })
afterEach(() => readBeforeScrape('things', async () => {}))

it('the metrics say which build this is', async () => {
  showBuild({ VERSION: '1.2.3', GIT_COMMIT: 'abc1234' })
  expect(await metric('build_info', { version: '1.2.3', commit: 'abc1234' })).toBe(1)
})

it('a figure that a store has is read for each scrape', async () => {
  let things = 3
  readBeforeScrape('things', async () => stored.set(things))
  expect(await metric('stored_things')).toBe(3)
  things = 4
  expect(await metric('stored_things')).toBe(4)
})

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<void>(() => {})],
])('a store that %s costs no other figure', async (_, read) => {
  readBeforeScrape('things', read)
  expect(await metric('process_start_time_seconds')).toBeGreaterThan(0)
})

it('only counters are named totals, as Prometheus expects', async () => {
  const totals = (await register.getMetricsAsJSON()).filter(({ name }) => name.endsWith('_total'))
  expect(totals.length).toBeGreaterThan(0)
  // The type of the library says that it is a number, but it is the word.
  expect(new Set(totals.map(({ type }) => String(type)))).toEqual(new Set(['counter']))
})
