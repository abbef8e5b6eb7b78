import { afterEach, describe, expect, it, vi } from 'vitest'
import { getBalance, listTransactions, transactionBody, transactionPatch } from './cash.ts'
import { clientBody } from './clients.ts'
import { companyBody } from './company.ts'
import { calendarDateOf, formatCalendarDate, parseCalendarDate, today } from './dates.ts'
import { buildPath, pathPattern } from './endpoint.ts'
import { errorCatalogue } from './errors.ts'
import { productBody, productPatch } from './products.ts'
import { createQuoteBody, updateQuoteBody } from './quotes.ts'
import { registry } from './registry.ts'
import { loginBody, registerBody, registerForm } from './users.ts'
import { messages } from '../test/messages.ts'

const client = { name: 'Ana', birthDate: '1990-05-01', phone: '(11) 98765-4321', isWhatsapp: true }
const address = { cep: '01310-100', street: 'Rua A', number: '1', neighborhood: 'Centro', city: 'São Paulo', state: 'sp' }

describe('calendar dates', () => {
  it.each([
    ['2024-02-29', '2024-02-29'], ['2023-02-29', null], ['2026-13-01', null], ['21/11/2026', null], ['', null],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'], ['2026-11-21T01:00:00Z', '2026-11-20'], ['2026-11-20T23:30:00-03:00', '2026-11-20'],
    ['2028-02-30T10:00:00Z', null], ['2026-11-21T25:00:00Z', null],
  ])('the text %s is read as the date %s', (text, date) => expect(parseCalendarDate(text)).toBe(date))

  it('dates are shown as dd/MM/yyyy', () => expect(formatCalendarDate('2026-11-21')).toBe('21/11/2026'))
})

describe('sign-in and registration', () => {
  it('the login and registration forms have the spec\'s messages', () => {
    expect(messages(loginBody, { email: '', password: '12345' })).toEqual({
      email: 'Email é obrigatório', password: 'A senha deve ter pelo menos 6 caracteres',
    })
    expect(messages(loginBody, { email: 'x', password: '123456' })).toEqual({ email: 'Email inválido' })
    expect(messages(loginBody, { email: { $ne: '' } })).toMatchObject({ email: 'Email é obrigatório' })
    expect(messages(registerForm, { fullName: '', username: 'a!', email: 'a@b.co', password: '123456', confirmPassword: '' })).toEqual({
      fullName: 'Nome completo é obrigatório',
      username: 'Nome de usuário deve ter pelo menos 3 caracteres',
      confirmPassword: 'Confirmação de senha é obrigatória',
    })
    expect(messages(registerForm, { fullName: 'Ana', username: 'ana maria', email: 'a@b.co', password: '123456', confirmPassword: '123456' })).toEqual({
      username: 'Nome de usuário deve conter apenas letras, números, underscore e ponto',
    })
    expect(messages(registerForm, { fullName: 'Ana', username: '', email: 'a@b.co', password: '123456', confirmPassword: '654321' })).toEqual({
      confirmPassword: 'As senhas não coincidem',
    })
  })
})

describe('the confirmation of a password', () => {
  const form = { fullName: 'Ana', username: '', email: 'a@b.co' }
  const judge = (password: string, confirmPassword: string, rest = form) => messages(registerForm, { ...rest, password, confirmPassword })

  it('a confirmation is compared letter by letter, spaces included', () => {
    expect(judge('segredo ', 'segredo ')).toEqual({})
    expect(judge('segredo', 'segredo ')).toEqual({ confirmPassword: 'As senhas não coincidem' })
    expect(judge('segredo ', 'segredo')).toEqual({ confirmPassword: 'As senhas não coincidem' })
  })

  it('a confirmation is checked while other fields are still wrong, but not while it is empty', () => {
    expect(judge('segredo', 'outro', { ...form, fullName: '' })).toEqual({
      fullName: 'Nome completo é obrigatório', confirmPassword: 'As senhas não coincidem',
    })
    expect(judge('segredo', '')).toEqual({ confirmPassword: 'Confirmação de senha é obrigatória' })
  })
})

