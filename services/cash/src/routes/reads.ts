import * as contract from '@atelie/contract/cash'
import { readLedgerVersions } from '@atelie/contract/internal'
import type { AccountModel } from '@atelie/service-kit/account'
import { PAGE_ROWS, readPages } from '@atelie/service-kit/pages'
import { Problem } from '@atelie/service-kit/problem'
import type { HandlerOptions, Route } from '@atelie/service-kit/route'
import type { ReadVersions } from '../ledger-versions.ts'
import type { DayTotalsModel } from '../models/day-totals.ts'
import {
  LATEST_FIRST,
  readTransaction,
  toTransaction,
  type StoredTransaction,
  type TransactionModel,
} from '../models/transaction.ts'
import { categories } from '../rules/categories.ts'
import { withinPeriod } from '../rules/period.ts'
import { NOTHING, toBalance, type Sums } from '../rules/sums.ts'

interface ReadDeps {
  accounts: AccountModel
  transactions: TransactionModel
  dayTotals: DayTotalsModel
  readVersions: ReadVersions
}

export function addReadRoutes(route: Route, { accounts, transactions, dayTotals, readVersions }: ReadDeps): void {
  const polled: HandlerOptions = { readVersion: async ({ sub }) => (await readVersions([sub]))[0]! }

  route(
    contract.listTransactions,
    async ({ identity, query: { type, ...period } }) => {
      const filter = { accountId: identity.sub, ...withinPeriod(period), ...(type === 'all' ? {} : { type }) }
      const options = { projection: { _id: 0, accountId: 0 }, sort: LATEST_FIRST, batchSize: PAGE_ROWS }
      return readPages(
        transactions.db,
        () => transactions.collection.find<Omit<StoredTransaction, 'accountId'>>(filter, options),
        toTransaction,
      )
    },
    polled,
  )

  route(contract.listReceipts, async ({ identity, params: { quoteId } }) => {
    const receipts = await transactions.find({ accountId: identity.sub, quoteId }).sort(LATEST_FIRST).lean()
    return receipts.map(toTransaction)
  })

  route(contract.getTransaction, async ({ identity, params }) => {
    const transaction = await readTransaction(transactions, identity.sub, params.id)
    if (!transaction) throw new Problem('not_found')
    return transaction
  })

  route(
    contract.getBalance,
    async ({ identity, query }) => {
      const isWhole = query.startDate === undefined && query.endDate === undefined
      return toBalance(isWhole ? await wholeLedger(identity.sub) : await daysWithin(identity.sub, query))
    },
    polled,
  )

  route(contract.listCategories, async () => [...categories])

  route(readLedgerVersions, async ({ body }) => ({ versions: await readVersions(body.accountIds) }))

  async function wholeLedger(accountId: string): Promise<Sums> {
    const account = await accounts.findById(accountId, { totals: 1 }).lean()
    return { ...NOTHING, ...account?.totals }
  }

  async function daysWithin(accountId: string, period: contract.Period): Promise<Sums> {
    const [sums] = await dayTotals.aggregate<Sums>([
      { $match: { accountId, ...withinPeriod(period) } },
      { $group: { _id: null, incomeCents: { $sum: '$incomeCents' }, expenseCents: { $sum: '$expenseCents' } } },
      { $project: { _id: 0 } },
    ])
    return { ...NOTHING, ...sums }
  }
}
