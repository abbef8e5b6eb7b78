import { MAX_LEDGERS_ASKED, readLedgerStates } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { NOBODY } from '@atelie/service-kit/identity'
import DataLoader from 'dataloader'

/** How long questions are gathered. A person does not notice it, and a thousand open tabs become one query. */
const GATHER_MS = 25

/** What an account's ledger is now. Rejects with Problem('unavailable') when the cash service cannot say. */
export type ReadLedgerState = (accountId: string) => Promise<string>

/**
 * Asks the cash service for many accounts at once. Nothing is remembered, and a question joins only a batch that has not
 * been sent: an answer is never older than its question.
 */
export function createLedgerStateReader(callCash: ServiceClient): ReadLedgerState {
  const loader = new DataLoader<string, string>(async (accountIds) => {
    const wanted = [...new Set(accountIds)]
    const { states } = await callCash(NOBODY, readLedgerStates, { body: { accountIds: wanted } })
    const byAccount = new Map(wanted.map((accountId, index) => [accountId, states[index]!]))
    return accountIds.map((accountId) => byAccount.get(accountId)!)
  }, { cache: false, maxBatchSize: MAX_LEDGERS_ASKED, batchScheduleFn: (send) => setTimeout(send, GATHER_MS) })
  return (accountId) => loader.load(accountId)
}
