import { releaseReceipts } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { startOutbox, type Outbox } from '@atelie/service-kit/outbox'
import type { QuoteDeletionModel } from '../models/quote-deletion.ts'

interface QuoteDeletionDeps {
  deletions: QuoteDeletionModel
  callCash: ServiceClient
  log: Logger
}

/** Notifies the cash service of each deleted quote until it has confirmed that nothing refers to the quote any more. */
export const startQuoteDeletions = ({ deletions, callCash, log }: QuoteDeletionDeps): Outbox =>
  startOutbox({
    name: 'deleted quotes',
    rows: deletions,
    deliver: ({ accountId, quoteId }) => callCash(accountId, releaseReceipts, { params: { id: quoteId } }),
    log,
  })
