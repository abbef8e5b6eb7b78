import { refusedIndexes } from '@atelie/test-kit/refused-indexes'
import mongoose from 'mongoose'
import { expect, test } from 'vitest'
import { createModels } from './models.ts'

test('MongoDB could shard each collection', () => {
  const connection = mongoose.createConnection()
  createModels(connection)
  expect(refusedIndexes(connection)).toEqual([])
})
