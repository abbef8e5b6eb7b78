import * as contract from '@atelie/contract/cash'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editRow, present } from '@atelie/service-kit/updates'
import { moveTotals, type DayChange } from '../ledger.ts'
import type { DayTotalsModel } from '../models/day-totals.ts'
import { readTransaction, toTransaction, type StoredTransaction, type TransactionModel } from '../models/transaction.ts'
import { requireSuitedCategory } from '../rules/categories.ts'
import { addUp, difference, NOTHING, sumsOf } from '../rules/sums.ts'

interface TransactionDeps {
  transactions: TransactionModel
  dayTotals: DayTotalsModel
  unitOfWork: UnitOfWork
  /** Per account. */
  maxTransactions: number
}

export function addTransactionRoutes(route: Route, { transactions, dayTotals, unitOfWork, maxTransactions }: TransactionDeps): void {
  route(contract.createTransaction, ({ identity, body, idempotency }) => {
    requireSuitedCategory(body)
    const accountId = identity.sub
    const creation = { accountId, call: 'createTransaction', idempotency, read: (id: number) => readTransaction(transactions, accountId, id) }
    return unitOfWork.create(creation, async (tx) => {
      const { amount, ...fields } = body
      const id = await tx.nextSequence('transaction', { rows: transactions, max: maxTransactions })
      const row = { accountId, id, version: 1, ...fields, amountCents: amount }
      const [created] = await transactions.create([row], { session: tx.session })
      await moveTotals(dayTotals, accountId, tx, [arrival(row)])
      return toTransaction(created!)
    })
  })

  route(contract.updateTransaction, ({ identity, params, body, ifMatch }) =>
    unitOfWork.withAccountTransaction(identity.sub, async (tx) => {
      const { amount, ...others } = body
      const fields = present({ ...others, amountCents: amount })
      const { before, after } = await editRow(transactions, { row: { accountId: identity.sub, id: params.id }, fields, ifMatch, session: tx.session })
      requireSuitedCategory(after)
      await moveTotals(dayTotals, identity.sub, tx, moved(before, after))
      return toTransaction(after)
    }))

  route(contract.deleteTransaction, ({ identity, params }) =>
    unitOfWork.withAccountTransaction(identity.sub, async (tx) => {
      const gone = await transactions.findOneAndDelete({ accountId: identity.sub, id: params.id }, { session: tx.session }).lean()
      if (!gone) throw new Problem('not_found')
      await moveTotals(dayTotals, identity.sub, tx, [departure(gone)])
    }))
}

type Counted = Pick<StoredTransaction, 'date' | 'type' | 'amountCents'>

const arrival = (row: Counted): DayChange => ({ date: row.date, sums: sumsOf(row) })
const departure = (row: Counted): DayChange => ({ date: row.date, sums: difference(NOTHING, sumsOf(row)) })

/** An edit that stays within a day is a single change. */
function moved(before: Counted, after: Counted): DayChange[] {
  const changes = [departure(before), arrival(after)]
  return before.date === after.date ? [{ date: after.date, sums: addUp(changes.map(({ sums }) => sums)) }] : changes
}
