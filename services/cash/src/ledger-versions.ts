import type { AccountModel } from '@atelie/service-kit/account'
import { versionToken } from '@atelie/service-kit/etag'
import { trusted } from 'mongoose'

/** Reads the version of each account's ledger, in the order given. Any write changes it. */
export type ReadVersions = (accountIds: readonly string[]) => Promise<string[]>

/** `build` identifies the running program: another build may respond differently to the same data. */
export function createVersionReader(accounts: AccountModel, build: string): ReadVersions {
  return async (accountIds) => {
    const rows = await accounts.find({ _id: trusted({ $in: [...new Set(accountIds)] }) }, { version: 1 }).lean()
    const versions = new Map(rows.map(({ _id, version }) => [_id, version]))
    return accountIds.map((accountId) => versionToken(accountId, versions.get(accountId) ?? NOTHING_WRITTEN, build))
  }
}

const NOTHING_WRITTEN = ''
