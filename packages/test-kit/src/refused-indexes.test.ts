import mongoose, { Schema, type IndexDefinition, type IndexOptions } from 'mongoose'
import { expect, test } from 'vitest'
import { refusedIndexes } from './refused-indexes.ts'

interface Sample {
  collection?: string
  fields?: Record<string, unknown>
  index?: IndexDefinition
  options?: IndexOptions
}

function faultsOf({ collection = 'clients', fields = {}, index, options = { unique: true } }: Sample): string[] {
  const schema = new Schema({ accountId: { type: String, required: true }, id: Number, email: String, ...fields })
  if (index) schema.index(index, options)
  const connection = mongoose.createConnection()
  connection.model('Sample', schema, collection)
  return refusedIndexes(connection)
}

test.each<[string, Sample]>([
  ['a unique index that is the shard key', { index: { accountId: 1 } }],
  ['a unique index that begins with the shard key', { index: { accountId: 1, id: 1 } }],
  ['a descending one', { index: { accountId: -1, id: 1 } }],
  ['an index that is not unique', { index: { email: 1 }, options: {} }],
  ['any index of a collection that stays on one shard', { collection: 'users', index: { email: 1 } }],
])('MongoDB accepts %s', (_, sample) => {
  expect(faultsOf(sample)).toEqual([])
})

test.each<[string, Sample, string]>([
  [
    'an index on another field',
    { index: { email: 1 } },
    'clients: the unique index {"email":1} does not begin with the shard key accountId',
  ],
  [
    'an index with the shard key in second place',
    { index: { id: 1, accountId: 1 } },
    'clients: the unique index {"id":1,"accountId":1} does not begin with the shard key accountId',
  ],
  [
    'a partial index on another field',
    { index: { email: 1 }, options: { unique: true, partialFilterExpression: { email: { $type: 'string' } } } },
    'clients: the unique index {"email":1} does not begin with the shard key accountId',
  ],
  [
    'a field declared unique',
    { fields: { phone: { type: String, unique: true } } },
    'clients: the unique index {"phone":1} does not begin with the shard key accountId',
  ],
  [
    'a hashed unique index',
    { index: { accountId: 'hashed' } },
    'clients: the unique index {"accountId":"hashed"} is hashed, and such an index cannot be unique',
  ],
  [
    'a collation',
    { index: { accountId: 1, email: 1 }, options: { unique: true, collation: { locale: 'pt', strength: 2 } } },
    'clients: the unique index {"accountId":1,"email":1} has a collation, under which two shards may hold equal keys',
  ],
  ['an optional shard key', { fields: { accountId: String } }, 'clients: its shard key accountId must be required'],
  [
    'an _id of its own',
    { fields: { _id: String } },
    'clients: an _id of its own is only unique per shard, unless it is the shard key',
  ],
])('%s is named as a fault', (_, sample, fault) => {
  expect(faultsOf(sample)).toEqual([fault])
})

test('a collection whose rows belong to no account needs a layout', () => {
  const connection = mongoose.createConnection()
  connection.model('Sample', new Schema({ email: String }), 'invoices')
  expect(refusedIndexes(connection)).toEqual([
    'invoices: it has no accountId, so its layout belongs in packages/test-kit/src/sharding.ts',
  ])
})
