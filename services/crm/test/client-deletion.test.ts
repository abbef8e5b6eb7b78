import { exampleClient } from '@atelie/contract/examples/bodies'
import type { Logger } from '@atelie/service-kit/log'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import mongoose from 'mongoose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWNER, startCrm, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeEach(async () => {
  crm = await startCrm()
})
afterEach(async () => {
  vi.useRealTimers()
  await crm.stop()
})

/** Longer than the back-off after a short outage plus the circuit breaker's pause. */
const PATIENCE = { timeout: 15_000, interval: 50 }

type Row = mongoose.mongo.WithId<mongoose.mongo.Document>
const deletions = () => crm.database.connection.collection('clientDeletions')
const untilConfirmed = () => vi.waitFor(async () => expect(await deletions().countDocuments()).toBe(0), PATIENCE)

/** Creates the next client and deletes it. */
async function deleteClient(id: number): Promise<void> {
  const call = crm.as(OWNER)
  await call('POST', '/api/clients', { body: exampleClient() })
  expect((await call('DELETE', `/api/clients/${id}`)).status).toBe(204)
}

/** Creates clients 1 … count and deletes them. */
async function deleteClients(count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) await deleteClient(id)
}

/** From then on no pause ends, except while `expect.poll` waits, which advances the timers. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

describe('deleting a client', () => {
  it('deleting a client deletes its quotes, and is done once that is confirmed', async () => {
    crm.startClientDeletions()
    await deleteClients(1)
    await untilConfirmed()
    expect(crm.quotes.deletedClients).toEqual([{ accountId: OWNER, clientId: 1 }])
  })

  it('deleting a client succeeds with the quotes service down, which is notified when it is back', async () => {
    const warn = vi.fn()
    crm.quotes.isDown = true
    crm.startClientDeletions({ warn } as unknown as Logger)
    await deleteClients(8)
    expect((await crm.as(OWNER)('GET', '/api/clients')).body).toEqual([])
    await vi.waitFor(
      async () => expect((await deletions().find().toArray()).some(({ attempts }) => attempts >= 2)).toBe(true),
      PATIENCE,
    )
    expect(await deletions().countDocuments()).toBe(8)
    crm.quotes.isDown = false
    await untilConfirmed()
    expect(new Set(crm.quotes.deletedClients.map(({ clientId }) => clientId)).size).toBe(8)
    // However often it failed, the log reports it only now and then, with how much is waiting.
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ waiting: expect.any(Number), oldestSeconds: expect.any(Number) }), expect.any(String)],
    ])
  })

  it('the log says for how many seconds the oldest notification has been waiting', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
    crm.quotes.isDown = true
    const waitingFor = (seconds: number) => ({
      _id: mongoose.mongo.ObjectId.createFromTime(Date.now() / 1000 - seconds),
      accountId: OWNER,
      clientId: seconds,
      dueAt: new Date(),
      attempts: 0,
    })
    await deletions().insertMany([waitingFor(5), waitingFor(90)])
    const logged = await new Promise<object>((warn) => crm.startClientDeletions({ warn } as unknown as Logger))
    expect(logged).toMatchObject({ waiting: 2, oldestSeconds: 90 })
  })

  it('the quotes service is notified at once of a client deleted while an earlier notification fails', async () => {
    stopTimers()
    const first = new Promise<{ fail(): void }>((notified) => {
      crm.quotes.afterDeletion = () => new Promise((_, reject) => notified({ fail: () => reject(new Error('lost')) }))
    })
    crm.startClientDeletions()
    await deleteClient(1)
    const { fail } = await first
    await deleteClient(2)
    const second = new Promise<void>((notified) => {
      crm.quotes.afterDeletion = async () => notified()
    })
    fail()
    await second
    expect(crm.quotes.deletedClients.map(({ clientId }) => clientId)).toEqual([1, 2])
  }, 10_000)

  it('the database is not read all the time once every notification is confirmed', async () => {
    stopTimers()
    crm.startClientDeletions()
    await deleteClients(2)
    await expect.poll(() => deletions().countDocuments(), PATIENCE).toBe(0)
    let reads = 0
    crm.database.connection.getClient().on('commandStarted', ({ command }) => {
      if (command.find === 'clientDeletions') reads += 1
    })
    for (let call = 1; call <= 20; call += 1) await crm.as(OWNER)('GET', '/api/clients')
    // The one that finds nothing more.
    expect(reads).toBeLessThanOrEqual(1)
  })

  it('the quotes service is notified again when its confirmation got lost', async () => {
    let responsesToLose = 2
    crm.quotes.afterDeletion = async () => {
      if (responsesToLose-- > 0) throw new Error('lost')
    }
    crm.startClientDeletions()
    await deleteClients(1)
    await untilConfirmed()
    expect(crm.quotes.deletedClients).toHaveLength(3)
  })

  it('a deletion survives a process that ends before it notifies the quotes service', async () => {
    await deleteClients(1)
    expect(await deletions().countDocuments()).toBe(1)
    crm.startClientDeletions()
    await untilConfirmed()
    expect(crm.quotes.deletedClients).toHaveLength(1)
  })

  it('a deletion survives a process that ends while it notifies the quotes service', async () => {
    await deleteClients(1)
    // Such a process leaves behind: a row that is claimed and not released in time.
    await deletions().updateOne({}, { $set: { attempts: 1, dueAt: new Date(Date.now() + 500) } })
    crm.startClientDeletions()
    await untilConfirmed()
    expect(crm.quotes.deletedClients).toHaveLength(1)
  })

  it('the quotes service is notified once, however many processes there are', async () => {
    await deleteClients(10)
    for (let count = 0; count < 4; count += 1) crm.startClientDeletions()
    await untilConfirmed()
    expect(crm.quotes.deletedClients.map(({ clientId }) => clientId).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  it('deleting a client that does not exist leaves nothing to notify', async () => {
    expect((await crm.as(OWNER)('DELETE', '/api/clients/1')).status).toBe(404)
    expect(await deletions().countDocuments()).toBe(0)
  })

  it('a deletion that could not be committed leaves nothing to notify, and the client in place', async () => {
    const call = crm.as(OWNER)
    await call('POST', '/api/clients', { body: exampleClient() })
    vi.spyOn(mongoose.mongo.ClientSession.prototype, 'commitTransaction').mockRejectedValueOnce(new Error('lost'))
    expect((await call('DELETE', '/api/clients/1')).status).toBe(500)
    expect((await call('GET', '/api/clients')).body).toHaveLength(1)
    expect(await deletions().countDocuments()).toBe(0)
  })

  it.each([
    { attempt: 1, afterMs: 500 },
    { attempt: 2, afterMs: 1_000 },
    { attempt: 21, afterMs: 30_000 },
  ])(
    'the notification is retried after $afterMs ms when attempt $attempt fails, and no other is put off',
    async ({ attempt, afterMs }) => {
      await deleteClients(2)
      const [other, { _id }] = (await deletions().find().toArray()) as [Row, Row]
      const untilThen = { dueAt: new Date(Date.now() + 60_000) }
      await deletions().updateOne({ _id: other._id }, { $set: untilThen })
      await deletions().updateOne({ _id }, { $set: { attempts: attempt - 1 } })
      crm.quotes.isDown = true
      const began = Date.now()
      const { stop } = crm.startClientDeletions()
      await vi.waitFor(
        async () => expect(await deletions().findOne({ _id })).toMatchObject({ attempts: attempt }),
        PATIENCE,
      )
      await stop()
      const { dueAt } = (await deletions().findOne({ _id }))!
      expect(dueAt.getTime() - began).toBeGreaterThanOrEqual(afterMs)
      expect(dueAt.getTime() - Date.now()).toBeLessThanOrEqual(afterMs)
      expect(await deletions().findOne({ _id: other._id })).toMatchObject(untilThen)
    },
  )

  it('due notifications are read from an index', async () => {
    await deleteClients(3)
    const { connection } = crm.database
    const ofFirst = (await deletions().find().toArray()).find(({ clientId }) => clientId === 1)!
    await deletions().updateOne({ _id: ofFirst._id }, { $set: { dueAt: new Date(Date.now() + 60_000) } })
    const due = { dueAt: { $lte: new Date() } }
    expect(await queryPlan(connection, 'clientDeletions', due)).toEqual(indexed(2))
    expect((await deletions().find(due).sort({ dueAt: 1 }).limit(1).toArray())[0]).toMatchObject({ clientId: 2 })
  })
})
