import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Schema, type ClientSession, type Connection } from 'mongoose'
import { inTransaction } from './mongo.ts'

/** A process that is gone does not keep the others waiting for longer. */
const LEASE_MS = 30_000
const RENEW_MS = 5_000
const LOOK_EVERY_MS = 200
/** For as long as the longest migration may take. */
const PATIENCE_MS = 60 * 60_000

const LOCK = 'lock'

const preparationSchema = new Schema(
  {
    _id: { type: String, required: true },
    doneAt: Date,
    /** Only in the lock: who works on the database, and until when others must leave it alone. */
    holder: String,
    until: Date,
  },
  { versionKey: false },
)

/** The preparations of this database, by name, and the lock of the process that prepares it. */
export function createPreparations(connection: Connection) {
  const preparations = connection.model('Preparation', preparationSchema, 'preparations')

  const lease = () => ({ until: new Date(Date.now() + LEASE_MS) })
  const readLock = (session: ClientSession) => preparations.findById(LOCK, null, { session }).lean()

  const take = (holder: string) =>
    inTransaction(connection, async (session) => {
      const lock = await readLock(session)
      if (lock?.until && lock.until > new Date()) return false
      await preparations.deleteOne({ _id: LOCK }, { session })
      await preparations.create([{ _id: LOCK, holder, ...lease() }], { session })
      return true
    })

  /** Renews the lock only while we still hold it. */
  const renew = (holder: string) =>
    inTransaction(connection, async (session) => {
      const lock = await readLock(session)
      if (lock?.holder === holder) await preparations.updateOne({ _id: LOCK }, { $set: lease() }, { session })
    })

  const release = (holder: string) =>
    inTransaction(connection, async (session) => {
      const lock = await readLock(session)
      if (lock?.holder === holder) await preparations.deleteOne({ _id: LOCK }, { session })
    })

  async function waitForTurn(holder: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (!(await take(holder))) {
      if (Date.now() > deadline) throw new Error('another process has been preparing the database for too long')
      await pause(LOOK_EVERY_MS)
    }
  }

  const isDone = async (name: string): Promise<boolean> => (await preparations.exists({ _id: name })) !== null

  return {
    isDone,

    /** To be called by the process that works alone. */
    async noteDone(name: string): Promise<void> {
      if (!(await isDone(name))) await preparations.create({ _id: name, doneAt: new Date() })
    },

    /** Runs work while no other process runs any on this database, unless this one stands still for longer than the lease. */
    async alone(work: () => Promise<void>): Promise<void> {
      const holder = randomUUID()
      // A transaction cannot create it.
      await preparations.createCollection()
      await waitForTurn(holder)
      // If it fails, the lease ends, and with it only the certainty that nobody else begins.
      const renewal = setInterval(() => {
        renew(holder).catch(() => undefined)
      }, RENEW_MS)
      try {
        await work()
      } finally {
        clearInterval(renewal)
        await release(holder)
      }
    },
  }
}
