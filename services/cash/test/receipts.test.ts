import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, STRANGER, startCash, type CashHarness } from './harness.ts'

const PATH = '/api/cash/transaction'
const QUOTE = 41

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash()
  for (let quoteId = QUOTE; quoteId < 60; quoteId += 1) cash.quotes.agreed.set(quoteId, 170_81)
})
afterAll(() => cash.stop())

const receive = (quoteId: number, amount: string, { accountId = OWNER, ...fields }: Record<string, unknown> = {}) =>
  cash.as(accountId as string)('POST', PATH, { body: exampleTransaction({ quoteId, amount, ...fields }) })
const receiptsOf = async (quoteId: number, accountId = OWNER) =>
  (await cash.as(accountId)('GET', `/api/cash/receipts/${quoteId}`)).body
const release = (quoteId: number, accountId = OWNER) =>
  cash.asQuotes(accountId)('DELETE', `/internal/quotes/${quoteId}/receipts`)
const refused = (path: string, error: string) => ({ status: 400, body: { error, issues: [{ path }] } })

describe('what is received for a quote', () => {
  it('is an income like any other, and belongs to its quote', async () => {
    const { status, body } = await receive(QUOTE, '70.81')
    expect({ status, quoteId: body.quoteId }).toEqual({ status: 201, quoteId: QUOTE })
    expect(await receiptsOf(QUOTE)).toEqual([body])
    expect((await cash.as(OWNER)('GET', '/api/cash/transactions')).body).toEqual([body])
    expect((await cash.as(OWNER)('GET', '/api/cash/balance')).body).toEqual({ total: 70.81, income: 70.81, expense: 0 })
    expect(await receiptsOf(QUOTE, STRANGER)).toEqual([])
  })

  it('is received in parts, but never more than is open', async () => {
    expect(await receive(QUOTE, '100.01')).toMatchObject(
      refused('amount', 'Faltam R$ 100,00 para receber deste orçamento.'),
    )
    expect((await receive(QUOTE, '100.00')).status).toBe(201)
    expect(await receive(QUOTE, '0.01')).toMatchObject(
      refused('amount', 'Faltam R$ 0,00 para receber deste orçamento.'),
    )
    expect((await receiptsOf(QUOTE)).map(({ amount }: { amount: string }) => amount)).toEqual(['100.00', '70.81'])
  })

  it('counts once when it is sent twice, and when two people record it at once', async () => {
    const headers = { 'idempotency-key': 'the-same' }
    const body = exampleTransaction({ quoteId: 42, amount: '170.81' })
    const [first, second] = await Promise.all([1, 2].map(() => cash.as(OWNER)('POST', PATH, { body, headers })))
    expect([first!.status, second!.status, first!.body]).toEqual([201, 201, second!.body])
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => receive(43, '170.81')))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([201, 400, 400, 400, 400])
  })

  it('needs a quote that was accepted', async () => {
    const error = 'Este orçamento não foi aceito ou não existe mais.'
    expect(await receive(999, '1')).toMatchObject(refused('quoteId', error))
  })

  it('is never an expense, neither at first nor after an edit', async () => {
    const error = 'O recebimento de um orçamento é sempre uma entrada.'
    expect(await receive(44, '1', { type: 'expense', categoryId: 6 })).toMatchObject(refused('type', error))
    const { body } = await receive(44, '1')
    const edit = (fields: object) => cash.as(OWNER)('PATCH', `${PATH}/${body.id}`, { body: fields })
    expect(await edit({ type: 'expense', categoryId: 6 })).toMatchObject(refused('type', error))
    expect((await edit({ amount: '2.00', quoteId: 45 })).body).toMatchObject({ amount: '2.00', quoteId: 44 })
  })

  it('has at most a hundred parts', async () => {
    const row = { accountId: OWNER, ...exampleTransaction(), amountCents: 1, version: 1, quoteId: 46 }
    await cash.database.connection
      .collection('transactions')
      .insertMany(Array.from({ length: 100 }, (_, index) => ({ ...row, id: 1_000 + index })))
    expect(await receive(46, '1')).toMatchObject(refused('quoteId', 'Este orçamento já tem 100 recebimentos.'))
  })

  it('comes back to its quote when its deletion is undone', async () => {
    const { body } = await receive(47, '50')
    const path = `${PATH}/${body.id}`
    await cash.as(OWNER)('DELETE', path)
    expect(await receiptsOf(47)).toEqual([])
    await cash.as(OWNER)('POST', `${path}/restore`)
    expect(await receiptsOf(47)).toEqual([body])
  })

  it('is read from an index', async () => {
    const { connection } = cash.database
    await receive(48, '1')
    const filter = { accountId: OWNER, quoteId: 48 }
    expect(await queryPlan(connection, 'transactions', filter)).toEqual(indexed(1))
  })
})

describe('the receipts of a deleted quote', () => {
  it('stay in the ledger and belong to no quote; those of other quotes and accounts are as before', async () => {
    const { body } = await receive(50, '50')
    const { body: other } = await receive(51, '50')
    const { body: strangers } = await receive(50, '50', { accountId: STRANGER })
    for (let times = 0; times < 2; times += 1) expect((await release(50)).status).toBe(204)
    expect((await cash.as(OWNER)('GET', `${PATH}/${body.id}`)).body).toMatchObject({ amount: '50.00', quoteId: null })
    expect([await receiptsOf(50), await receiptsOf(51), await receiptsOf(50, STRANGER)]).toEqual([
      [],
      [other],
      [strangers],
    ])
  })

  it('are refused from then on, also one whose quote was read before', async () => {
    cash.quotes.beforeResponse = async () => void (await release(52))
    expect(await receive(52, '1')).toMatchObject(
      refused('quoteId', 'Este orçamento não foi aceito ou não existe mais.'),
    )
    cash.quotes.beforeResponse = async () => {}
    expect((await receive(52, '1')).status).toBe(400)
  })

  it('come back without it when their deletion is undone later', async () => {
    const { body } = await receive(53, '50')
    await cash.as(OWNER)('DELETE', `${PATH}/${body.id}`)
    await release(53)
    expect((await cash.as(OWNER)('POST', `${PATH}/${body.id}/restore`)).body).toMatchObject({ quoteId: null })
  })
})

it('without the quotes service nothing is received for a quote, and all else is recorded', async () => {
  await cash.stopQuotes()
  expect((await receive(54, '1')).status).toBe(503)
  expect((await cash.as(OWNER)('POST', PATH, { body: exampleTransaction() })).status).toBe(201)
})
