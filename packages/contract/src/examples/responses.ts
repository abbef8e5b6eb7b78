import * as cash from '../cash.ts'
import * as clients from '../clients.ts'
import * as company from '../company.ts'
import { today } from '../dates.ts'
import type { Endpoint, EndpointResponse } from '../endpoint.ts'
import * as generators from '../generators.ts'
import * as pix from '../pix.ts'
import * as products from '../products.ts'
import * as quoteEvents from '../quote-events.ts'
import * as quoteList from '../quote-list.ts'
import * as quotes from '../quotes.ts'
import { rowReader } from '../record.ts'
import * as sharedQuotes from '../shared-quotes.ts'
import * as users from '../users.ts'
import {
  exampleClient,
  exampleCompany,
  exampleIdeas,
  examplePix,
  exampleProduct,
  exampleTransaction,
  unsentQuote,
} from './bodies.ts'

const aClient = (id: number, name: string, city = 'São Paulo', state = 'SP') => {
  const { client: person, address } = exampleClient({}, { city, state })
  return rowReader(clients.client)({ ...person, id, name, address, version: 1 })
}
const someClients = [
  aClient(1, 'Ana Beatriz Nogueira'),
  aClient(2, 'Cecília Araújo', 'Olinda', 'PE'),
  aClient(3, 'Marina Duarte', 'Gramado', 'RS'),
]

const aProduct = (id: number, name: string, price: number) =>
  rowReader(products.product)({ ...exampleProduct(), id, name, price, unit: 'un', version: 1 })
const someProducts = [
  aProduct(2, 'Bolsa de crochê', 149),
  aProduct(3, 'Caderno artesanal', 59.9),
  aProduct(1, 'Caneca pintada à mão', 89.9),
]

const aQuote: quotes.Quote = {
  id: 1,
  clientId: 1,
  client: { name: 'Ana Beatriz Nogueira' },
  createdAt: '2026-11-20T14:30:00Z',
  validUntil: null,
  notes: 'Embalagem para presente.',
  paymentTerms: 'Metade na encomenda, metade na entrega',
  deliveryDate: '2026-12-11',
  total: 170.81,
  status: 'draft',
  ...unsentQuote,
  version: 1,
  items: [
    {
      id: 1,
      productId: 1,
      productName: 'Caneca pintada à mão',
      unit: 'un',
      quantity: 2,
      unitPrice: 89.9,
      discount: 5,
      total: 170.81,
    },
  ],
}

// Dated today, because the cash screen starts with the current month.
const aTransaction = (id: number, transaction: object) =>
  rowReader(cash.transaction)({
    ...exampleTransaction({ date: today(), ...transaction }),
    type: 'income',
    id,
    version: 1,
  })
const anIncome = aTransaction(1, {})
const anExpense = {
  ...aTransaction(2, {
    description: 'Argila e esmaltes',
    amount: '32.50',
    categoryId: cash.defaultCategoryIds.expense,
  }),
  type: 'expense' as const,
}

const aCompany = rowReader(company.company)({ ...exampleCompany(), version: 1 })

const aPix: pix.PixSettings = { pix: examplePix(), version: 1 }

const user: users.User = { email: 'ana@exemplo.com.br', username: 'ana', fullName: 'Ana Souza' }

const aPrompt: generators.GeneratedPrompt = {
  prompt: 'Ilustração fofa de "ursinho de crochê", traços macios, cores pastel, fundo branco.',
  promptInEnglish: 'Cute illustration of "ursinho de crochê", soft lines, pastel colours, white background.',
  writtenBy: 'writer',
  generationTime: 0.004,
}

const { craftType, specificIdea } = exampleIdeas()

