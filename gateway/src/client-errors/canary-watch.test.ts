import type { FrontEnd } from '@atelie/releases/record.mjs'
import type { Store } from '@atelie/releases/store.mjs'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCanaryWatch } from './canary-watch.ts'

const content = { stable: 'a', before: null, canary: { version: 'b', percent: 50, since: '2026-11-23T00:00:00.000Z' } }

let inUse: Record<string, FrontEnd>
let isAway: boolean
let written: { who: string; action: string; why: string }[]
const { log, find } = recordedLog()

const FIRST = 'record/000000001.json'
const store: Store = {
  get: async (key) => (key === FIRST ? Buffer.from(JSON.stringify({ revision: 1, frontEnds: inUse })) : null),
  list: async () => {
    if (isAway) throw new Error('away')
    return [FIRST]
  },
  putNew: async (_, bytes) => written.push(JSON.parse(bytes.toString())) > 0,
  remove: async () => {},
}

beforeEach(() => {
  vi.useFakeTimers()
  inUse = { 'mfe-content': content }
  isAway = false
  written = []
})
afterEach(() => vi.useRealTimers())

const watch = () => createCanaryWatch({ frontEnds: () => inUse, store, log })
const given = (number: number, version = 'b') => ({ mark: String(number), address: `203.0.113.${number}`, versions: { 'mfe-content': version } })

it('a canary is stopped once, even by one that joins the failing ones without a failure', async () => {
  const { gave, failed } = watch()
  for (let number = 1; number <= 4; number += 1) failed(given(number), { frontEnd: 'mfe-content', version: 'b' })
  await vi.runAllTimersAsync()
  expect(written).toEqual([])
  for (let number = 5; number <= 9; number += 1) gave(given(number))
  await vi.runAllTimersAsync()
  expect(written).toMatchObject([{ who: 'gateway', action: 'stop-canary', why: 'failed in 4 of 5 sessions, at 4 of 5 addresses; the stable version in 0 of 0' }])
})

it('a canary that could not be stopped, because the store is away, is stopped later', async () => {
  const { failed } = watch()
  isAway = true
  for (let number = 1; number <= 9; number += 1) failed(given(number), { frontEnd: 'mfe-content', version: 'b' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(find({ msg: 'canary not stopped' })).toHaveLength(1)
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  failed(given(1), { frontEnd: 'mfe-content', version: 'b' })
  await vi.runAllTimersAsync()
  expect(written).toHaveLength(1)
})

it('what is known of a canary is forgotten when it ends', async () => {
  const { failed } = watch()
  for (let number = 1; number <= 4; number += 1) failed(given(number), { frontEnd: 'mfe-content', version: 'b' })
  inUse = { 'mfe-content': { ...content, canary: { ...content.canary, since: '2026-11-23T00:00:01.000Z' } } }
  for (let number = 5; number <= 8; number += 1) failed(given(number), { frontEnd: 'mfe-content', version: 'b' })
  await vi.runAllTimersAsync()
  expect(written).toEqual([])
})

it.each([['another front-end', 'mfe-business', 'b'], ['a version that was not given', 'mfe-content', 'a'], ['a property of all objects', 'toString', 'b']])('failures of %s do not count', async (_, frontEnd, version) => {
  const { failed } = watch()
  for (let number = 1; number <= 9; number += 1) failed(given(number), { frontEnd, version })
  await vi.runAllTimersAsync()
  expect(written).toEqual([])
})
