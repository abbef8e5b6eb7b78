import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIdempotencyKey } from './idempotency.ts'

it('an idempotency key lasts until the content changes or the submit succeeds', () => {
  const {
    result: { current: idempotency },
  } = renderHook(() => useIdempotencyKey())
  const key = idempotency.keyFor({ name: 'a' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(idempotency.keyFor({ name: 'a' })).toBe(key)
  const changed = idempotency.keyFor({ name: 'b' })
  expect(changed).not.toBe(key)
  idempotency.succeeded()
  expect(idempotency.keyFor({ name: 'b' })).not.toBe(changed)
})
