// @ts-check
import { expect, it } from 'vitest'
import { collect, missingIn } from '../build/consumed-calls.mjs'

const LIST = 'GET /api/roses'
const CREATE = 'POST /api/roses'
const made = (/** @type {string} */ name, /** @type {object} */ sent = {}) => JSON.stringify([name, sent])
const rose = (/** @type {unknown} */ body) => made(CREATE, { body })

it('the simplest of the calls with one shape is recorded, in an order that does not depend on the tests', () => {
  const calls = [
    rose({ name: 'Rosa azul', petals: 7 }),
    rose({ petals: 3, name: 'Rosa' }),
    rose({ name: null, petals: 1 }),
    made(LIST, { query: { page: '2' } }),
    made(LIST),
  ]
  const consumed = {
    [LIST]: [{ query: { page: '2' } }, {}],
    [CREATE]: [{ body: { name: null, petals: 1 } }, { body: { petals: 3, name: 'Rosa' } }],
  }
  expect(JSON.stringify(collect(calls, {}))).toBe(JSON.stringify(consumed))
  expect(JSON.stringify(collect(calls.toReversed(), {}))).toBe(JSON.stringify(consumed))
})

it('a committed example is kept as long as its shape is sent', () => {
  expect(collect([rose({ name: 'Rosa' })], { [CREATE]: [{ body: { name: 'Rosa de antes' } }] })).toEqual({
    [CREATE]: [{ body: { name: 'Rosa de antes' } }],
  })
  expect(collect([rose({ name: 5 })], { [CREATE]: [{ body: { name: 'Rosa de antes' } }] })).toEqual({
    [CREATE]: [{ body: { name: 5 } }],
  })
})

it('records differ in calls, in fields and in types, at any depth, but not in values', () => {
  const consumed = collect([rose({ petals: [{ colour: 'red' }] })], {})
  expect(missingIn(consumed, collect([rose({ petals: [{ colour: 'blue' }, { colour: 'green' }] })], {}))).toEqual([])
  for (const other of [
    made(LIST),
    rose({ petals: [{ color: 'red' }] }),
    rose({ petals: [{ colour: null }] }),
    rose({ petals: ['red'] }),
  ]) {
    expect(missingIn(consumed, collect([other], {}))).toEqual([`${CREATE} {body: {petals: [{colour: string}]}}`])
  }
})

it('calls with ever more shapes are refused', () => {
  const calls = Array.from({ length: 31 }, (_, index) => rose({ [`field${index}`]: 1 }))
  expect(() => collect(calls, {})).toThrow('POST /api/roses is called with more than 30 shapes')
})
