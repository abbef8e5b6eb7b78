import { expect, it } from 'vitest'
import { formatMoment } from './moments.ts'

it('a moment is its day and time in São Paulo', () => {
  expect(formatMoment(new Date('2026-11-22T01:05:00Z'))).toBe('21/11/2026 às 22:05')
})
