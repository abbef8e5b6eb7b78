import { expect, it } from 'vitest'
import { optionalText, requiredText } from './fields.ts'
import { field, nullableText, record, rowReader, text } from './record.ts'
import * as z from './schema.ts'

const pet = record({
  name: text(requiredText('Nome?')),
  nickname: nullableText(optionalText()),
  isTame: field(z.optional(z.boolean()), z.boolean()),
})
const registeredPet = z.extend(pet.response, {
  id: z.int(),
  home: z.object({ city: z.string(), street: z.nullable(z.string()) }),
})

it('a record describes what is sent and what is read back', () => {
  expect(pet.body.parse({ name: ' Rex ', nickname: '' })).toEqual({ name: 'Rex', nickname: null })
  expect(pet.response.parse({ name: 'Rex', nickname: null, isTame: true })).toEqual({
    name: 'Rex',
    nickname: null,
    isTame: true,
  })
  expect(pet.response.safeParse({ name: 'Rex', isTame: true }).success).toBe(false)
})

it('a row is read with exactly the fields of its record, absent ones as null', () => {
  const stored = { _id: 'x', accountId: 'y', id: 1, name: 'Rex', isTame: false, home: { _id: 'z', city: 'Santos' } }
  expect(rowReader(registeredPet)(stored)).toEqual({
    id: 1,
    name: 'Rex',
    nickname: null,
    isTame: false,
    home: { city: 'Santos', street: null },
  })
})
