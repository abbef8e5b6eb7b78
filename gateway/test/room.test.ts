import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoom } from '../src/room.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

describe('a room in which guests may stay for a while', () => {
  const left: string[] = []
  const guest = (name: string) => () => void left.push(name)
  beforeEach(() => void left.splice(0))

  it('refuses an owner who would push their own guests out again and again', () => {
    const room = createRoom({ most: 4, mostOfOne: 2, stayMs: 3_000 })
    room.enter('a', guest('a1'))
    room.enter('a', guest('a2'))
    expect(() => room.enter('a', guest('a3'))).toThrow(expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 3 }))
    vi.advanceTimersByTime(3_000)
    room.enter('a', guest('a4'))
    expect(left).toEqual(['a1'])
    expect(() => room.enter('a', guest('a5'))).not.toThrow()
    expect(() => room.enter('a', guest('a6'))).toThrow()
  })

  it('shares its places out at once, and lets guests stay where that is done', () => {
    const room = createRoom({ most: 4, mostOfOne: 2, stayMs: 3_000 })
    for (const owner of ['a', 'b']) for (const number of [1, 2]) room.enter(owner, guest(owner + number))
    room.enter('c', guest('c1'))
    expect(left).toEqual(['a1'])
    room.enter('d', guest('d1'))
    expect(left).toEqual(['a1', 'b1'])
    expect(() => room.enter('e', guest('e1'))).toThrow()
  })
})
