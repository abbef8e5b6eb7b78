import { withContext } from '@atelie/service-kit/request-context'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { beforeEach, expect, test } from 'vitest'
import { createModels } from '../src/models.ts'

let database: TestDatabase
let models: ReturnType<typeof createModels>

beforeEach(async () => {
  database = await createTestDatabase()
  models = createModels(database.connection)
  await models.transactions.createCollection()
  await models.transactions.createIndexes()
})

test('a query that names its account passes', async () => {
  await models.transactions.find({ accountId: 'ana', id: 1 })
  await models.accounts.findById('ana')
  await database.drop()
})

test.each<[string, () => PromiseLike<unknown>]>([
  ['find transactions {"_id":"?"} for a call', () => models.transactions.findById('aaaaaaaaaaaaaaaaaaaaaaaa')],
  [
    'update transactions {"_id":"?"} for a call',
    () => models.transactions.updateOne({ _id: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, { description: 'Fita' }),
  ],
  [
    'delete transactions {"_id":"?"} for a call',
    () => models.transactions.deleteMany({ _id: 'aaaaaaaaaaaaaaaaaaaaaaaa' }),
  ],
  [
    'aggregate transactions {"_id":"?"} for a call',
    () => models.transactions.countDocuments({ _id: 'aaaaaaaaaaaaaaaaaaaaaaaa' }),
  ],
  [
    'distinct transactions {"_id":"?"} for a call',
    () => models.transactions.distinct('date', { _id: 'aaaaaaaaaaaaaaaaaaaaaaaa' }),
  ],
  ['find transactions {} for a call', () => models.transactions.find()],
])('a query without an account fails the test that sends it: %s', async (shape, query) => {
  await withContext({ requestId: 'a-call' }, async () => query())
  await expect(database.drop()).rejects.toThrow(`${shape}: does not carry the shard key accountId`)
})
