import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useIdempotencyKey } from './idempotency.ts'

const start = () => renderHook(() => useIdempotencyKey()).result.current

describe('an idempotency key', () => {
  it('is kept while the same content is tried again', () => {
    const { keyFor } = start()
    expect(keyFor({ name: 'Caneca' })).toBe(keyFor({ name: 'Caneca' }))
  })

  it('is another one for other content', () => {
    const { keyFor } = start()
    expect(keyFor({ name: 'Caneca' })).not.toBe(keyFor({ name: 'Fita' }))
  })

  it('is another one after a success, since the same content is then meant twice', () => {
    const { keyFor, succeeded } = start()
    const first = keyFor({ name: 'Caneca' })
    succeeded()
    expect(keyFor({ name: 'Caneca' })).not.toBe(first)
  })
})
