import {
  exampleCaption,
  exampleClient,
  exampleCompany,
  exampleIdeas,
  examplePix,
  exampleProduct,
  exampleQuote,
  exampleTransaction,
} from './bodies.ts'

/** Calls that create the records which other calls are about. */
export const RECORDS = {
  clientId: '/api/clients',
  productId: '/api/products',
  quoteId: '/api/quotes',
  answeredQuoteId: '/api/quotes',
  transactionId: '/api/cash/transaction',
} as const
type Records = Record<keyof typeof RECORDS, number>

/** The records that an account owns for one call: fresh rows, so that a deletion does not affect the next call. */
export type Owned = Records & { email: string; password: string; token: string }
export const exampleOwned = {
  email: 'ana@exemplo.com.br',
  password: 'segredo1',
  token: 'x'.repeat(32),
  ...(Object.fromEntries(Object.keys(RECORDS).map((kind) => [kind, 1])) as Records),
}

interface Example {
  params?: Record<string, string | number>
  body?: unknown
}

const byId =
  (kind: keyof Records, body?: unknown) =>
  (owned: Owned): Example => ({ params: { id: owned[kind] }, body })
const byToken =
  (body?: unknown) =>
  ({ token }: Owned): Example => ({ params: { token }, body })
const quoteOf = (owned: Owned) => exampleQuote({ clientId: owned.clientId }, [{ productId: owned.productId }])

/** One valid input for every call that can come from outside: tests of the whole contract start from it. */
export const examples: Record<string, (owned: Owned) => Example> = {
  'GET /api/user': () => ({}),
  'POST /api/login': ({ email, password }) => ({ body: { email, password } }),
  'POST /api/register': () => ({
    body: { fullName: 'Outra Pessoa', email: `nova-${crypto.randomUUID()}@exemplo.com.br`, password: 'segredo1' },
  }),
  'POST /api/logout': () => ({}),
  'GET /api/clients': () => ({}),
  'GET /api/clients/:id': byId('clientId'),
  'POST /api/clients': () => ({ body: exampleClient() }),
  'PUT /api/clients/:id': byId('clientId', exampleClient()),
  'DELETE /api/clients/:id': byId('clientId'),
  'GET /api/clients/cep/:digits': () => ({ params: { digits: '01310100' } }),
  'GET /api/company': () => ({}),
  'POST /api/company': () => ({ body: exampleCompany() }),
  'GET /api/company/pix': () => ({}),
  'PUT /api/company/pix': ({ password }) => ({ body: { pix: examplePix(), password } }),
  'GET /api/products': () => ({}),
  'POST /api/products': () => ({ body: exampleProduct() }),
  'PATCH /api/products/:id': byId('productId', { name: 'Outro nome' }),
  'DELETE /api/products/:id': byId('productId'),
  'GET /api/quotes': () => ({}),
  'GET /api/quotes/:id': byId('quoteId'),
  'POST /api/quotes': (owned) => ({ body: quoteOf(owned) }),
  'PATCH /api/quotes/:id': (owned) => byId('quoteId', quoteOf(owned))(owned),
  'DELETE /api/quotes/:id': byId('quoteId'),
  'GET /api/pdf/quote/:id': byId('quoteId'),
  'POST /api/quotes/:id/link': byId('quoteId'),
  'DELETE /api/quotes/:id/link': byId('quoteId'),
  'POST /api/quotes/:id/sent': byId('quoteId', { channel: 'chat' }),
  'POST /api/quotes/:id/mail': byId('quoteId', { to: 'cliente@exemplo.com.br' }),
  'POST /api/quotes/:id/answer': byId('quoteId', { answer: 'rejected', comment: 'Ficou caro.' }),
  'POST /api/quotes/:id/reopen': byId('answeredQuoteId'),
  'POST /api/quotes/:id/seen': byId('answeredQuoteId'),
  'GET /api/quotes/new-answers': () => ({}),
  'GET /api/quotes/:id/picture': byId('quoteId'),
  'GET /api/pdf/quote/:id/:answer': ({ answeredQuoteId }) => ({ params: { id: answeredQuoteId, answer: 'rejected' } }),
  'GET /orcamento/:token': byToken(),
  'GET /orcamento/:token/pdf': byToken(),
  'GET /orcamento/:token/logo': byToken(),
  'POST /orcamento/:token/opened': byToken({ version: 1 }),
  'POST /orcamento/:token/answer': byToken({
    version: 1,
    answer: 'rejected',
    comment: 'Ficou caro.',
    name: 'Ana Beatriz',
  }),
  'GET /api/cash/transactions': () => ({}),
  'GET /api/cash/balance': () => ({}),
  'GET /api/cash/categories': () => ({}),
  'GET /api/cash/receipts/:quoteId': ({ quoteId }) => ({ params: { quoteId } }),
  'GET /api/cash/transaction/:id': byId('transactionId'),
  'POST /api/cash/transaction': () => ({ body: exampleTransaction() }),
  'PATCH /api/cash/transaction/:id': byId('transactionId', exampleTransaction({ amount: '10.00' })),
  'DELETE /api/cash/transaction/:id': byId('transactionId'),
  'POST /api/cash/transaction/:id/restore': byId('transactionId'),
  'POST /api/caption/generate': () => ({ body: exampleCaption() }),
  'POST /api/sticker/generate': () => ({
    body: { description: 'gatinha costurando', text: 'Feito à mão', options: {} },
  }),
  'POST /api/cute-image/generate': () => ({ body: { description: 'ursinho de crochê', includeText: false } }),
  'POST /api/cute-font/generate': () => ({ body: { text: 'Ana Clara' } }),
  'GET /api/content-ideas/craft-type': () => ({}),
  'POST /api/content-ideas/save-craft': () => ({ body: { craftType: 'Crochê' } }),
  'POST /api/content-ideas/generate': () => ({ body: exampleIdeas() }),
  'POST /api/client-errors': () => ({
    body: {
      frontEnd: 'shell',
      version: '0123456789ab',
      route: '/',
      kind: 'error',
      message: 'TypeError: x is not a function',
      stack: '',
    },
  }),
}
