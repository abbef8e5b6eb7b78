import { expect, it } from 'vitest'
import { createSessions } from './sessions.ts'

const one = { mark: 'a', address: '203.0.113.1', version: 'canary', hasFailed: false } as const

it('a browser and its failure are counted once, where it was first seen', () => {
  const { see, tallies } = createSessions()
  for (const address of ['203.0.113.1', '203.0.113.2']) for (const hasFailed of [false, true, true]) see({ ...one, address, hasFailed })
  see({ ...one, mark: 'b', version: 'stable' })
  expect(tallies()).toEqual([{ canary: { sessions: 1, failed: 1 }, stable: { sessions: 1, failed: 0 } }])
})

it('an address cannot have more than fifty browsers', () => {
  const { see, tallies } = createSessions()
  for (let mark = 0; mark < 1_000; mark += 1) see({ ...one, mark: String(mark), hasFailed: true })
  expect(tallies()).toEqual([{ canary: { sessions: 50, failed: 50 }, stable: { sessions: 0, failed: 0 } }])
})

it('when there are too many browsers, the oldest are dropped, and nothing remains of them', () => {
  const { see, tallies } = createSessions()
  const all = (network: number) => Array.from({ length: 10_000 }, (_, index) => ({ ...one, mark: `${network} ${index}`, address: `${network} ${index % 200}`, hasFailed: index % 2 === 0 }))
  for (const browser of [...all(1), ...all(2)]) see(browser)
  expect(tallies()).toHaveLength(200)
  expect(tallies().reduce((total, { canary }) => total + canary.sessions, 0)).toBe(10_000)
  expect(tallies().reduce((total, { canary }) => total + canary.failed, 0)).toBe(5_000)
})
