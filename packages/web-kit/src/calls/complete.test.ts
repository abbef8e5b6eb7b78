import { getBalance } from '@atelie/contract/cash'
import { exampleResponses } from '@atelie/contract/examples/responses'
import type { Endpoint } from '@atelie/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { complete } from './complete.ts'

const ODD = [null, undefined, {}, [], 'text', -1, true]

/** A value with each of its parts, at any depth, replaced in turn. */
function* variants(value: unknown): Generator<unknown> {
  yield* ODD
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    for (const variant of variants(part)) {
      if (Array.isArray(value)) yield value.with(Number(name), variant)
      else yield { ...value, [name]: variant }
    }
  }
}

const responses = [...exampleResponses]
  .filter(([{ response }]) => response)
  .map(
    ([endpoint, example]) => [`${endpoint.method} ${endpoint.path}`, endpoint, example] as [string, Endpoint, unknown],
  )

describe('a response', () => {
  it.each(responses)('%s stays as it is if it is in order', (_, { response }, example) => {
    expect(complete(response!, example)).toEqual(example)
  })

  it.each(responses)('%s with an odd part still has all that its schema promises', (_, { response }, example) => {
    for (const variant of variants(example)) {
      const { error } = response!.safeParse(complete(response!, variant))
      // Unknown words stay, and a number may be out of its range.
      expect(error?.issues.filter(({ code }) => !['invalid_value', 'too_small'].includes(code)) ?? []).toEqual([])
    }
  })

  it.each([
    ['89,90', 89.9],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    [' -10,5 ', -10.5],
    ['1.500', 1500],
    ['12345678901', 12_345_678_901],
    ['1e3', 0],
    ['10%', 0],
    ['', 0],
    [[], 0],
    [true, 0],
  ])('the number %j is %d', (total, number) =>
    expect(complete(getBalance.response!, { total })).toMatchObject({ total: number }),
  )
})
