import { exampleTransaction } from '@atelie/contract/examples/bodies'
import { badVersions, editOf, raceEdits } from '@atelie/test-kit/edits'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startCash, STRANGER, type CashHarness } from './harness.ts'

let cash: CashHarness
beforeAll(async () => {
  cash = await startCash()
})
afterAll(() => cash.stop())

const PATH = '/api/cash/transaction'
const LIST = '/api/cash/transactions'

describe('transactions', () => {
  it('transactions are recorded, listed, changed in part and deleted', async () => {
    const call = cash.as('111111111111111111111111')
    const body = exampleTransaction({ amount: '1.234,56', date: '2026-11-21T01:00:00Z', notes: ' ' })
    const created = {
      id: 1,
      version: 1,
      date: '2026-11-20',
      type: 'income',
      description: body.description,
      amount: '1234.56',
      categoryId: 5,
      notes: null,
      paymentMethod: 'money',
      quoteId: null,
    }
    expect(await call('POST', PATH, { body })).toMatchObject({ status: 201, body: created })
    expect((await call('GET', LIST)).body).toEqual([created])
    expect(await call('GET', `${PATH}/1`)).toMatchObject({ status: 200, body: created })
    const changed = { ...created, version: 2, type: 'expense', categoryId: 7, amount: '10.00' }
    expect(
      await call('PATCH', `${PATH}/1`, { body: { id: 1, type: 'expense', categoryId: 7, amount: 10 } }),
    ).toMatchObject({ status: 200, body: changed })
    expect((await call('PATCH', `${PATH}/1`, { body: {} })).status).toBe(200)
    expect((await call('DELETE', `${PATH}/1`)).status).toBe(204)
    expect((await call('DELETE', `${PATH}/1`)).status).toBe(404)
    expect((await call('GET', `${PATH}/1`)).status).toBe(404)
    expect((await call('GET', LIST)).body).toEqual([])
    expect((await call('POST', PATH, { body: exampleTransaction() })).body.id).toBe(2)
  })

  it('a repeated create counts once, even when sent at the same moment', async () => {
    const call = cash.as('222222222222222222222222')
    const send = (fields = {}) =>
      call('POST', PATH, { body: exampleTransaction(fields), headers: { 'idempotency-key': 'one-attempt' } })
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map(({ status, body }) => [status, body.id])).toEqual([
      [201, 1],
      [201, 1],
      [201, 1],
    ])
    expect((await send({ amount: '1' })).status).toBe(409)
    expect((await call('GET', '/api/cash/balance')).body).toEqual({ total: 89.9, income: 89.9, expense: 0 })
  })

  it('the totals of a day without transactions are deleted', async () => {
    const account = '777777777777777777777777'
    const call = cash.as(account)
    const { id } = (await call('POST', PATH, { body: exampleTransaction({ date: '2026-11-01' }) })).body
    for (let day = 2; day <= 5; day += 1) await call('PATCH', `${PATH}/${id}`, { body: { date: `2026-11-0${day}` } })
    const days = cash.database.connection.collection('dayTotals')
    expect((await days.find({ accountId: account }).toArray()).map(({ date }) => date)).toEqual(['2026-11-05'])
    await call('DELETE', `${PATH}/${id}`)
    expect(await days.countDocuments({ accountId: account })).toBe(0)
    expect((await call('GET', '/api/cash/balance?startDate=2026-11-01')).body).toEqual({
      total: 0,
      income: 0,
      expense: 0,
    })
  })

  it.each([[{ type: 'expense' }], [{ categoryId: 6 }], [{ categoryId: 999 }]])(
    'a transaction with %j has no category of its type and is refused',
    async (fields) => {
      const call = cash.as('333333333333333333333333')
      const { id, version } = (await call('POST', PATH, { body: exampleTransaction() })).body
      const refused = {
        status: 400,
        body: { error: 'Escolha uma categoria do mesmo tipo da transação.', issues: [{ path: 'categoryId' }] },
      }
      expect(await call('POST', PATH, { body: exampleTransaction(fields) })).toMatchObject(refused)
      expect(await call('PATCH', `${PATH}/${id}`, { body: fields })).toMatchObject(refused)
      expect((await call('GET', LIST)).body[0]).toMatchObject({ id, version, type: 'income' })
    },
  )

  it('an invalid transaction is refused with the message of its field', async () => {
    const refused = await cash.as(OWNER)('POST', PATH, { body: exampleTransaction({ amount: '0' }) })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'O valor inserido é inválido.', issues: [{ path: 'amount' }] },
    })
  })

  it('transactions belong to one account only', async () => {
    const { id } = (await cash.as(OWNER)('POST', PATH, { body: exampleTransaction() })).body
    const stranger = cash.as(STRANGER)
    expect((await stranger('GET', LIST)).body).toEqual([])
    expect((await stranger('GET', '/api/cash/balance')).body.total).toBe(0)
    expect((await stranger('GET', `${PATH}/${id}`)).status).toBe(404)
    expect((await stranger('PATCH', `${PATH}/${id}`, { body: { amount: 1 } })).status).toBe(404)
    expect((await stranger('DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await stranger('POST', `${PATH}/${id}/restore`)).status).toBe(404)
    for (const path of [LIST, '/api/cash/balance', '/api/cash/categories'])
      expect((await cash.visitor('GET', path)).status).toBe(401)
  })

  it('the ledger stays exact: an amount that would not fit is refused', async () => {
    const account = '444444444444444444444444'
    const call = cash.as(account)
    await call('POST', PATH, { body: exampleTransaction() })
    await cash.database.connection
      .collection('accounts')
      .updateOne({ _id: account as never }, { $set: { 'totals.incomeCents': Number.MAX_SAFE_INTEGER - 10 } })
    expect(await call('POST', PATH, { body: exampleTransaction() })).toMatchObject({
      status: 400,
      body: { error: 'Este valor passa do limite do caixa.' },
    })
    expect((await call('GET', LIST)).body).toHaveLength(1)
  })
})

describe('the list', () => {
  const account = '555555555555555555555555'
  const rows = [
    { date: '2026-10-31', type: 'income', categoryId: 5 },
    { date: '2026-11-02', type: 'expense', categoryId: 6 },
    { date: '2026-11-01', type: 'income', categoryId: 5 },
    { date: '2026-11-02', type: 'income', categoryId: 1 },
    { date: '2026-12-01', type: 'expense', categoryId: 13 },
  ]
  const ids = async (query: string) =>
    (await cash.as(account)('GET', `${LIST}${query}`)).body.map(({ id }: { id: number }) => id)
  beforeAll(async () => {
    for (const row of rows) await cash.as(account)('POST', PATH, { body: exampleTransaction(row) })
  })

  it.each([
    ['', [5, 4, 2, 3, 1]],
    ['?type=all', [5, 4, 2, 3, 1]],
    ['?type=expense', [5, 2]],
    ['?startDate=2026-11-01&endDate=2026-11-30', [4, 2, 3]],
    ['?startDate=2026-11-02T00:00:00.000Z&endDate=2026-12-01&type=income', [4]],
    ['?endDate=2026-10-31', [1]],
    ['?startDate=2026-12-02', []],
  ])('the list %s is latest first, and within a day the last recorded first', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it.each([
    ['?startDate=2026-11-30&endDate=2026-11-01', 'A data inicial não pode ser depois da data final.'],
    ['?type=outro', 'Tipo de transação inválido.'],
    ['?startDate=2026-02-30', 'Data inicial inválida.'],
    ['?endDate=', 'Data final inválida.'],
    ['?startDate=2026-11-01&startDate=2026-11-02', 'Data inicial inválida.'],
  ])('the list %s is refused', async (query, error) => {
    expect(await cash.as(account)('GET', LIST + query)).toMatchObject({ status: 400, body: { error } })
  })

  it('the list is read from an index, in order, and no further than requested', async () => {
    const { connection } = cash.database
    const november = { accountId: account, date: { $gte: '2026-11-01', $lt: '2026-11-30T' } }
    const latestFirst = { sort: { date: -1, id: -1 } } as const
    expect(await queryPlan(connection, 'transactions', { accountId: account }, latestFirst)).toEqual(indexed(5))
    expect(await queryPlan(connection, 'transactions', november, latestFirst)).toEqual(indexed(3))
    expect(await queryPlan(connection, 'transactions', { ...november, type: 'income' }, latestFirst)).toEqual(
      indexed(2),
    )
    expect(await queryPlan(connection, 'transactions', { accountId: account, id: 3 })).toEqual(indexed(1))
    expect(await queryPlan(connection, 'dayTotals', november)).toEqual(indexed(2))
    expect(await queryPlan(connection, 'dayTotals', { accountId: account, date: '2026-11-02' })).toEqual(indexed(1))
    expect(await queryPlan(connection, 'accounts', { _id: { $in: [account, OWNER] } })).toEqual(indexed(2))
  })
})

describe('categories', () => {
  it('the categories are those of the spec, each with a name and a type', async () => {
    const { body } = await cash.as(OWNER)('GET', '/api/cash/categories')
    expect(body).toContainEqual({ id: 5, name: 'Vendas', type: 'income' })
    expect(body).toContainEqual({ id: 6, name: 'Despesas gerais', type: 'expense' })
    for (const key of ['id', 'name'])
      expect(new Set(body.map((category: Record<string, unknown>) => category[key])).size).toBe(body.length)
    for (const { name } of body) expect(name).toMatch(/^\p{Lu}/u)
  })
})

describe('a transaction edited twice from the same version', () => {
  const account = '666666666666666666666666'
  const prepare = async () => {
    const call = cash.as(account)
    const { id } = (await call('POST', PATH, { body: exampleTransaction() })).body as { id: number }
    return (amount: number) => editOf(call, 'PATCH', `${PATH}/${id}`, { amount })
  }

  it('the second of two edits of one version is refused as stale', async () => {
    const edit = await prepare()
    expect(await edit(10)('"1"')).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await edit(11)('"1"')).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect(await edit(11)()).toMatchObject({ status: 200, body: { version: 3 } })
  })

  it('an edit repeated for the same version succeeds, since the first response may have been lost', async () => {
    const edit = await prepare()
    const { body: stored } = await edit(10)('"1"')
    const { body: balance } = await cash.as(account)('GET', '/api/cash/balance')
    expect(await edit(10)('"1"')).toMatchObject({ status: 200, body: stored })
    expect((await cash.as(account)('GET', '/api/cash/balance')).body).toEqual(balance)
    await edit(12)('"2"')
    expect((await edit(10)('"1"')).status).toBe(412)
  })

  it('one of 20 simultaneous edits of one version wins', async () => {
    const edit = await prepare()
    expect(await raceEdits((number) => edit(number + 1), 1, 20)).toEqual({ 200: 1, 412: 19 })
  })

  it.each(badVersions)('an edit with If-Match %j is refused', async (header) => {
    expect(await (await prepare())(10)(header)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })
})