describe('a required text', () => {
  const message = 'Nome completo é obrigatório'
  it.each(['\u200B', '\u2060 \u00AD', '\u0007', '\u0301', '\u3164', '\u2800', '\uFE0F'])('a required text is missing when nothing of it is visible: %j', (fullName) => {
    expect(messages(registerBody.pick({ fullName: true }), { fullName })).toEqual({ fullName: message })
  })

  it.each(['Ana', '王', 'أحمد', 'e\u0301', '👩‍🎨', '.'])('a required text is present as soon as something is visible: %s', (fullName) => {
    expect(messages(registerBody.pick({ fullName: true }), { fullName })).toEqual({})
  })
})

describe('clients', () => {
  it('a complete client is accepted and normalised', () => {
    expect(clientBody.parse({ client: { ...client, motherName: ' ' }, address })).toMatchObject({
      client: { motherName: null }, address: { state: 'SP', cep: '01310-100' },
    })
  })

  it('a client form has the spec\'s messages', () => {
    expect(messages(clientBody, { client: { name: 'A', birthDate: '', phone: '123' }, address: { cep: '123' } })).toEqual({
      'client.name': 'O nome é obrigatório',
      'client.birthDate': 'A data de nascimento é obrigatória',
      'client.phone': 'O telefone é obrigatório e deve ter pelo menos 10 dígitos',
      'address.cep': 'O CEP é obrigatório e deve ter 8 dígitos',
      'address.street': 'A rua é obrigatória',
      'address.number': 'O número é obrigatório',
      'address.neighborhood': 'O bairro é obrigatório',
      'address.city': 'A cidade é obrigatória',
      'address.state': 'O estado é obrigatório',
    })
  })

  it('half a character in a name becomes the replacement character, and a whole emoji stays', () => {
    const name = (text: string) => clientBody.parse({ client: { ...client, name: text }, address }).client.name
    expect(name('Ana \uD83D')).toBe('Ana \uFFFD')
    expect(name('Ana 🧶')).toBe('Ana 🧶')
  })

  it.each([['(11) 4002-8922', false], ['(11) 4002-892', true], ['(11) 9-876', true]])('a client\'s phone needs ten digits: %s', (phone, isRefused) => {
    expect('client.phone' in messages(clientBody, { client: { ...client, phone }, address })).toBe(isRefused)
  })
})

describe('the birth date of a client', () => {
  afterEach(() => { vi.useRealTimers() })

  it.each([['2026-11-21', {}], ['2026-11-22', { 'client.birthDate': 'A data de nascimento não pode estar no futuro' }]])('a birth date may be today at the latest: %s', (birthDate, refusals) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
    expect(messages(clientBody, { client: { ...client, birthDate }, address })).toEqual(refusals)
  })
})

it.each([
  ['unauthenticated', 401], ['timeout', 408], ['stale', 412], ['too_large', 413], ['unsupported_media_type', 415], ['too_many_requests', 429], ['unavailable', 503],
] as const)('the error %s has the status %i, which browsers and proxies act on', (code, status) => {
  expect(errorCatalogue[code].status).toBe(status)
})

describe('the company', () => {
  it.each(['(11) 4002-8922', '11987654321', '', '  ', null, undefined])('a company may have the phone %j', (phone) => {
    expect(messages(companyBody, { phone })).toEqual({})
  })

  it.each(['123', '(11) 4002-89', 'ligue para mim', '(11) / () --'])('a company may not have the phone %j', (phone) => {
    expect(messages(companyBody, { phone })).toEqual({ phone: 'O telefone deve ter pelo menos 10 dígitos' })
  })
})

describe('products', () => {
  it('a product\'s price is read as cents and its unit has a default', () => {
    expect(productBody.parse({ name: 'Caneca', price: '1.234,56' })).toMatchObject({ price: 123456, unit: 'un' })
    expect(productPatch.parse({ name: 'Caneca' })).toEqual({ name: 'Caneca' })
  })

  it('a product form has the spec\'s messages', () => {
    expect(messages(productBody, { name: '', price: '' })).toEqual({ name: 'O nome é obrigatório', price: 'O preço é obrigatório' })
    expect(messages(productBody, { name: 'x', price: 'abc' })).toEqual({ price: 'Valor inválido' })
  })
})