/** A valid response for every call from outside that gets JSON: fakes of the server start from it. */
export const exampleResponses: ReadonlyMap<Endpoint, unknown> = new Map([
  response(users.currentUser, user),
  response(users.login, user),
  response(users.register, user),
  response(clients.listClients, someClients),
  response(clients.getClient, someClients[0]!),
  response(clients.createClient, someClients[0]!),
  response(clients.updateClient, someClients[0]!),
  response(clients.lookUpCep, {
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  }),
  response(company.getCompany, aCompany),
  response(company.saveCompany, aCompany),
  response(pix.getPix, aPix),
  response(pix.savePix, aPix),
  response(products.listProducts, someProducts),
  response(products.createProduct, someProducts[0]!),
  response(products.updateProduct, someProducts[0]!),
  response(quoteList.listQuotes, quoteList.listQuotes.response!.parse([aQuote])),
  response(quotes.getQuote, aQuote),
  response(quotes.createQuote, aQuote),
  response(quotes.updateQuote, aQuote),
  response(quoteEvents.shareQuote, {
    path: `/orcamento/${'x'.repeat(32)}`,
    expiresAt: '2027-02-18T14:30:00Z',
  }),
  response(quoteEvents.mailQuote, { ...aQuote, status: 'sent', sentAt: '2026-11-20T15:00:00Z' }),
  response(quoteEvents.markQuoteSent, { ...aQuote, status: 'sent', sentAt: '2026-11-20T15:00:00Z' }),
  response(quoteEvents.recordQuoteAnswer, { ...aQuote, status: 'rejected' }),
  response(quoteEvents.reopenQuote, { ...aQuote, status: 'sent' }),
  response(quoteEvents.countNewAnswers, { count: 0 }),
  response(sharedQuotes.answerSharedQuote, { status: 'accepted', answeredAt: '2026-11-21T09:15:00Z' }),
  response(cash.listTransactions, [anExpense, anIncome]),
  response(cash.getBalance, { total: 57.4, income: 89.9, expense: 32.5 }),
  response(cash.listCategories, [
    { id: cash.defaultCategoryIds.income, name: 'Vendas', type: 'income' },
    { id: 2, name: 'Feiras e eventos', type: 'income' },
    { id: cash.defaultCategoryIds.expense, name: 'Despesas gerais', type: 'expense' },
    { id: 7, name: 'Materiais', type: 'expense' },
  ]),
  response(cash.listReceipts, []),
  response(cash.getTransaction, anIncome),
  response(cash.createTransaction, anIncome),
  response(cash.updateTransaction, anIncome),
  response(cash.restoreTransaction, anIncome),
  response(generators.generateCaption, {
    text: 'Bolsa de crochê feita à mão, ponto por ponto, do jeito que você imaginou. 🧶\n\nChame no direct e escolha a sua cor.',
    hashtags: ['#croche', '#feitoamao', '#bolsadecroche', '#artesanato', '#ateliê'],
    isDraft: false,
    writtenBy: 'writer',
    generationTime: 0.004,
  }),
  response(generators.generateSticker, aPrompt),
  response(generators.generateCuteImage, aPrompt),
  response(generators.generateCuteFont, aPrompt),
  response(generators.getCraftType, { craftType }),
  response(generators.saveCraftType, { craftType }),
  response(generators.generateContentIdeas, {
    ideas: [
      {
        title: 'Três erros ao começar um cesto',
        description: 'Mostre o erro e, ao lado, como você o corrige.',
        format: 'Cesto pronto sobre a mesa, com o fio em volta',
        cta: 'Salve para o seu próximo cesto.',
      },
      {
        title: 'O fio certo para cada cesto',
        description: 'Compare dois fios e diga quando usa cada um.',
        format: 'Os dois novelos lado a lado, com luz natural',
        cta: 'Conte nos comentários qual é o seu preferido.',
      },
    ],
    error: null,
    specificIdea,
    contentPurpose: generators.contentPurposes.dica,
    isDraft: false,
    writtenBy: 'writer',
  }),
])

function response<E extends Endpoint>(endpoint: E, example: EndpointResponse<E>): [Endpoint, unknown] {
  return [endpoint, example]
}
