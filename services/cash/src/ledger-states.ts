import type { AccountModel } from '@atelie/service-kit/account'
import { stateOf } from '@atelie/service-kit/etag'
import { trusted } from 'mongoose'

/** Reads what each account's ledger is now, in the order asked: another text after any write. */
export type ReadStates = (accountIds: readonly string[]) => Promise<string[]>

/** `build` names the program that tells the answers: another one may tell them otherwise. */
export function createStateReader(accounts: AccountModel, build: string): ReadStates {
  return async (accountIds) => {
    const rows = await accounts.find({ _id: trusted({ $in: [...new Set(accountIds)] }) }, { version: 1 }).lean()
    const versions = new Map(rows.map(({ _id, version }) => [_id, version]))
    return accountIds.map((accountId) => stateOf(accountId, versions.get(accountId) ?? NOTHING_WRITTEN, build))
  }
}

const NOTHING_WRITTEN = ''
