import { Schema, type ClientSession, type Connection } from 'mongoose'
import { Problem } from './problem.ts'
import type { IdempotencyKey } from './route.ts'

const KEEP_SECONDS = 24 * 60 * 60

/** Only refers to the record: a copy would outlive the record's deletion. */
const createdSchema = new Schema(
  {
    /** account, call and the caller's key */
    _id: { type: String, required: true },
    bodyHash: { type: String, required: true },
    recordId: { type: Number, required: true },
    createdAt: { type: Date, required: true, default: () => new Date(), expires: KEEP_SECONDS },
  },
  { versionKey: false },
)

export interface Creation<T> {
  accountId: string
  call: string
  idempotency: IdempotencyKey | undefined
  /** The record as callers read it now, or null if it was deleted. */
  read: (id: number) => Promise<T | null>
  /** Called the first time only, once the record is stored. */
  onCreated?: (record: T) => void
}

/** Stores for a day which record a create with an idempotency key made. */
export function createRepeatedCreates(connection: Connection) {
  const created = connection.model('StoredAnswer', createdSchema, 'storedAnswers')

  return {
    /**
     * The record that a repeated create made the first time, or null if this is the first time. Throws
     * Problem('not_found') when it has been deleted since, Problem('idempotency_conflict') when the body was different.
     */
    async find<T>({ accountId, call, idempotency, read }: Creation<T>): Promise<T | null> {
      if (!idempotency) return null
      const found = await created.findById(keyOf(accountId, call, idempotency)).lean()
      if (!found) return null
      if (found.bodyHash !== idempotency.bodyHash) throw new Problem('idempotency_conflict')
      const record = await read(found.recordId)
      if (!record) throw new Problem('not_found', { error: 'Este item já foi salvo e depois excluído.' })
      return record
    },
    async remember(
      { accountId, call, idempotency }: Omit<Creation<unknown>, 'onCreated'>,
      recordId: number,
      session: ClientSession,
    ): Promise<void> {
      if (!idempotency) return
      await created.create([{ _id: keyOf(accountId, call, idempotency), bodyHash: idempotency.bodyHash, recordId }], {
        session,
      })
    },
  }
}

const keyOf = (accountId: string, call: string, { key }: IdempotencyKey) => `${accountId}:${call}:${key}`
