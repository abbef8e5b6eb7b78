import { z } from '@atelie/contract/zod'
import { Mongoose } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { storedSchema } from './stored-schema.ts'

const pet = z.object({
  name: z.string(), age: z.int(), isTame: z.boolean(), kind: z.enum(['dog', 'cat']), nickname: z.string().nullable(), seenAt: z.string().optional(),
  home: z.object({ city: z.string(), street: z.string().nullable() }),
})
const Pet = new Mongoose().model('Pet', storedSchema(pet))
const rex = { name: 'Rex', age: 3, isTame: true, kind: 'dog', home: { city: 'Santos' } }
const wrongFields = (row: object) => new Pet(row).validate().then(() => [], ({ errors }: { errors: object }) => Object.keys(errors).sort())

describe('the stored schema of a described row', () => {
  it('fills in null for what is nullable and leaves out what is optional', () => {
    const { _id, ...stored } = new Pet(rex).toObject()
    expect(stored).toEqual({ ...rex, nickname: null, home: { city: 'Santos', street: null } })
  })

  it('refuses a row without what is required, or with another kind of value', async () => {
    expect(await wrongFields(rex)).toEqual([])
    expect(await wrongFields({})).toEqual(['age', 'home.city', 'isTame', 'kind', 'name'])
    expect(await wrongFields({ ...rex, age: 'old', kind: 'bird' })).toEqual(['age', 'kind'])
  })

  it('refuses a kind of field that it has no type for', () => {
    expect(() => storedSchema(z.object({ tags: z.array(z.string()) }))).toThrow('array')
  })
})