describe('quotes', () => {
  const item = { productId: 1, quantity: '1,5', unitPrice: '10', discount: 0 }

  it('numeric text in a quote is read as numbers', () => {
    expect(createQuoteBody.parse({ quote: { clientId: '3', validUntil: '', total: 99 }, items: [item] })).toEqual({
      quote: { clientId: 3, validUntil: null },
      items: [{ productId: 1, quantity: 1500, unitPrice: 1000, discount: 0 }],
    })
  })

  it('a quote form has the spec\'s messages', () => {
    const bad = { productId: 0, quantity: 0, unitPrice: 0, discount: 101 }
    expect(messages(createQuoteBody, { quote: { clientId: 0 }, items: [bad] })).toEqual({
      'quote.clientId': 'O cliente é obrigatório.',
      'items.0.productId': 'O produto é obrigatório.',
      'items.0.quantity': 'A quantidade deve ser maior que zero.',
      'items.0.unitPrice': 'O preço unitário deve ser maior que zero.',
      'items.0.discount': 'O desconto deve estar entre 0 e 100%.',
    })
    expect(messages(createQuoteBody, { quote: { clientId: 1 }, items: [] })).toEqual({ items: 'Adicione pelo menos um item ao orçamento.' })
  })

  it('a number with too many decimals, one that is too high and a text that is no number get different messages', () => {
    const body = (changed: object) => ({ quote: { clientId: 1 }, items: [{ ...item, ...changed }] })
    expect(messages(createQuoteBody, body({ quantity: '0,0005', unitPrice: '10,555', discount: '10,125' }))).toEqual({
      'items.0.quantity': 'Use no máximo 3 casas decimais.', 'items.0.unitPrice': 'Use no máximo 2 casas decimais.',
      'items.0.discount': 'Use no máximo 2 casas decimais.',
    })
    expect(messages(createQuoteBody, body({ quantity: 1_000_000, unitPrice: 1_000_000_000, discount: 100.5 }))).toEqual({
      'items.0.quantity': 'A quantidade é alta demais.', 'items.0.unitPrice': 'O preço unitário é alto demais.',
      'items.0.discount': 'O desconto deve estar entre 0 e 100%.',
    })
  })

  it('a past validity is refused on create only', () => {
    const yesterday = calendarDateOf(new Date(Date.now() - 86_400_000))
    const body = (validUntil: string) => ({ quote: { clientId: 1, validUntil }, items: [item] })
    expect(messages(createQuoteBody, body(yesterday))).toHaveProperty(['quote.validUntil'])
    expect(messages(createQuoteBody, body(today()))).toEqual({})
    expect(messages(updateQuoteBody, body(yesterday))).toEqual({})
  })
})

describe('cash', () => {
  const body = { date: '2026-11-21', type: 'income', description: 'Feira', amount: '89.90', categoryId: 5 }

  it('a transaction\'s amount is read as cents, its day in São Paulo, and its payment method has a default', () => {
    expect(transactionBody.parse({ ...body, amount: '1.234,56', date: '2026-11-21T01:00:00Z', categoryId: '5', notes: '' })).toEqual({
      ...body, amount: 123456, date: '2026-11-20', notes: null, paymentMethod: 'money',
    })
    expect(transactionPatch.parse({ id: 7, amount: 10 })).toEqual({ amount: 1000 })
  })

  it('a transaction form has the spec\'s messages', () => {
    expect(messages(transactionBody, { type: 'income', categoryId: 5 })).toEqual({
      date: 'Data é obrigatória', description: 'Descrição é obrigatória', amount: 'Valor é obrigatório',
    })
    expect(messages(transactionBody, { ...body, type: 'all', categoryId: 'x', paymentMethod: 'pix' })).toEqual({
      type: 'Escolha entrada ou saída.', categoryId: 'Escolha uma categoria.', paymentMethod: 'Forma de pagamento inválida.',
    })
  })

  it.each([0, '0,00', -1, 1.999, 'abc', '1000000000', '1e3'])('the amount %j is refused', (amount) => {
    expect(messages(transactionBody, { ...body, amount })).toEqual({ amount: 'O valor inserido é inválido.' })
    expect(messages(transactionPatch, { amount })).toEqual({ amount: 'O valor inserido é inválido.' })
  })

  it('the largest amount is accepted', () => expect(transactionBody.parse({ ...body, amount: '999.999.999,99' }).amount).toBe(99_999_999_999))

  it('a period may be open on either side but not end before it starts', () => {
    expect(getBalance.query!.parse({})).toEqual({})
    expect(listTransactions.query!.parse({ endDate: '2026-11-21T00:00:00.000Z' })).toEqual({ endDate: '2026-11-21', type: 'all' })
    const backwards = { startDate: '2026-11-22', endDate: '2026-11-21' }
    for (const { query } of [getBalance, listTransactions]) {
      expect(messages(query!, backwards)).toEqual({ startDate: 'A data inicial não pode ser depois da data final.' })
    }
    expect(messages(listTransactions.query!, { type: 'outro' })).toEqual({ type: 'Tipo de transação inválido.' })
  })
})

