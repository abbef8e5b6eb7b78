import * as contract from '@atelie/contract/cash'
import { releaseReceipts } from '@atelie/contract/internal'
import { mark } from '@atelie/service-kit/deletion-marks'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editRow, present } from '@atelie/service-kit/updates'
import { moveTotals, type DayChange } from '../ledger.ts'
import type { Models } from '../models.ts'
import { takeDeleted } from '../models/deleted-transaction.ts'
import { readTransaction, toTransaction, type StoredTransaction } from '../models/transaction.ts'
import { readAgreed, requireOpen } from '../receipts.ts'
import { requireIncome, requireSuitedCategory } from '../rules/categories.ts'
import { addUp, difference, NOTHING, sumsOf } from '../rules/sums.ts'

interface TransactionDeps extends Models {
  callQuotes: ServiceClient
  /** Per account. */
  maxTransactions: number
}

export function addTransactionRoutes(route: Route, { callQuotes, maxTransactions, ...models }: TransactionDeps): void {
  const { transactions, deletedTransactions, deletedQuotes, dayTotals, unitOfWork } = models
  route(contract.createTransaction, ({ identity, body, idempotency }) => {
    requireSuitedCategory(body)
    if (body.quoteId) requireIncome(body)
    const accountId = identity.sub
    const creation = {
      accountId,
      call: 'createTransaction',
      idempotency,
      read: (id: number) => readTransaction(transactions, accountId, id),
    }
    const { amount, quoteId, ...fields } = body
    return unitOfWork.create(
      creation,
      async ({ session, nextSequence, incrementTotals }, agreedCents) => {
        if (quoteId) await requireOpen(models, { accountId, quoteId, amountCents: amount }, agreedCents ?? 0, session)
        const id = await nextSequence('transaction', { rows: transactions, max: maxTransactions })
        const row = { accountId, id, version: 1, ...fields, quoteId: quoteId ?? null, amountCents: amount }
        const [created] = await transactions.create([row], { session })
        await moveTotals(dayTotals, { accountId, session, incrementTotals }, [arrival(row)])
        return toTransaction(created!)
      },
      async () => (quoteId ? readAgreed(callQuotes, accountId, quoteId) : null),
    )
  })

  route(contract.updateTransaction, ({ identity: { sub: accountId }, params, body, ifMatch }) =>
    unitOfWork.withAccountTransaction(accountId, async ({ session, incrementTotals }) => {
      const { amount, ...others } = body
      const fields = present({ ...others, amountCents: amount })
      const { before, after } = await editRow(transactions, {
        row: { accountId, id: params.id },
        fields,
        ifMatch,
        session,
      })
      requireSuitedCategory(after)
      if (after.quoteId) requireIncome(after)
      await moveTotals(dayTotals, { accountId, session, incrementTotals }, moved(before, after))
      return toTransaction(after)
    }),
  )

  route(contract.deleteTransaction, ({ identity: { sub: accountId }, params }) =>
    unitOfWork.withAccountTransaction(accountId, async ({ session, incrementTotals }) => {
      const row = { accountId, id: params.id }
      const gone = await transactions.findOne(row, null, { session }).lean()
      if (!gone) throw new Problem('not_found')
      await transactions.deleteOne(row, { session })
      await deletedTransactions.create([gone], { session })
      await moveTotals(dayTotals, { accountId, session, incrementTotals }, [departure(gone)])
    }),
  )

  route(contract.restoreTransaction, ({ identity: { sub: accountId }, params }) =>
    unitOfWork.withAccountTransaction(accountId, async ({ session, requireRoom, incrementTotals }) => {
      const row = { accountId, id: params.id }
      const there = await transactions.findOne(row, null, { session }).lean()
      // The response to the first attempt was lost.
      if (there) return toTransaction(there)
      const kept = await takeDeleted(deletedTransactions, row, session)
      if (!kept) throw new Problem('not_found')
      await requireRoom('transaction', { rows: transactions, max: maxTransactions })
      await transactions.create([kept], { session })
      await moveTotals(dayTotals, { accountId, session, incrementTotals }, [arrival(kept)])
      return toTransaction(kept)
    }),
  )

  route(releaseReceipts, ({ identity: { sub: accountId }, params: { id: quoteId } }) =>
    unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      const ofQuote = { accountId, quoteId }
      await mark(deletedQuotes, ofQuote, session)
      // An edit that began before it is refused, or it would show the quote again.
      await transactions.updateMany(ofQuote, { $set: { quoteId: null }, $inc: { version: 1 } }, { session })
      await deletedTransactions.updateMany(ofQuote, { $set: { quoteId: null } }, { session })
    }),
  )
}

type Counted = Pick<StoredTransaction, 'date' | 'type' | 'amountCents'>

const arrival = (row: Counted): DayChange => ({ date: row.date, sums: sumsOf(row) })
const departure = (row: Counted): DayChange => ({ date: row.date, sums: difference(NOTHING, sumsOf(row)) })

/** An edit that stays within a day is a single change. */
function moved(before: Counted, after: Counted): DayChange[] {
  const changes = [departure(before), arrival(after)]
  return before.date === after.date ? [{ date: after.date, sums: addUp(changes.map(({ sums }) => sums)) }] : changes
}
