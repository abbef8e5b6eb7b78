import { randomUUID } from 'node:crypto'
import { Schema, type ClientSession, type Connection } from 'mongoose'
import { createAccountModel } from './account.ts'
import { duplicateKeyFields, inTransaction } from './mongo.ts'
import { Problem } from './problem.ts'
import type { IdempotencyKey } from './route.ts'
import { createTurns } from './turns.ts'

const KEEP_ANSWERS_SECONDS = 24 * 60 * 60

const answerSchema = new Schema({
  /** account, call and the caller's key */
  _id: { type: String, required: true },
  bodyHash: { type: String, required: true },
  answer: { type: Schema.Types.Mixed, required: true },
  createdAt: { type: Date, required: true, default: () => new Date(), expires: KEEP_ANSWERS_SECONDS },
}, { versionKey: false })

export interface AccountWrite {
  session: ClientSession
  /** The next public id of a kind: 1, 2, 3 … per account, never given out twice. */
  nextId(kind: string): Promise<number>
  /** Adds to the account's sums and answers what they are now; a sum that was never added to is absent. */
  addToTotals(amounts: Record<string, number>): Promise<ReadonlyMap<string, number>>
}

type Work<T> = (write: AccountWrite) => Promise<T>

/**
 * All writes of an account go through its one document. Two of them at once conflict and one retries,
 * which closes the gaps that snapshot isolation leaves ("check, then insert" beside "mark, then delete").
 */
export function createAccountWrites(connection: Connection) {
  const accounts = createAccountModel(connection)
  const answers = connection.model('StoredAnswer', answerSchema, 'storedAnswers')

  const inTurn = createTurns()

  const write = <T>(accountId: string, work: Work<T>): Promise<T> => inTurn(accountId, () => writeNow(accountId, work))

  async function writeNow<T>(accountId: string, work: Work<T>): Promise<T> {
    const attempt = () => inTransaction(connection, async (session) => {
      const touched = await accounts.updateOne({ _id: accountId }, { $set: { version: randomUUID() } }, { session })
      if (touched.matchedCount === 0) return FIRST_WRITE
      const add = (amounts: Record<string, number>) => addToAccount(session, accountId, amounts)
      return work({
        session,
        nextId: async (kind) => (await add({ [`counters.${kind}`]: 1 })).counters.get(kind) as number,
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
   * A create that counts once however often it is delivered: the answer is stored in the same transaction,
   * and a repetition of the key gets it back. The same key with another body is a 409.
   */
  async function create<T extends object>(
    accountId: string, call: string, idempotency: IdempotencyKey | undefined, work: Work<T>,
  ): Promise<T> {
    if (!idempotency) return write(accountId, work)
    const id = `${accountId}:${call}:${idempotency.key}`
    const stored = () => storedAnswer<T>(id, idempotency.bodyHash)
    const before = await stored()
    if (before) return before
    try {
      return await write(accountId, async (tx) => {
        const answer = await work(tx)
        await answers.create([{ _id: id, bodyHash: idempotency.bodyHash, answer }], { session: tx.session })
        return answer
      })
    } catch (error) {
      const after = duplicateKeyFields(error) && await stored()
      if (after) return after
      throw error
    }
  }

  async function storedAnswer<T>(id: string, bodyHash: string): Promise<T | null> {
    const found = await answers.findById(id).lean()
    if (found && found.bodyHash !== bodyHash) throw new Problem('idempotency_conflict')
    return (found?.answer as T | undefined) ?? null
  }

  return { write, create }
}

const prefixed = (prefix: string, amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [prefix + name, amount]))

const FIRST_WRITE = Symbol('the account has no document yet')

export type AccountWrites = ReturnType<typeof createAccountWrites>
