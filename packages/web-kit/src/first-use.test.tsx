import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onFirstUse } from './first-use.ts'

const load = vi.fn()

beforeEach(() => {
  load.mockClear()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it.each([
  ['a click', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['five seconds', () => vi.advanceTimersByTime(5_000)],
])('something is loaded at %s, once', (_, use) => {
  onFirstUse(load)
  vi.advanceTimersByTime(4_900)
  expect(load).not.toHaveBeenCalled()
  use()
  fireEvent.pointerDown(document.body)
  vi.advanceTimersByTime(10_000)
  expect(load).toHaveBeenCalledOnce()
})

it('nothing is loaded once it is cancelled', () => {
  onFirstUse(load)()
  fireEvent.keyDown(document.body)
  vi.advanceTimersByTime(10_000)
  expect(load).not.toHaveBeenCalled()
})
