import { MAX_LEDGERS_ASKED, readLedgerVersions } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { NO_ACCOUNT } from '@atelie/service-kit/identity'
import DataLoader from 'dataloader'

/** How long lookups are batched: too short to notice, and a thousand open tabs become one query. */
const BATCH_MS = 25

/** The current version of an account's ledger. Rejects with Problem('unavailable') when the cash service cannot tell. */
export type ReadLedgerVersion = (accountId: string) => Promise<string>

/**
 * Asks the cash service about many accounts at once. Nothing is cached, and a lookup only joins a batch that has not been
 * dispatched yet, so a version is never older than the lookup.
 */
export function createLedgerVersionReader(callCash: ServiceClient): ReadLedgerVersion {
  const loader = new DataLoader<string, string>(
    async (accountIds) => {
      const wanted = [...new Set(accountIds)]
      const { versions } = await callCash(NO_ACCOUNT, readLedgerVersions, { body: { accountIds: wanted } })
      const byAccount = new Map(wanted.map((accountId, index) => [accountId, versions[index]!]))
      return accountIds.map((accountId) => byAccount.get(accountId)!)
    },
    { cache: false, maxBatchSize: MAX_LEDGERS_ASKED, batchScheduleFn: (send) => setTimeout(send, BATCH_MS) },
  )
  return (accountId) => loader.load(accountId)
}
