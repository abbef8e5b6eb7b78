import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { maskedDate } from './date-field.tsx'
import { useIdempotencyKey } from './idempotency.ts'
import { maskedAmount } from './money-field.tsx'

describe('an amount field', () => {
  it.each([
    ['8', '', '0.08'], ['0,089', '0.08', '0.89'], ['8990', '', '89.90'], ['1.234,56', '', '1234.56'], ['123456789012', '', '123456789.01'],
    ['0', '', '0.00'], ['0,0', '0.00', ''], ['', '0.05', ''], ['abc', '', ''],
  ])('reads %j after %j as %j', (typed, before, value) => expect(maskedAmount(typed, before)).toBe(value))
})

describe('a date field', () => {
  it.each([
    ['2', '2'], ['2111', '21/11'], ['21/11/202', '21/11/202'], ['21/11/2026', '2026-11-21'], ['21112026', '2026-11-21'],
    ['31/02/2026', '31/02/2026'], ['', ''],
  ])('reads %j as %j', (typed, value) => expect(maskedDate(typed)).toBe(value))
})

it('an idempotency key lasts until the content changes or the submit succeeds', () => {
  const { result: { current: idempotency } } = renderHook(() => useIdempotencyKey())
  const key = idempotency.keyFor({ name: 'a' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(idempotency.keyFor({ name: 'a' })).toBe(key)
  const changed = idempotency.keyFor({ name: 'b' })
  expect(changed).not.toBe(key)
  idempotency.succeeded()
  expect(idempotency.keyFor({ name: 'b' })).not.toBe(changed)
})
