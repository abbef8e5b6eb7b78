import { expect, it } from 'vitest'
import { editState } from './updates.ts'

const row = { version: 3, name: 'Ana', address: { city: 'Recife' } }

it.each([
  ['that names no version is applied', { name: 'Bia' }, undefined, 'apply'],
  ['of the stored version is applied', { name: 'Bia' }, 3, 'apply'],
  ['of an earlier version is stale', { name: 'Bia' }, 2, 'stale'],
  ['of a future version is stale', { name: 'Bia' }, 4, 'stale'],
  [
    'of an earlier version whose values are already stored has been applied',
    { name: 'Ana', 'address.city': 'Recife', notes: null },
    2,
    'already-applied',
  ],
  [
    'of an earlier version that differs in one nested field is stale',
    { name: 'Ana', 'address.city': 'Olinda' },
    2,
    'stale',
  ],
] as const)('an edit %s', (_, fields, ifMatch, state) => {
  expect(editState(row, fields, ifMatch)).toBe(state)
})
