import { describe, expect, it } from 'vitest'
import { createWaitSlots } from './wait-slots.ts'

const acquireMany = (count: number, acquire: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => acquire(index)).filter(Boolean).length

describe('slots for calls that wait', () => {
  it('an account may wait for eight quotes, and others have their own slots', () => {
    const slots = createWaitSlots()
    expect(acquireMany(150, (index) => slots.acquire('ana', index))).toBe(8)
    expect(slots.acquire('bia', 1)).not.toBeNull()
  })

  it('a hundred calls may wait for the same quote', () => {
    const slots = createWaitSlots()
    expect(acquireMany(150, () => slots.acquire('ana', 1))).toBe(100)
  })

  it('a slot can be acquired again once it is released', () => {
    const slots = createWaitSlots()
    const releases = Array.from({ length: 8 }, (_, index) => slots.acquire('ana', index)!)
    releases[3]!()
    expect([slots.acquire('ana', 3), slots.acquire('ana', 8)]).toEqual([expect.any(Function), null])
  })
})
