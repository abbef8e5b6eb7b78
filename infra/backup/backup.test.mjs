// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Binary, Double, Long, ObjectId } from 'mongodb'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newKey } from './archive/encryption.mjs'
import { DATABASES } from './contents.mjs'
import { startBareCopy } from './fixtures/copy.mjs'
import { assertAllThere } from './target.mjs'

/** @type {import('./fixtures/copy.mjs').BareCopy} */
let copy
beforeAll(async () => {
  copy = await startBareCopy()
})
afterAll(() => copy.stop())
beforeEach(async () => {
  for (const database of DATABASES) await copy.client.db(database).dropDatabase()
  await copy.client.db('atelie_ai').collection('storedAnswers').insertOne({ recordId: 1 })
  copy.said()
})

const users = () => copy.client.db('atelie_auth').collection('users')
const clients = () => copy.client.db('atelie_crm').collection('clients')

it('a restored row has the types it had, and its collection the same indexes', async () => {
  const row = {
    _id: new ObjectId(),
    born: new Date('1990-01-02'),
    picture: new Binary(Buffer.from([0, 255])),
    long: Long.fromString('9007199254740993'),
    double: new Double(3),
    text: 'ção "\n',
    none: null,
    list: [{ a: 1 }],
  }
  await clients().insertOne(row)
  await clients().createIndex({ accountId: 1, id: 1 }, { unique: true })
  await clients().createIndex({ phone: 1 }, { unique: true, partialFilterExpression: { phone: { $type: 'string' } } })
  const indexes = await clients().indexes()
  const name = await copy.backup()
  await copy.restore(name)
  const restored = await clients().findOne({ _id: row._id }, { promoteValues: false })
  expect(restored).toMatchObject({
    born: row.born,
    picture: row.picture,
    long: row.long,
    double: row.double,
    text: row.text,
    none: null,
  })
  expect(await clients().indexes()).toEqual(indexes)
})

it('rows that have expired since the backup are not deleted while they are counted: the services set their life', async () => {
  await clients().insertOne({ createdAt: new Date('2026-01-01') })
  await clients().createIndex({ createdAt: 1 }, { expireAfterSeconds: 1_000_000_000 })
  await copy.restore(await copy.backup())
  expect((await clients().indexes()).map(({ name }) => name)).toEqual(['_id_'])
})

it('a backup shows all databases as of one moment while they are written to', async () => {
  const pairs = [clients(), copy.client.db('atelie_cash').collection('pairs')]
  for (const rows of pairs)
    await rows.insertMany(Array.from({ length: 3_000 }, (_, number) => ({ number, value: 0, pad: 'x'.repeat(500) })))
  let stopped = false
  const writing = (async () => {
    for (let number = 0; !stopped; number = (number + 1) % 3_000) {
      await copy.client.withSession((session) =>
        session.withTransaction(async () => {
          for (const rows of pairs) await rows.updateOne({ number }, { $inc: { value: 1 } }, { session })
        }),
      )
    }
  })()
  const name = await copy.backup()
  stopped = true
  await writing
  const values = () =>
    Promise.all(pairs.map(async (rows) => (await rows.find().sort({ number: 1 }).toArray()).map(({ value }) => value)))
  const [later] = await values()
  await copy.restore(name)
  const [one, other] = await values()
  expect(one).toEqual(other)
  expect(one).not.toEqual(later)
})

it("an account's version is fresh after a restore, so that no kept response counts as current", async () => {
  const accounts = copy.client.db('atelie_crm').collection('accounts')
  await accounts.insertOne({ version: 'as it was', counters: { client: 3 } })
  await copy.restore(await copy.backup())
  const account = await accounts.findOne()
  expect(account).toMatchObject({ counters: { client: 3 }, version: expect.not.stringContaining('as it was') })
})

it('PDFs, which can be rendered again, are not in a backup, and neither is when the last one was made', async () => {
  for (const kind of ['pdfs', 'customerPdfs', 'pictures'])
    await copy.client
      .db('atelie_quotes')
      .collection(kind)
      .insertOne({ content: new Binary(Buffer.alloc(10)) })
  await copy.backup()
  expect(copy.said()).not.toMatch(/pdfs|pictures|backups/i)
  expect(
    await copy.client.db('atelie_auth').collection('backups').findOne({ _id: /** @type {any} */ ('last') }),
  ).toMatchObject({ finishedAt: expect.any(Date), isEncrypted: false })
})

