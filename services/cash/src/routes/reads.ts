import * as contract from '@atelie/contract/cash'
import { readLedgerStates } from '@atelie/contract/internal'
import type { AccountModel } from '@atelie/service-kit/account'
import { Problem } from '@atelie/service-kit/problem'
import type { HandlerOptions, Route } from '@atelie/service-kit/route'
import type { ReadStates } from '../ledger-states.ts'
import type { DayTotalsModel } from '../models/day-totals.ts'
import { LATEST_FIRST, toTransaction, type TransactionModel } from '../models/transaction.ts'
import { categories } from '../rules/categories.ts'
import { withinPeriod } from '../rules/period.ts'
import { addUp, NOTHING, toBalance, type Sums } from '../rules/sums.ts'

export interface ReadDeps {
  accounts: AccountModel
  transactions: TransactionModel
  dayTotals: DayTotalsModel
  readStates: ReadStates
}

export function addReadRoutes(route: Route, { accounts, transactions, dayTotals, readStates }: ReadDeps): void {
  const polled: HandlerOptions = { readState: async ({ sub }) => (await readStates([sub]))[0]! }

  route(contract.listTransactions, async ({ identity, query: { type, ...period } }) => {
    const filter = { accountId: identity.sub, ...withinPeriod(period), ...(type === 'all' ? {} : { type }) }
    const rows = await transactions.find(filter, { _id: 0, accountId: 0 }).sort(LATEST_FIRST).lean()
    return rows.map(toTransaction)
  }, polled)

  route(contract.getTransaction, async ({ identity, params }) => {
    const row = await transactions.findOne({ accountId: identity.sub, id: params.id }).lean()
    if (!row) throw new Problem('not_found')
    return toTransaction(row)
  })

  route(contract.getBalance, async ({ identity, query }) => {
    const isWhole = query.startDate === undefined && query.endDate === undefined
    return toBalance(isWhole ? await wholeLedger(identity.sub) : await daysWithin(identity.sub, query))
  }, polled)

  route(contract.listCategories, async () => [...categories])

  route(readLedgerStates, async ({ body }) => ({ states: await readStates(body.accountIds) }))

  async function wholeLedger(accountId: string): Promise<Sums> {
    const account = await accounts.findById(accountId, { totals: 1 }).lean()
    return { ...NOTHING, ...account?.totals }
  }

  async function daysWithin(accountId: string, period: contract.Period): Promise<Sums> {
    const days = await dayTotals.find({ accountId, ...withinPeriod(period) }, { _id: 0, incomeCents: 1, expenseCents: 1 }).lean()
    return addUp(days)
  }
}
