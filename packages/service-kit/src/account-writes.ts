import { randomUUID } from 'node:crypto'
import { limitMessage, type RecordKind } from '@atelie/contract/record-limits'
import type { ClientSession, Connection } from 'mongoose'
import { createAccountModel } from './account.ts'
import { createFairPlaces } from './fair-places.ts'
import { duplicateKeyFields, inTransaction } from './mongo.ts'
import { Problem } from './problem.ts'
import { createRepeatedCreates, type Creation } from './repeated-creates.ts'

/** Where the records of a kind are, and how many of them an account may have. */
interface Room {
  rows: { countDocuments(filter: { accountId: string }, options: { session: ClientSession; limit: number }): PromiseLike<number> }
  max: number
}

export interface AccountWrite {
  session: ClientSession
  /**
   * The next public id of a kind: 1, 2, 3 … per account, never given out twice. Throws Problem('limit_reached') when the
   * account has as many records of the kind as there is room for.
   */
  nextId(kind: RecordKind, room: Room): Promise<number>
  /** Adds to the account's sums and answers what they are now; a sum that was never added to is absent. */
  addToTotals(amounts: Record<string, number>): Promise<ReadonlyMap<string, number>>
}

const MAX_WAIT_MS = 5_000

type Work<T> = (write: AccountWrite) => Promise<T>

/**
 * All writes of an account go through its one document. Two of them at once conflict and one retries,
 * which closes the gaps that snapshot isolation leaves ("check, then insert" beside "mark, then delete").
 */
export function createAccountWrites(connection: Connection) {
  const accounts = createAccountModel(connection)
  const repeatedCreates = createRepeatedCreates(connection)
  // In the database they would conflict and be tried again and again; in turn, each is done once. Those of several processes may still conflict.
  const inTurn = createFairPlaces({ places: Infinity, ofOneKey: 1, maxWaiting: Infinity, maxWaitMs: MAX_WAIT_MS })

  const write = <T>(accountId: string, work: Work<T>): Promise<T> => inTurn(accountId, () => writeNow(accountId, work))

  async function writeNow<T>(accountId: string, work: Work<T>): Promise<T> {
    const attempt = () => inTransaction(connection, async (session) => {
      const touched = await accounts.updateOne({ _id: accountId }, { $set: { version: randomUUID() } }, { session })
      if (touched.matchedCount === 0) return FIRST_WRITE
      const add = (amounts: Record<string, number>) => addToAccount(session, accountId, amounts)
      return work({
        session,
        nextId: async (kind, room) => {
          const id = (await add({ [`counters.${kind}`]: 1 })).counters.get(kind) as number
          await requireRoom({ accountId, kind, id, session }, room)
          return id
        },
        addToTotals: async (amounts) => (await add(prefixed('totals.', amounts))).totals ?? new Map(),
      })
    })
    const result = await attempt()
    if (result !== FIRST_WRITE) return result as T
    await ensureAccount(accountId)
    return attempt() as Promise<T>
  }

  const addToAccount = (session: ClientSession, accountId: string, amounts: Record<string, number>) =>
    accounts.findOneAndUpdate({ _id: accountId }, { $inc: amounts }, { session, returnDocument: 'after' }).orFail()

  /** Outside the transaction, and without upsert: concurrent upserts are where engines differ. */
  async function ensureAccount(accountId: string): Promise<void> {
    try {
      await accounts.create({ _id: accountId, version: randomUUID(), counters: {} })
    } catch (error) {
      if (!duplicateKeyFields(error)) throw error
    }
  }

  /**
   * A create that counts once however often it is delivered: which record it made is stored in the same transaction,
   * and a repetition of the key gets that record as it is now. See `repeated` for what it throws then.
   */
  async function create<T extends { id: number }>(creation: Creation<T>, work: Work<T>): Promise<T> {
    const before = await repeatedCreates.find(creation)
    if (before) return before
    try {
      return await write(creation.accountId, async (tx) => {
        const record = await work(tx)
        await repeatedCreates.remember(creation, record.id, tx.session)
        return record
      })
    } catch (error) {
      const after = duplicateKeyFields(error) && await repeatedCreates.find(creation)
      if (after) return after
      throw error
    }
  }

  return { write, create, repeated: repeatedCreates.find }
}

/** Ids are never reused, so an account has at most as many records as ids were given out: only beyond that they are counted. */
async function requireRoom({ accountId, kind, id, session }: { accountId: string; kind: RecordKind; id: number; session: ClientSession }, { rows, max }: Room): Promise<void> {
  if (id <= max || await rows.countDocuments({ accountId }, { session, limit: max }) < max) return
  throw new Problem('limit_reached', { error: limitMessage(kind, max) })
}

const prefixed = (prefix: string, amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [prefix + name, amount]))

const FIRST_WRITE = Symbol('the account has no document yet')

export type AccountWrites = ReturnType<typeof createAccountWrites>
