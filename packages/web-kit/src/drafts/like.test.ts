import { expect, it } from 'vitest'
import { isLike, partsLike } from './like.ts'

const example = { text: '', isDone: false, tags: [''], owner: { name: '' }, note: null }
const whole = { text: 'fita', isDone: true, tags: ['a', 'b'], owner: { name: 'Ana', more: 1 }, note: 5 }

it('a value with all parts of the example is like it, whatever else it has', () => {
  expect(isLike(example, { ...whole, more: [] })).toBe(true)
  expect(isLike(example, { ...whole, tags: [] })).toBe(true)
})

it.each([
  null,
  undefined,
  'text',
  5,
  [],
  {},
  { ...whole, text: 5 },
  { ...whole, isDone: 'yes' },
  { ...whole, tags: 'a' },
  { ...whole, tags: [1] },
  { ...whole, tags: { 0: 'a' } },
  { ...whole, owner: null },
  { ...whole, owner: { name: null } },
  { ...whole, owner: [] },
])('a value without a part of the example is not like it (%j)', (value) => {
  expect(isLike(example, value)).toBe(false)
})

it('only the parts of the example are taken from a value with others', () => {
  expect(partsLike(example, { ...whole, text: 5, more: 1, toString: 'x' })).toEqual({
    isDone: true,
    tags: ['a', 'b'],
    owner: { name: 'Ana', more: 1 },
    note: 5,
  })
  expect(partsLike(example, null)).toEqual({})
  expect(partsLike(example, 'fita')).toEqual({})
})