it('an empty database is not backed up, since its address must be wrong', async () => {
  await copy.client.db('atelie_ai').collection('storedAnswers').deleteMany({})
  await expect(copy.backup()).rejects.toThrow('There is nothing to back up')
})

it('a target that is not empty is left alone unless it may be replaced', async () => {
  const name = await copy.backup()
  await users().insertOne({ emailKey: 'later' })
  await expect(copy.restore(name, { replace: false })).rejects.toThrow(
    'The target is not empty (atelie_ai.storedAnswers)',
  )
  expect(await users().countDocuments()).toBe(1)
  await copy.restore(name)
  expect(await users().countDocuments()).toBe(0)
})

it.each([
  ['cut off', (/** @type {Buffer} */ bytes) => bytes.subarray(0, -30)],
  [
    'changed',
    (/** @type {Buffer} */ bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 60 ? byte ^ 1 : byte))),
  ],
  ['empty', () => Buffer.alloc(0)],
])('a backup that was %s is refused before anything is deleted, encrypted or not', async (_, damage) => {
  await users().insertMany(Array.from({ length: 200 }, () => ({ text: String(new ObjectId()).repeat(20) })))
  for (const key of ['', await newKey()]) {
    const name = await copy.backup({ key })
    const file = join(copy.folder, name)
    writeFileSync(file, damage(readFileSync(file)))
    await expect(copy.restore(name, { key })).rejects.toThrow(/damaged|does not open/)
    expect(await users().countDocuments()).toBe(200)
    await copy.place.remove(name)
  }
})

it('with a key a backup is encrypted and has the signing keys, except those of sessions, which a restore ends', async () => {
  const key = await newKey()
  await users().insertOne({ fullName: 'Dona Secreta' })
  const before = readFileSync(join(copy.keysFolder, 'crm.json'), 'utf8')
  const name = await copy.backup({ key })
  expect(copy.said()).toContain('10 signing keys are in it.')
  expect(name).toMatch(/\.age$/)
  writeFileSync(join(copy.keysFolder, 'crm.json'), '{}')
  await expect(copy.restore(name)).rejects.toThrow('set BACKUP_KEY')
  await expect(copy.restore(name, { key: await newKey() })).rejects.toThrow('BACKUP_KEY does not open this backup')
  await copy.restore(name, { key })
  expect(readFileSync(join(copy.keysFolder, 'crm.json'), 'utf8')).toBe(before)
  expect(readdirSync(copy.keysFolder).filter((file) => file.startsWith('session'))).toEqual([])
  expect(copy.said()).toContain('All sessions have ended')
  expect(await users().findOne()).toMatchObject({ fullName: 'Dona Secreta' })
})

it('without a key the missing signing keys are named', async () => {
  await copy.backup()
  expect(copy.said()).toContain('The signing keys are not in it, since it is not encrypted')
})

it('a public key encrypts what only its private one opens', async () => {
  const { identityToRecipient } = await import('age-encryption')
  const key = await newKey()
  const name = await copy.backup({ key: await identityToRecipient(key) })
  await copy.restore(name, { key })
  await expect(copy.backup({ key: 'secret' })).rejects.toThrow('BACKUP_KEY is not a key')
  expect(existsSync(join(copy.folder, name))).toBe(true)
})

it('a ledger whose sums are wrong is corrected after a restore', async () => {
  const accountId = String(new ObjectId())
  const cash = copy.client.db('atelie_cash')
  const accounts = cash.collection(/** @type {any} */ ('accounts'))
  await accounts.insertOne({ _id: /** @type {any} */ (accountId), version: '', counters: { transaction: 1 } })
  await cash
    .collection('transactions')
    .insertOne({ accountId, id: 1, date: '2026-11-01', type: 'income', amountCents: 500 })
  await copy.restore(await copy.backup())
  expect(copy.said()).toContain('Corrected ledgers with wrong sums: 1.')
  expect(await accounts.findOne()).toMatchObject({ totals: { incomeCents: 500 } })
  expect(await cash.collection('dayTotals').findOne({ accountId })).toMatchObject({
    date: '2026-11-01',
    incomeCents: 500,
  })
})

it('a row that came or went while a backup was loaded is told', async () => {
  await clients().insertOne({ id: 1 })
  const rows = { database: 'atelie_crm', collection: 'clients' }
  const counted = (/** @type {number} */ count) =>
    assertAllThere(copy.client, /** @type {any} */ ({ collections: [{ ...rows, rows: count }] }))
  await counted(1)
  await expect(counted(2)).rejects.toThrow('atelie_crm.clients has 1 rows, the backup 2: is a service running?')
})
