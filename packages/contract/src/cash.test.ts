import { expect, it } from 'vitest'
import { getBalance, listTransactions, transactionBody, transactionPatch } from './cash.ts'
import { messages } from '../test/messages.ts'

const body = { date: '2026-11-21', type: 'income', description: 'Feira', amount: '89.90', categoryId: 5 }

it("a transaction's amount is read as cents, its day in São Paulo, and its payment method has a default", () => {
  expect(
    transactionBody.parse({ ...body, amount: '1.234,56', date: '2026-11-21T01:00:00Z', categoryId: '5', notes: '' }),
  ).toEqual({
    ...body,
    amount: 123456,
    date: '2026-11-20',
    notes: null,
    paymentMethod: 'money',
  })
  expect(transactionPatch.parse({ id: 7, amount: 10 })).toEqual({ amount: 1000 })
})

it("a transaction form has the spec's messages", () => {
  expect(messages(transactionBody, { type: 'income', categoryId: 5 })).toEqual({
    date: 'Data é obrigatória',
    description: 'Descrição é obrigatória',
    amount: 'Valor é obrigatório',
  })
  expect(messages(transactionBody, { ...body, type: 'all', categoryId: 'x', paymentMethod: 'pix' })).toEqual({
    type: 'Escolha entrada ou saída.',
    categoryId: 'Escolha uma categoria.',
    paymentMethod: 'Forma de pagamento inválida.',
  })
})

it('a changed amount breaks the same rules as a new one', () => {
  expect(messages(transactionPatch, { amount: 0 })).toEqual({ amount: 'O valor inserido é inválido.' })
  expect(messages(transactionPatch, { amount: 1.999 })).toEqual({ amount: 'Use no máximo 2 casas decimais.' })
})

it('the largest amount is accepted', () =>
  expect(transactionBody.parse({ ...body, amount: '999.999.999,99' }).amount).toBe(99_999_999_999))

it('a period may be open on either side but not end before it starts', () => {
  expect(getBalance.query!.parse({})).toEqual({})
  expect(listTransactions.query!.parse({ endDate: '2026-11-21T00:00:00.000Z' })).toEqual({
    endDate: '2026-11-21',
    type: 'all',
  })
  const backwards = { startDate: '2026-11-22', endDate: '2026-11-21' }
  for (const { query } of [getBalance, listTransactions]) {
    expect(messages(query!, backwards)).toEqual({ startDate: 'A data inicial não pode ser depois da data final.' })
  }
  expect(messages(listTransactions.query!, { type: 'outro' })).toEqual({ type: 'Tipo de transação inválido.' })
})
