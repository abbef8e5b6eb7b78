import { describe, expect, it } from 'vitest'
import { remainingSeconds, shouldRenew } from './session-length.ts'

const DAY = 86_400
const now = 2_000 * DAY
const session = (signedInDaysAgo: number, renewedDaysAgo: number) => ({
  sid: 'session-1',
  signedInAt: now - signedInDaysAgo * DAY,
  renewedAt: now - renewedDaysAgo * DAY,
})

describe('a session', () => {
  it('a session lasts 30 days from its last use, and never more than 180 days from sign-in', () => {
    expect(remainingSeconds(session(0, 0), now)).toBe(30 * DAY)
    expect(remainingSeconds(session(140, 1), now)).toBe(30 * DAY)
    expect(remainingSeconds(session(170, 1), now)).toBe(10 * DAY)
    expect(remainingSeconds(session(181, 1), now)).toBeLessThan(0)
  })

  it('a session is renewed at most once a day, and not after it has expired', () => {
    expect(shouldRenew(session(3, 0.5), now)).toBe(false)
    expect(shouldRenew(session(3, 1), now)).toBe(true)
    expect(shouldRenew(session(180, 2), now)).toBe(false)
  })
})
