import { randomUUID } from 'node:crypto'
import { Schema, type ClientSession, type Connection } from 'mongoose'
import { duplicateKeyFields, inTransaction } from './mongo.ts'
import { Problem } from './problem.ts'
import type { IdempotencyKey } from './route.ts'
import { createTurns } from './turns.ts'

const accountSchema = new Schema({
  _id: { type: String, required: true },
  /** Fresh with every write. A counter would repeat itself after a restore. */
  version: { type: String, required: true },
  /** The last public id given out, per kind. */
  counters: { type: Map, of: Number, required: true },
}, { versionKey: false })

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
}

type Work<T> = (write: AccountWrite) => Promise<T>

/**
 * All writes of an account go through its one document. Two of them at once conflict and one retries,
 * which closes the gaps that snapshot isolation leaves ("check, then insert" beside "mark, then delete").
 */
export function createAccountWrites(connection: Connection) {
  const accounts = connection.model('Account', accountSchema, 'accounts')
  const answers = connection.model('StoredAnswer', answerSchema, 'storedAnswers')

  const inTurn = createTurns()

  const write = <T>(accountId: string, work: Work<T>): Promise<T> => inTurn(accountId, () => writeNow(accountId, work))

  async function writeNow<T>(accountId: string, work: Work<T>): Promise<T> {
    const attempt = () => inTransaction(connection, async (session) => {
      const touched = await accounts.updateOne({ _id: accountId }, { $set: { version: randomUUID() } }, { session })
      if (touched.matchedCount === 0) return FIRST_WRITE
      return work({ session, nextId: (kind) => nextId(session, accountId, kind) })
    })
    const result = await attempt()
    if (result !== FIRST_WRITE) return result as T
    await ensureAccount(accountId)
    return attempt() as Promise<T>
  }

  async function nextId(session: ClientSession, accountId: string, kind: string): Promise<number> {
    const account = await accounts.findOneAndUpdate(
      { _id: accountId }, { $inc: { [`counters.${kind}`]: 1 } }, { session, returnDocument: 'after' },
    ).orFail()
    return account.counters.get(kind) as number
  }

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

const FIRST_WRITE = Symbol('the account has no document yet')

export type AccountWrites = ReturnType<typeof createAccountWrites>
