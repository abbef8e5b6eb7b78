import * as contract from '@atelie/contract/cash'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editRow, present } from '@atelie/service-kit/updates'
import { moveTotals, type DayChange } from '../ledger.ts'
import type { DayTotalsModel } from '../models/day-totals.ts'
import { takeDeleted, type DeletedTransactionModel } from '../models/deleted-transaction.ts'
import { readTransaction, toTransaction, type StoredTransaction, type TransactionModel } from '../models/transaction.ts'
import { requireSuitedCategory } from '../rules/categories.ts'
import { addUp, difference, NOTHING, sumsOf } from '../rules/sums.ts'

interface TransactionDeps {
  transactions: TransactionModel
  deletedTransactions: DeletedTransactionModel
  dayTotals: DayTotalsModel
  unitOfWork: UnitOfWork
  /** Per account. */
  maxTransactions: number
}

export function addTransactionRoutes(
  route: Route,
  { transactions, deletedTransactions, dayTotals, unitOfWork, maxTransactions }: TransactionDeps,
): void {
  route(contract.createTransaction, ({ identity, body, idempotency }) => {
    requireSuitedCategory(body)
    const accountId = identity.sub
    const creation = {
      accountId,
      call: 'createTransaction',
      idempotency,
      read: (id: number) => readTransaction(transactions, accountId, id),
    }
    return unitOfWork.create(creation, async ({ session, nextSequence, incrementTotals }) => {
      const { amount, ...fields } = body
      const id = await nextSequence('transaction', { rows: transactions, max: maxTransactions })
      const row = { accountId, id, version: 1, ...fields, amountCents: amount }
      const [created] = await transactions.create([row], { session })
      await moveTotals(dayTotals, { accountId, session, incrementTotals }, [arrival(row)])
      return toTransaction(created!)
    })
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
}

type Counted = Pick<StoredTransaction, 'date' | 'type' | 'amountCents'>

const arrival = (row: Counted): DayChange => ({ date: row.date, sums: sumsOf(row) })
const departure = (row: Counted): DayChange => ({ date: row.date, sums: difference(NOTHING, sumsOf(row)) })

/** An edit that stays within a day is a single change. */
function moved(before: Counted, after: Counted): DayChange[] {
  const changes = [departure(before), arrival(after)]
  return before.date === after.date ? [{ date: after.date, sums: addUp(changes.map(({ sums }) => sums)) }] : changes
}
