import { byName } from '@atelie/contract/by-name'
import * as cash from '@atelie/contract/cash'
import * as clients from '@atelie/contract/clients'
import * as company from '@atelie/contract/company'
import type { Endpoint, EndpointParsed, EndpointResponse } from '@atelie/contract/endpoint'
import { exampleResponses } from '@atelie/contract/examples/responses'
import * as generators from '@atelie/contract/generators'
import * as products from '@atelie/contract/products'
import * as quoteEvents from '@atelie/contract/quote-events'
import * as quoteList from '@atelie/contract/quote-list'
import * as quotes from '@atelie/contract/quotes'
import { centsToDecimal, centsToNumber, parseCents } from '@atelie/money/cents'
import { lineTotal, quoteTotal } from '@atelie/money/quote-totals'
import { type FakeNetwork, FakeProblem } from '../testing/fake-network.ts'
import { defined, FakeTable } from './fake-table.ts'

const exampleOf = <E extends Endpoint>(endpoint: E) => exampleResponses.get(endpoint) as EndpointResponse<E>

/** Makes a network keep what is saved until the page is reloaded: first it has the contract's examples. */
export function keepRecords(network: FakeNetwork): void {
  const clientTable = new FakeTable(clients.client, exampleOf(clients.listClients))
  const productTable = new FakeTable(products.product, exampleOf(products.listProducts))
  const quoteTable = new FakeTable(quotes.getQuote.response!, [exampleOf(quotes.getQuote)])
  keepClients(network, clientTable, quoteTable)
  keepProducts(network, productTable, quoteTable)
  keepQuotes(network, quoteTable, { clientTable, productTable })
  keepQuoteEvents(network, quoteTable)
  keepCash(network, new FakeTable(cash.transaction, exampleOf(cash.listTransactions)))
  keepCompany(network)
  keepCraftType(network)
}

function keepClients(
  network: FakeNetwork,
  table: FakeTable<clients.Client>,
  quoteTable: FakeTable<quotes.Quote>,
): void {
  const fieldsOf = ({ client, address }: EndpointParsed<typeof clients.createClient>['body']) => ({
    ...client,
    address,
  })
  network
    .reply(clients.listClients, () => table.all().sort(byName))
    .reply(clients.getClient, ({ parsed }) => table.get(parsed.params.id))
    .reply(clients.createClient, ({ parsed }) => table.create(fieldsOf(parsed.body), { isWhatsapp: false }))
    .reply(clients.updateClient, ({ parsed }) => table.update(parsed.params.id, fieldsOf(parsed.body)))
    .reply(clients.deleteClient, ({ parsed: { params } }) => {
      table.delete(({ id }) => id === params.id)
      quoteTable.delete(({ clientId }) => clientId === params.id)
    })
}

function keepProducts(
  network: FakeNetwork,
  table: FakeTable<products.Product>,
  quoteTable: FakeTable<quotes.Quote>,
): void {
  const fieldsOf = ({ price, ...fields }: EndpointParsed<typeof products.updateProduct>['body']) => ({
    ...fields,
    price: price === undefined ? undefined : centsToNumber(price),
  })
  network
    .reply(products.listProducts, () => table.all().sort(byName))
    .reply(products.createProduct, ({ parsed }) => table.create(fieldsOf(parsed.body)))
    .reply(products.updateProduct, ({ parsed }) => table.update(parsed.params.id, fieldsOf(parsed.body)))
    .reply(products.deleteProduct, ({ parsed: { params } }) => {
      const isUsed = quoteTable.all().some(({ items }) => items.some(({ productId }) => productId === params.id))
      if (isUsed) throw new FakeProblem('in_use', { error: products.productInUseMessage, isUsedInQuotes: true })
      table.delete(({ id }) => id === params.id)
    })
}

interface Subjects {
  clientTable: FakeTable<clients.Client>
  productTable: FakeTable<products.Product>
}

