import { afterEach, expect, it, vi } from 'vitest'
import { object, string } from './schema.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a schema is never compiled to code, which the content security policy forbids', () => {
  const Compiled = vi.fn(Function)
  vi.stubGlobal('Function', Compiled)
  expect(object({ name: string() }).parse({ name: 'Ana' })).toEqual({ name: 'Ana' })
  expect(Compiled).not.toHaveBeenCalled()
})
