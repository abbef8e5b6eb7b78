import { expect, it } from 'vitest'
import { errorCatalogue } from './errors.ts'

it.each([
  ['unauthenticated', 401],
  ['timeout', 408],
  ['limit_reached', 409],
  ['stale', 412],
  ['too_large', 413],
  ['unsupported_media_type', 415],
  ['too_many_requests', 429],
  ['unavailable', 503],
] as const)('the error %s has the status %i, which browsers and proxies act on', (code, status) => {
  expect(errorCatalogue[code].status).toBe(status)
})

it.each(Object.entries(errorCatalogue))('the error %s has a sentence for users', (_, { message }) => {
  expect(message).toMatch(/^\p{Lu}.+\.$/u)
})