function keepQuotes(
  network: FakeNetwork,
  table: FakeTable<quotes.Quote>,
  { clientTable, productTable }: Subjects,
): void {
  const fieldsOf = ({ quote, items }: EndpointParsed<typeof quotes.updateQuote>['body']) => {
    const lines = items.map(({ quantity, unitPrice, discount }) => ({
      quantityThousandths: quantity,
      unitPriceCents: unitPrice,
      discountHundredths: discount,
    }))
    return {
      ...quote,
      status: quote.status ?? 'draft',
      client: { name: clientTable.get(quote.clientId).name },
      items: items.map(({ productId, quantity, unitPrice, discount }, index) => {
        const { name, unit } = productTable.get(productId)
        return {
          id: index + 1,
          productId,
          productName: name,
          unit,
          quantity: quantity / 1000,
          unitPrice: centsToNumber(unitPrice),
          discount: discount / 100,
          total: centsToNumber(lineTotal(lines[index]!)),
        }
      }),
      total: centsToNumber(quoteTotal(lines)),
    }
  }
  network
    .reply(quoteList.listQuotes, () => table.all().sort((a, b) => b.id - a.id))
    .reply(quotes.getQuote, ({ parsed }) => table.get(parsed.params.id))
    .reply(quotes.createQuote, ({ parsed }) =>
      table.create(fieldsOf(parsed.body), { hasNewAnswer: false, events: [], createdAt: new Date().toISOString() }),
    )
    .reply(quotes.updateQuote, ({ parsed }) => table.update(parsed.params.id, fieldsOf(parsed.body)))
    .reply(quotes.deleteQuote, ({ parsed: { params } }) => table.delete(({ id }) => id === params.id))
}

function keepQuoteEvents(network: FakeNetwork, table: FakeTable<quotes.Quote>): void {
  const addEvent = (id: number, event: Partial<quotes.QuoteEvent>, fields: Partial<quotes.Quote>) => {
    const at = new Date().toISOString()
    const added = { kind: 'sent' as const, at, channel: null, name: null, comment: null, ...event }
    return table.update(id, { ...fields, events: [...table.get(id).events, added] })
  }
  network
    .reply(quoteEvents.markQuoteSent, ({ parsed: { params, body } }) => {
      const { status } = table.get(params.id)
      const fields = { sentAt: new Date().toISOString(), status: status === 'draft' ? 'sent' : status }
      return addEvent(params.id, { channel: body.channel }, fields)
    })
    .reply(quoteEvents.recordQuoteAnswer, ({ parsed: { params, body } }) => {
      const { answer, comment = null } = body
      const answered = { at: new Date().toISOString(), total: table.get(params.id).total }
      return addEvent(params.id, { kind: answer, comment }, { status: answer, [answer]: answered })
    })
    .reply(quoteEvents.reopenQuote, ({ parsed: { params } }) =>
      addEvent(params.id, { kind: 'reopened' }, { status: 'sent' }),
    )
    .reply(quoteEvents.markAnswerSeen, ({ parsed: { params } }) => void table.get(params.id))
}

function keepCash(network: FakeNetwork, table: FakeTable<cash.Transaction>): void {
  const fieldsOf = ({ amount, ...fields }: EndpointParsed<typeof cash.updateTransaction>['body']) => ({
    ...fields,
    id: undefined,
    amount: amount === undefined ? undefined : centsToDecimal(amount),
  })
  const ofPeriod = ({ startDate = '', endDate = '9999' }: cash.Period) =>
    table.all().filter(({ date }) => date >= startDate && date <= endDate)
  const sum = (rows: cash.Transaction[], type: cash.TransactionType) =>
    rows.filter((row) => row.type === type).reduce((cents, { amount }) => cents + parseCents(amount)!, 0)
  network
    .reply(cash.listTransactions, ({ parsed: { query } }) =>
      ofPeriod(query)
        .filter(({ type }) => query.type === 'all' || query.type === type)
        .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
    )
    .reply(cash.getBalance, ({ parsed }) => {
      const rows = ofPeriod(parsed.query)
      const [income, expense] = [sum(rows, 'income'), sum(rows, 'expense')]
      return { total: centsToNumber(income - expense), income: centsToNumber(income), expense: centsToNumber(expense) }
    })
    .reply(cash.getTransaction, ({ parsed }) => table.get(parsed.params.id))
    .reply(cash.createTransaction, ({ parsed }) => table.create(fieldsOf(parsed.body)))
    .reply(cash.updateTransaction, ({ parsed }) => table.update(parsed.params.id, fieldsOf(parsed.body)))
    .reply(cash.deleteTransaction, ({ parsed: { params } }) => table.delete(({ id }) => id === params.id))
    .reply(cash.restoreTransaction, ({ parsed }) => table.restore(parsed.params.id))
}

function keepCompany(network: FakeNetwork): void {
  let saved = exampleOf(company.getCompany)
  network
    .reply(company.getCompany, () => saved)
    .reply(
      company.saveCompany,
      ({ parsed }) => (saved = { ...saved, ...defined(parsed.body), version: saved.version + 1 }),
    )
}

function keepCraftType(network: FakeNetwork): void {
  let saved = exampleOf(generators.getCraftType)
  network
    .reply(generators.getCraftType, () => saved)
    .reply(generators.saveCraftType, ({ parsed }) => {
      saved = parsed.body
      return parsed.body
    })
}
