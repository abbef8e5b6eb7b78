import { assertPrepared, type Migration, prepareDatabase } from '@atelie/service-kit/prepare'
import { connectMongo } from '@atelie/service-kit/mongo'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { silentLog } from '@atelie/test-kit/silent-log'
import mongoose, { Schema, type Connection } from 'mongoose'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createModels } from '../src/models.ts'
import type { StoredQuote } from '../src/models/quote.ts'

const QUOTES = 25
const BATCH = 4

let database: TestDatabase
let others: Connection[]

beforeEach(async () => {
  database = await createTestDatabase()
  others = []
  createModels(database.connection)
})

afterEach(async () => {
  await Promise.all(others.map((connection) => connection.close()))
  await database.drop()
})

async function anotherProcess(): Promise<Connection> {
  const connection = await connectMongo(database.uri, silentLog)
  createModels(connection)
  others.push(connection)
  return connection
}

const aQuote = (id: number): StoredQuote =>
  ({
    accountId: 'ana',
    id,
    version: 1,
    clientId: 1,
    client: { name: 'Beatriz', phone: '', address: '' },
    createdAt: new Date(),
    validUntil: null,
    notes: null,
    status: 'draft',
    items: [],
    totalCents: 100 * id,
  }) as unknown as StoredQuote

/** A migration as they should be: in batches by `_id`, and nothing comes of doing one again. */
function amountsInReais({ failAfter = Infinity } = {}) {
  let changed = 0
  const migration: Migration = {
    name: '0001-amounts-in-reais',
    async run(connection) {
      const quotes = connection.collection('quotes')
      for (let after = new mongoose.Types.ObjectId('0'.repeat(24)); ;) {
        const batch = await quotes
          .find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray()
        if (batch.length === 0) return
        if (changed >= failAfter) throw new Error('cut off')
        const { modifiedCount } = await quotes.bulkWrite(
          batch.map(({ _id, totalCents }) => ({
            updateOne: { filter: { _id }, update: { $set: { total: totalCents / 100 } } },
          })),
        )
        changed += modifiedCount
        after = batch.at(-1)!._id
      }
    },
  }
  return { migration, changed: () => changed }
}

async function totals(): Promise<number[]> {
  const rows = await database.connection.collection('quotes').find({ accountId: 'ana' }).sort({ id: 1 }).toArray()
  return rows.map(({ total }) => total as number)
}

const addQuotes = () =>
  database.connection.collection('quotes').insertMany(Array.from({ length: QUOTES }, (_, index) => aQuote(index + 1)))
const EXPECTED = Array.from({ length: QUOTES }, (_, index) => index + 1)

it('one of the processes that start at once runs a migration, once', async () => {
  await addQuotes()
  const { migration, changed } = amountsInReais()
  const connections = [database.connection, await anotherProcess(), await anotherProcess()]
  await Promise.all(connections.map((connection) => prepareDatabase(connection, [migration], silentLog)))
  expect(changed()).toBe(QUOTES)
  expect(await totals()).toEqual(EXPECTED)
})

it('a migration that was cut off is finished by the next process', async () => {
  await addQuotes()
  await expect(
    prepareDatabase(database.connection, [amountsInReais({ failAfter: 2 * BATCH }).migration], silentLog),
  ).rejects.toThrow('cut off')
  await expect(assertPrepared(database.connection, [amountsInReais().migration])).rejects.toThrow('not prepared')
  const { migration, changed } = amountsInReais()
  await prepareDatabase(database.connection, [migration], silentLog)
  expect(changed()).toBe(QUOTES - 2 * BATCH)
  expect(await totals()).toEqual(EXPECTED)
})

it('rows that the version before writes meanwhile are kept', async () => {
  await addQuotes()
  const { migration } = amountsInReais()
  const before = createModels(await anotherProcess())
  const run: Migration['run'] = async (connection) => {
    await before.quotes.updateOne({ accountId: 'ana', id: 3 }, { $set: { notes: 'frágil' } })
    await migration.run(connection)
    await before.quotes.updateOne({ accountId: 'ana', id: 4 }, { $set: { notes: 'pesado' } })
  }
  await prepareDatabase(database.connection, [{ ...migration, run }], silentLog)
  expect(await totals()).toEqual(EXPECTED)
  const notes = await before.quotes
    .find({ accountId: 'ana', id: mongoose.trusted({ $in: [3, 4] }) })
    .sort({ id: 1 })
    .lean()
  expect(notes.map((row) => row.notes)).toEqual(['frágil', 'pesado'])
})

it('a process that died while it prepared the database does not keep others out', async () => {
  await prepareDatabase(database.connection, [], silentLog)
  await database.connection.models.Preparation!.create({ _id: 'lock', holder: 'gone', until: new Date(Date.now() - 1) })
  const { migration } = amountsInReais()
  await prepareDatabase(await anotherProcess(), [migration], silentLog)
  await expect(assertPrepared(database.connection, [migration])).resolves.toBeUndefined()
})

it('a version is told when its database is not prepared, and the one before still runs on it', async () => {
  await expect(assertPrepared(database.connection, [])).rejects.toThrow('not prepared')
  await prepareDatabase(database.connection, [], silentLog)
  await expect(assertPrepared(database.connection, [])).resolves.toBeUndefined()

  const next = await anotherProcess()
  next.model('Shipment', new Schema({ accountId: String }).index({ accountId: 1 }))
  await expect(assertPrepared(next, [])).rejects.toThrow('not prepared')
  await prepareDatabase(next, [], silentLog)
  await expect(assertPrepared(next, [])).resolves.toBeUndefined()
  await expect(assertPrepared(database.connection, [])).resolves.toBeUndefined()
})
