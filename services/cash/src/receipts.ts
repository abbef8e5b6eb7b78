import { cashMessages } from '@atelie/contract/cash'
import { getAgreement } from '@atelie/contract/internal'
import { formatCents } from '@atelie/money/cents'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { refuseField } from '@atelie/service-kit/problem'
import type { ClientSession } from 'mongoose'
import type { Models } from './models.ts'

/** More than anybody pays in, and few enough to be added up each time. */
const MAX_RECEIPTS = 100

interface Receipt {
  accountId: string
  quoteId: number
  amountCents: number
}

/**
 * Returns how much the customer has agreed to pay for a quote, in cents. Throws Problem('validation') if the quote was
 * never accepted, Problem('unavailable') if the quotes service does not respond.
 */
export async function readAgreed(callQuotes: ServiceClient, accountId: string, quoteId: number): Promise<number> {
  const { totalCents } = await callQuotes(accountId, getAgreement, { params: { id: quoteId } })
  return totalCents ?? refuseField('quoteId', cashMessages.quoteNotAccepted)
}

/**
 * For use inside an account transaction. Throws Problem('validation') if the quote was deleted since it was read, or if
 * more would be received than was agreed: then somebody has recorded the same payment already.
 */
export async function requireOpen(
  { transactions, deletedQuotes }: Pick<Models, 'transactions' | 'deletedQuotes'>,
  { accountId, quoteId, amountCents }: Receipt,
  agreedCents: number,
  session: ClientSession,
): Promise<void> {
  const ofQuote = { accountId, quoteId }
  if (await deletedQuotes.exists(ofQuote).session(session)) refuseField('quoteId', cashMessages.quoteNotAccepted)
  const receipts = await transactions.find(ofQuote, { amountCents: 1 }, { session }).lean()
  if (receipts.length >= MAX_RECEIPTS) refuseField('quoteId', cashMessages.tooManyReceipts(MAX_RECEIPTS))
  const receivedCents = receipts.reduce((sum, receipt) => sum + receipt.amountCents, 0)
  const openCents = Math.max(agreedCents - receivedCents, 0)
  if (amountCents > openCents) refuseField('amount', cashMessages.moreThanOpen(formatCents(openCents)))
}
