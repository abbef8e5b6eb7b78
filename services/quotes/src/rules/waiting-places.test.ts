import { describe, expect, it } from 'vitest'
import { createWaitingPlaces } from './waiting-places.ts'

const takeMany = (count: number, take: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => take(index)).filter(Boolean).length

describe('places for calls that wait', () => {
  it('are eight quotes for an account, and others have their own', () => {
    const places = createWaitingPlaces()
    expect(takeMany(150, (index) => places.take('ana', index))).toBe(8)
    expect(places.take('bia', 1)).not.toBeNull()
  })

  it('are a hundred calls for the same quote', () => {
    const places = createWaitingPlaces()
    expect(takeMany(150, () => places.take('ana', 1))).toBe(100)
  })

  it('can be taken again once they are given back', () => {
    const places = createWaitingPlaces()
    const leave = Array.from({ length: 8 }, (_, index) => places.take('ana', index)!)
    leave[3]!()
    expect([places.take('ana', 3), places.take('ana', 8)]).toEqual([expect.any(Function), null])
  })
})
