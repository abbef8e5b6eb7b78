import { randomUUID } from 'node:crypto'
import { limitMessage, type RecordKind } from '@atelie/contract/record-limits'
import type { ClientSession, Connection } from 'mongoose'
import { createAccountModel } from './account.ts'
import { createFairLimiter } from './fair-limiter.ts'
import { Counter } from './metrics.ts'
import { duplicateKeyFields, inTransaction } from './mongo.ts'
import { Problem } from './problem.ts'
import { createRepeatedCreates, type Creation } from './repeated-creates.ts'
import { timeLimits } from './time-limits.ts'

/** The records of a kind, and how many of them an account may have. */
interface Capacity {
  rows: {
    countDocuments(
      filter: { accountId: string },
      options: { session: ClientSession; limit: number },
    ): PromiseLike<number>
  }
  max: number
}

export interface AccountTransaction {
  session: ClientSession
  /**
   * The next public id of a kind: 1, 2, 3 … per account, never used twice. Throws Problem('limit_reached') when the
   * account has as many records of the kind as it may.
   */
  nextSequence(kind: RecordKind, capacity: Capacity): Promise<number>
  /** For a record that comes back with its id. Throws Problem('limit_reached') when there is no room for it. */
  requireRoom(kind: RecordKind, capacity: Capacity): Promise<void>
  /** Adds to the account's totals and returns the new ones; a total that was never added to is absent. */
  incrementTotals(amounts: Record<string, number>): Promise<ReadonlyMap<string, number>>
}

type Work<T> = (transaction: AccountTransaction) => Promise<T>

const recordsCreated = new Counter({
  name: 'records_created_total',
  help: 'New records, by the call that created them',
  labelNames: ['call'],
})

const FIRST_WRITE = Symbol('the account has no document yet')

/**
 * Every transaction of an account writes to its one document. Two at once conflict and one retries, which closes the
 * gaps that snapshot isolation leaves ("check, then insert" beside "mark, then delete").
 */
export function createUnitOfWork(connection: Connection) {
  const accounts = createAccountModel(connection)
  const repeatedCreates = createRepeatedCreates(connection)
  // A mutex per account saves the retries, except between processes.
  const runExclusive = createFairLimiter({
    placesPerKey: 1,
    waitingPerKey: Infinity,
    maxWaitMs: timeLimits.accountTurn,
  })

  const withAccountTransaction = <T>(accountId: string, work: Work<T>): Promise<T> =>
    runExclusive(accountId, () => transact(accountId, work))

  async function transact<T>(accountId: string, work: Work<T>): Promise<T> {
    const attempt = () =>
      inTransaction(connection, async (session) => {
        const touched = await accounts.updateOne({ _id: accountId }, { $set: { version: randomUUID() } }, { session })
        if (touched.matchedCount === 0) return FIRST_WRITE
        const add = (amounts: Record<string, number>) => addToAccount(session, accountId, amounts)
        return work({
          session,
          nextSequence: async (kind, capacity) => {
            const id = (await add({ [`counters.${kind}`]: 1 })).counters.get(kind) as number
            await requireCapacity({ accountId, kind, id, session }, capacity)
            return id
          },
          requireRoom: async (kind, capacity) => {
            const { counters } = await accounts.findById(accountId, null, { session }).orFail()
            await requireCapacity({ accountId, kind, id: counters.get(kind) ?? 0, session }, capacity)
          },
          incrementTotals: async (amounts) => (await add(prefixed('totals.', amounts))).totals ?? new Map(),
        })
      })
    const result = await attempt()
    if (result !== FIRST_WRITE) return result as T
    await ensureAccount(accountId)
    return attempt() as Promise<T>
  }

  async function addToAccount(session: ClientSession, accountId: string, amounts: Record<string, number>) {
    await accounts.updateOne({ _id: accountId }, { $inc: amounts }, { session })
    return accounts.findById(accountId, null, { session }).orFail()
  }

  /** Outside the transaction, and without upsert: engines differ in how they treat concurrent upserts. */
  async function ensureAccount(accountId: string): Promise<void> {
    try {
      await accounts.create({ _id: accountId, version: randomUUID(), counters: {} })
    } catch (error) {
      if (!duplicateKeyFields(error)) throw error
    }
  }

  /**
   * An idempotent create: the id of the record it made is stored in the same transaction, and a repetition of the key
   * returns that record as it is now; `find` of the repeated creates says what it throws then.
   * @param prepare outside the transaction, the first time only: what is read from elsewhere may be gone by a repetition
   */
  async function create<T extends { id: number }, Prepared = undefined>(
    creation: Creation<T>,
    work: (transaction: AccountTransaction, prepared: Prepared) => Promise<T>,
    prepare?: () => Promise<Prepared>,
  ): Promise<T> {
    const earlier = await repeatedCreates.find(creation)
    if (earlier) return earlier
    const prepared = (await prepare?.()) as Prepared
    try {
      const made = await withAccountTransaction(creation.accountId, async (transaction) => {
        const record = await work(transaction, prepared)
        await repeatedCreates.remember(creation, record.id, transaction.session)
        return record
      })
      recordsCreated.inc({ call: creation.call })
      creation.onCreated?.(made)
      return made
    } catch (error) {
      // The first of two at once may also have used up what there was room for.
      const mayBeMade = error instanceof Problem || duplicateKeyFields(error)
      const concurrent = mayBeMade && (await repeatedCreates.find(creation))
      if (concurrent) return concurrent
      throw error
    }
  }

  return { withAccountTransaction, create }
}

/** Ids are never reused, so an account cannot have more records than its highest id: they are only counted beyond `max`. */
async function requireCapacity(
  { accountId, kind, id, session }: { accountId: string; kind: RecordKind; id: number; session: ClientSession },
  { rows, max }: Capacity,
): Promise<void> {
  if (id <= max || (await rows.countDocuments({ accountId }, { session, limit: max })) < max) return
  throw new Problem('limit_reached', { error: limitMessage(kind, max) })
}

const prefixed = (prefix: string, amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [prefix + name, amount]))

export type UnitOfWork = ReturnType<typeof createUnitOfWork>
