import mongoose, { Schema } from 'mongoose'
import { expect, it } from 'vitest'
import './mongo.ts'

const pets = mongoose.createConnection().model('Pet', new Schema({ accountId: String }, { bufferCommands: false }))

it('a filter with a misspelled field fails instead of finding the rows of everyone', async () => {
  await expect(pets.find({ acountId: 'ana' })).rejects.toThrow('acountId')
})

it('an operator in the place of a value is not run', async () => {
  await expect(pets.find({ accountId: { $ne: 'ana' } })).rejects.toThrow('Cast to string failed')
})
