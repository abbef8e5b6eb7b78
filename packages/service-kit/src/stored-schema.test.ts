import { z } from '@atelie/contract/zod'
import { Mongoose } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { storedSchema } from './stored-schema.ts'

const pet = z.object({
  name: z.string(),
  age: z.int(),
  isTame: z.boolean(),
  kind: z.enum(['dog', 'cat']),
  nickname: z.string().nullable(),
  seenAt: z.string().optional(),
  home: z.object({ city: z.string(), street: z.string().nullable() }),
})
const Pet = new Mongoose().model('Pet', storedSchema(pet))
const rex = { name: 'Rex', age: 3, isTame: true, kind: 'dog', home: { city: 'Santos' } }
const wrongFields = (row: object) =>
  new Pet(row).validate().then(
    () => [],
    ({ errors }: { errors: object }) => Object.keys(errors).sort(),
  )

describe('the stored schema of a described row', () => {
  it('nullable fields default to null and optional ones are left out', () => {
    const { _id, ...stored } = new Pet(rex).toObject()
    expect(stored).toEqual({ ...rex, nickname: null, home: { city: 'Santos', street: null } })
  })

  it('a row without a required field, or with the wrong kind of value, is refused', async () => {
    expect(await wrongFields(rex)).toEqual([])
    expect(await wrongFields({})).toEqual(['age', 'home.city', 'isTame', 'kind', 'name'])
    expect(await wrongFields({ ...rex, age: 'old', kind: 'bird' })).toEqual(['age', 'kind'])
  })

  it('a kind of field that has no stored type is refused', () => {
    expect(() => storedSchema(z.object({ tags: z.array(z.string()) }))).toThrow('array')
  })
})
