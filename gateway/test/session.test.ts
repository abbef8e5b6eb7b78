import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionReader } from '../src/session.ts'
import { sessionCookieOf, testKeys } from './harness.ts'

const START = Date.parse('2026-11-23T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => void vi.useRealTimers())

const createReader = () =>
  createSessionReader({
    publicUrl: 'http://127.0.0.1:8080',
    sessionKeys: testKeys.keys,
    identityKey: testKeys.privateKeyOf('gateway'),
    revocations: { has: () => false },
  })

it('a session is over the moment it expires, whether it was read before or not', () => {
  const request = { headers: sessionCookieOf({ seconds: 60 }) }
  const reader = createReader()
  vi.advanceTimersByTime(59_999)
  expect([reader, createReader()].map((each) => each.read(request) !== null)).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect([reader, createReader()].map((each) => each.read(request))).toEqual([null, null])
})

it('a session cookie is one text: no other end of its signature will do', () => {
  const { cookie } = sessionCookieOf()
  const ends = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='].filter(
    (end) => !cookie.endsWith(end),
  )
  const others = ends.flatMap((end) => [cookie + end, cookie.slice(0, -1) + end])
  const isRead = (text: string) => createReader().read({ headers: { cookie: text } }) !== null
  expect(isRead(cookie)).toBe(true)
  expect(others.filter(isRead)).toEqual([])
})

it('an identity token is reused for some seconds, for one service and one session', () => {
  const reader = createReader()
  const sessionOf = (sid: string) => reader.read({ headers: sessionCookieOf({ sid }) })!
  const session = sessionOf('session-1')
  const first = reader.identityFor(session, 'crm')
  vi.advanceTimersByTime(30_000)
  expect(reader.identityFor(session, 'crm')).toBe(first)
  expect(reader.identityFor(session, 'cash')).not.toBe(first)
  expect(reader.identityFor(sessionOf('session-2'), 'crm')).not.toBe(first)
})