describe('numeric text', () => {
  const long = (length: number) => `1${','.padEnd(length - 1, '0')}`
  const item = { productId: 1, quantity: 1, unitPrice: 1 }

  it('numeric text of more than forty characters is refused with its field\'s message', () => {
    expect(productBody.parse({ name: 'x', price: long(40) }).price).toBe(100)
    expect(messages(productBody, { name: 'x', price: long(41) })).toEqual({ price: 'Valor inválido' })
    expect(messages(transactionPatch, { amount: long(41) })).toEqual({ amount: 'O valor inserido é inválido.' })
    const body = { quote: { clientId: 1 }, items: [{ ...item, quantity: long(41), unitPrice: long(41), discount: long(41) }] }
    expect(messages(createQuoteBody, body)).toEqual({
      'items.0.quantity': 'A quantidade deve ser maior que zero.', 'items.0.unitPrice': 'O preço unitário deve ser maior que zero.',
      'items.0.discount': 'O desconto deve estar entre 0 e 100%.',
    })
  })

  it('a zero, a dot and three digits are a fraction in a quantity but refused in a price', () => {
    const quantity = (text: string) => createQuoteBody.parse({ quote: { clientId: 1 }, items: [{ ...item, quantity: text }] }).items[0]!.quantity
    expect(['0.500', '0.001', '0,001', '1.500'].map(quantity)).toEqual([500, 1, 1, 1_500_000])
    for (const price of ['0.500', '0.001', '0,001']) expect(messages(productBody, { name: 'x', price })).toEqual({ price: 'Valor inválido' })
  })
})

describe('registry', () => {
  it('the registry has each method and path once', () => {
    const calls = registry.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('no URL in the registry matches two calls', () => {
    const clashes = registry.flatMap(({ endpoint: one }, index) => registry.slice(index + 1)
      .filter(({ endpoint: other }) => one.method === other.method && shareAnAddress(one.path, other.path))
      .map(({ endpoint: other }) => `${one.method} ${one.path} and ${other.path}`))
    expect(clashes).toEqual([])
  })

  it('a path\'s parameters are filled in', () => expect(buildPath('/api/clients/:id', { id: 3 })).toBe('/api/clients/3'))
})

describe('the pattern of a path', () => {
  const paramsOf = (path: string, address: string) => pathPattern(path).exec(address)?.groups

  it('the pattern of a path finds the parameters in a URL', () => {
    expect(paramsOf('/api/clients/:id', '/api/clients/30')).toEqual({ id: '30' })
    expect(paramsOf('/api/clients/cep/:digits', '/api/clients/cep/x')).toEqual({ digits: 'x' })
  })

  it.each(['birthdays', '0', '-1', '1.5', '1e3', '1/2', '1/', '', '99999999999999999999', '%31'])('%j is not an id', (id) => {
    expect(paramsOf('/api/clients/:id', `/api/clients/${id}`)).toBeUndefined()
  })
})

/** Whether some URL matches both paths. */
function shareAnAddress(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')]
  const example = (part: string) => part.replace(':id', '1')
  const fits = (pattern: string, part: string) => pathPattern(pattern).test(example(part))
  return parts.length === others.length && parts.every((part, index) => fits(part, others[index]!) || fits(others[index]!, part))
}
