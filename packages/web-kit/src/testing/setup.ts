import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  const logged = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(logged, 'errors on the console').toEqual([])
})
