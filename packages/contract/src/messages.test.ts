import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { transactionBody } from './cash.ts'
import { clientBody } from './clients.ts'
import { companyBody, MAX_LOGO_TEXT } from './company.ts'
import { captionBody, contentIdeasBody, craftTypeBody, cuteFontBody, cuteImageBody, stickerBody } from './generators.ts'
import { pixBody } from './pix.ts'
import { productBody } from './products.ts'
import { mailQuote, markQuoteSent, recordQuoteAnswer } from './quote-events.ts'
import { createQuoteBody } from './quotes.ts'
import { registry } from './registry.ts'
import { type core, safeParse } from './schema.ts'
import { answerSharedQuote } from './shared-quotes.ts'
import { loginBody, registerBody } from './users.ts'
import { messages } from '../test/messages.ts'

/** The message expected for a value, undefined for a field that is not sent. */
type Rules = [value: unknown, message: string][]

const NO_TEXT = 'Texto inválido.'
const tooLong = (max: number): Rules[number] => ['x'.repeat(max + 1), `Use no máximo ${max} caracteres.`]
const required = (message: string, max = 120): Rules => [
  [undefined, message],
  [null, message],
  ['', message],
  [' \u200B', message],
  [7, NO_TEXT],
  [['x'], NO_TEXT],
  tooLong(max),
]
const optional = (max = 120): Rules => [[7, NO_TEXT], [{}, NO_TEXT], tooLong(max)]
const yesOrNo = (message: string): Rules => [
  ['sim', message],
  [1, message],
]
const choice = (message: string): Rules => [
  [undefined, message],
  ['', message],
  ['outro', message],
  [7, message],
]
const another: Record<string, Rules> = { another: yesOrNo('Informe se quer outro resultado: Sim ou Não.') }

const LONG_NUMBER = `1,${'0'.repeat(39)}`
const TOO_LONG_NUMBER: Rules[number] = [LONG_NUMBER, 'Use no máximo 40 caracteres.']
const tooFine = (values: unknown[], decimals = 2): Rules =>
  values.map((value) => [value, `Use no máximo ${decimals} casas decimais.`])
const FINE_PRICES = [0.300_000_000_000_000_04, 1e-7, 1.999, '10,555', '0.500', '0,001', '0.30000000000000004']
const HUGE = [1_000_000_000, '1.000.000.000,00', 1e21, Infinity, '99999999999999999']
const all = (values: unknown[], message: string): Rules => values.map((value) => [value, message])
const NO_NUMBERS = ['abc', '1e3', 'R$ 5', '1,2,3', {}, true]

const password: Rules = [
  [undefined, 'A senha deve ter pelo menos 6 caracteres'],
  ['12345', 'A senha deve ter pelo menos 6 caracteres'],
  [123456, 'Senha inválida'],
  tooLong(200),
]
const email: Rules = [
  ...required('Email é obrigatório', 254),
  ['x', 'Email inválido'],
  ['ana@', 'Email inválido'],
  ['ana @exemplo.com', 'Email inválido'],
]
const option = yesOrNo('Opção inválida: use Sim ou Não.')

const IMPOSSIBLE = 'Esta data não existe. Use dia/mês/ano, com o ano completo.'
const impossible: Rules = all(['2026-02-31', '31/02/2026', 'amanhã', '23/04/85', 20_260_101], IMPOSSIBLE)
const CEP = 'O CEP é obrigatório e deve ter 8 dígitos'
const PHONE = 'O telefone é obrigatório e deve ter pelo menos 10 dígitos'
const QUANTITY = 'A quantidade deve ser maior que zero.'
const UNIT_PRICE = 'O preço unitário deve ser maior que zero.'
const DISCOUNT = 'O desconto deve estar entre 0 e 100%.'
const AMOUNT = 'O valor inserido é inválido.'
const validUntil = (value: unknown, message = 'Data de validade inválida.'): Rules[number] => [value, message]
const hashtags = 'Use um número inteiro de hashtags, de 0 a 30.'

const bodies: [name: string, schema: core.$ZodType, valid: object, fields: Record<string, Rules>][] = [
  [
    'mail',
    mailQuote.body!,
    { to: 'bia@exemplo.com' },
    { to: [...email, ['ana@exemplo.com, bia@exemplo.com', 'Email inválido']] },
  ],
  ['login', loginBody, { email: 'ana@exemplo.com', password: 'segredo' }, { email, password }],
  [
    'registration',
    registerBody,
    { fullName: 'Ana', username: 'ana', email: 'ana@exemplo.com', password: 'segredo' },
    {
      email,
      password,
      fullName: required('Nome completo é obrigatório'),
      username: [
        ['ab', 'Nome de usuário deve ter pelo menos 3 caracteres'],
        ['ana maria', 'Nome de usuário deve conter apenas letras, números, underscore e ponto'],
        [7, 'Nome de usuário inválido'],
        tooLong(60),
      ],
    },
  ],
  [
    'client',
    clientBody,
    {
      client: { name: 'Ana', birthDate: '1990-05-01', phone: '(11) 98765-4321' },
      address: {
        cep: '01310-100',
        street: 'Rua A',
        number: '1',
        neighborhood: 'Centro',
        city: 'São Paulo',
        state: 'SP',
      },
    },
    {
      client: all([undefined, 7, []], 'Informe os dados do cliente.'),
      address: all([undefined, 'Rua A'], 'Informe o endereço do cliente.'),
      'client.name': [...required('O nome é obrigatório'), ['A', 'O nome é obrigatório']],
      'client.motherName': optional(),
      'client.fatherName': optional(),
      'client.birthDate': [
        ...all([undefined, null, '', ' '], 'A data de nascimento é obrigatória'),
        ...impossible,
        ['2026-11-22', 'A data de nascimento não pode estar no futuro'],
      ],
      'client.phone': [
        [undefined, PHONE],
        ['', PHONE],
        ['123', PHONE],
        [11_987_654_321, NO_TEXT],
        ['9'.repeat(31), 'Use no máximo 30 caracteres.'],
        ['11987654321x', 'Use no telefone apenas números, espaços, parênteses e hífens'],
      ],
      'client.isWhatsapp': yesOrNo('Informe se o telefone tem WhatsApp: Sim ou Não.'),
      'address.cep': [
        [undefined, CEP],
        ['', CEP],
        ['123', CEP],
        ['013101000', CEP],
        [1_310_100, NO_TEXT],
        ['01310x100', 'Use no CEP apenas números e hífen'],
        tooLong(12),
      ],
      'address.street': required('A rua é obrigatória'),
      'address.number': required('O número é obrigatório', 20),
      'address.complement': optional(),
      'address.neighborhood': required('O bairro é obrigatório'),
      'address.city': required('A cidade é obrigatória'),
      'address.state': [
        ...required('O estado é obrigatório', 2),
        ['S', 'O estado é obrigatório'],
        ['S1', 'Use a sigla do estado, como SP'],
      ],
    },
  ],
  [
    'company',
    companyBody,
    {},
    {
      name: optional(),
      address: optional(300),
      cnpj: optional(30),
      email: [
        ...all(['ana', 'ana@', 'a b@c.de'], 'Email inválido'),
        [`${'a'.repeat(250)}@b.co`, 'Use no máximo 254 caracteres.'],
      ],
      paymentTerms: optional(300),
      phone: [...optional(60), ['(11) 98', 'O telefone deve ter pelo menos 10 dígitos']],
      logoUrl: [
        ...all([7, 'https://exemplo.com/logo.png'], 'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.'),
        [
          `data:image/png;base64,${'A'.repeat(MAX_LOGO_TEXT)}`,
          'O arquivo é muito grande. O tamanho máximo permitido é 50MB.',
        ],
      ],
    },
  ],
  [
    'change of Pix',
    pixBody,
    {
      pix: {
        kind: 'cpf',
        key: '529.982.247-25',
        holder: 'Ana',
        city: 'Olinda',
        showOnPdf: true,
        useQuoteNumber: false,
      },
      password: 'segredo1',
    },
    {
      pix: all([undefined, 7], 'Informe os dados do Pix.'),
      'pix.kind': choice('Escolha o tipo da chave.'),
      'pix.key': [
        ...required('Informe a chave Pix.', 77),
        ...all(['529.982.247-26', 'ana@exemplo.com.br'], 'Este CPF não é válido. Confira os números.'),
      ],
      'pix.holder': [
        ...required('Informe o nome de quem recebe.'),
        ['李', 'Escreva com letras de A a Z: é como o código do Pix guarda.'],
      ],
      'pix.city': [
        ...required('Informe a cidade de quem recebe.'),
        ['東京', 'Escreva com letras de A a Z: é como o código do Pix guarda.'],
      ],
      'pix.depositPercent': [
        ...all([0, -1, 101, Infinity, 'metade', {}, '0'], 'O sinal deve ficar entre 1% e 100%.'),
        ...all([12.5, '33,3'], 'Use um número inteiro.'),
        TOO_LONG_NUMBER,
      ],
      'pix.showOnPdf': [[undefined, 'Opção inválida: use Sim ou Não.'], ...option],
      'pix.useQuoteNumber': [[undefined, 'Opção inválida: use Sim ou Não.'], ...option],
      password: [...all([undefined, '', null, 7], 'Digite sua senha.'), tooLong(200)],
    },
  ],
  [
    'product',
    productBody,
    { name: 'Caneca', price: 1 },
    {
      name: required('O nome é obrigatório'),
      description: optional(2000),
      sku: optional(60),
      price: [
        ...all([undefined, null, '', ' '], 'O preço é obrigatório'),
        ...all(NO_NUMBERS, 'Valor inválido'),
        ...tooFine(FINE_PRICES),
        TOO_LONG_NUMBER,
        ...all([-1, '-0,01', -0.001, '-0,001', '-0.500', -1e-7, -1e21, -Infinity], 'O preço não pode ser negativo.'),
        ...all(HUGE, 'O preço é alto demais.'),
      ],
      unit: all(['', 'arroba', 7], 'Escolha uma unidade válida.'),
    },
  ],
  [
    'quote',
    createQuoteBody,
    { quote: { clientId: 1 }, items: [{ productId: 1, quantity: 1, unitPrice: 1 }] },
    {
      quote: all([undefined, 7], 'Informe os dados do orçamento.'),
      'quote.clientId': [
        ...all([undefined, null, 0, '0', ''], 'O cliente é obrigatório.'),
        ...all([-1, 1.5, 'x', {}], 'Cliente inválido.'),
      ],
      'quote.validUntil': [
        validUntil('2026-02-31'),
        validUntil(7),
        validUntil('amanhã'),
        validUntil('2026-11-20', 'A data de validade não pode estar no passado.'),
      ],
      'quote.notes': optional(2000),
      'quote.paymentTerms': optional(300),
      'quote.deliveryDate': all(['2026-02-31', 7, 'amanhã'], 'Data de entrega inválida.'),
      'quote.status': all(['outro', 7], 'Status inválido.'),
      items: [
        ...all([undefined, null, []], 'Adicione pelo menos um item ao orçamento.'),
        ...all([7, {}], 'Itens inválidos.'),
        [Array(201).fill({ productId: 1, quantity: 1, unitPrice: 1 }), 'Use no máximo 200 itens.'],
      ],
      'items.0': all([7, null, 'x'], 'Item inválido.'),
      'items.0.productId': [
        ...all([undefined, 0, ''], 'O produto é obrigatório.'),
        ...all([-1, 1.5, 'x', {}], 'Produto inválido.'),
      ],
      'items.0.quantity': [
        ...all([undefined, null, '', 0, '0,000', -1, -0.0001, '-0,0005', -Infinity], QUANTITY),
        ...all(NO_NUMBERS, 'Quantidade inválida.'),
        ...tooFine([0.0005, '0,0005', 1e-7, 0.1 + 0.2], 3),
        TOO_LONG_NUMBER,
        ...all([1_000_000, 1e21, Infinity], 'A quantidade é grande demais.'),
      ],
      'items.0.unitPrice': [
        ...all([undefined, '', 0, '0,00', -1, -0.001, '-0,001', -1e21, -Infinity], UNIT_PRICE),
        ...all(NO_NUMBERS, 'Preço unitário inválido.'),
        ...tooFine(FINE_PRICES),
        TOO_LONG_NUMBER,
        ...all(HUGE, 'O preço unitário é alto demais.'),
      ],
      'items.0.discount': [
        ...all(['', -1, -0.001, 100.5, 101, 1e21, Infinity, -Infinity], DISCOUNT),
        ...all(NO_NUMBERS, 'Desconto inválido.'),
        ...tooFine(['10,125', 1e-7, 33.333]),
        TOO_LONG_NUMBER,
      ],
    },
  ],
  ['sending', markQuoteSent.body!, { channel: 'chat' }, { channel: choice('Forma de envio inválida.') }],
  [
    'recorded answer',
    recordQuoteAnswer.body!,
    { answer: 'accepted' },
    { answer: choice('Escolha entre aceito e rejeitado.'), comment: optional(500) },
  ],
  [
    "customer's answer",
    answerSharedQuote.body!,
    { version: 1, answer: 'accepted', name: 'Ana Beatriz' },
    {
      version: all([undefined, 'x', 1.5, {}], 'Versão inválida.'),
      answer: choice('Escolha entre aceito e rejeitado.'),
      comment: optional(500),
      name: [...required('Escreva seu nome.'), ['A', 'Escreva seu nome.']],
    },
  ],
  [
    'transaction',
    transactionBody,
    { date: '2026-11-21', type: 'income', description: 'Feira', amount: '89.90', categoryId: 5 },
    {
      date: [...all([undefined, null, ''], 'Data é obrigatória'), ...impossible],
      type: choice('Escolha entrada ou saída.'),
      description: required('Descrição é obrigatória', 200),
      notes: optional(2000),
      amount: [
        ...all([undefined, null, '', ' '], 'Valor é obrigatório'),
        ...all(NO_NUMBERS, AMOUNT),
        ...all([0, '0,00', -1, '-89,90', -0.001, '-0,001', -Infinity], AMOUNT),
        ...tooFine(FINE_PRICES),
        TOO_LONG_NUMBER,
        ...all(HUGE, 'O valor é alto demais.'),
      ],
      categoryId: all([undefined, null, 0, -1, 1.5, 'x'], 'Escolha uma categoria.'),
      paymentMethod: all(['pix', 7], 'Forma de pagamento inválida.'),
      quoteId: all([null, 0, -1, 1.5, 'x'], 'Este orçamento não foi aceito ou não existe mais.'),
    },
  ],
  [
    'caption',
    captionBody,
    { topic: 'Bolsa', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct' },
    {
      topic: [
        ...required('O tópico deve ter pelo menos 3 caracteres', 200),
        ['ab', 'O tópico deve ter pelo menos 3 caracteres'],
      ],
      style: choice('Selecione um estilo'),
      size: choice('Selecione um tamanho'),
      intent: choice('Selecione uma intenção'),
      callToAction: choice('Selecione uma chamada para ação'),
      includeHashtags: yesOrNo('Informe se quer hashtags: Sim ou Não.'),
      includeEmojis: yesOrNo('Informe se quer emojis: Sim ou Não.'),
      maxHashtags: all([-1, 31, 1.5, '5', null], hashtags),
      ...another,
    },
  ],
  [
    'sticker',
    stickerBody,
    { description: 'gatinha' },
    {
      description: [
        ...required('A descrição deve ter pelo menos 3 caracteres', 500),
        ['ab', 'A descrição deve ter pelo menos 3 caracteres'],
      ],
      text: optional(80),
      ...another,
      options: all([true, []], 'Informe as opções do sticker.'),
      'options.whiteBorder': option,
      'options.shadow': option,
      'options.darkBackground': option,
      'options.bubbleText': option,
    },
  ],
  [
    'cute image',
    cuteImageBody,
    { description: 'urso' },
    { description: required('A descrição é obrigatória', 500), includeText: option, ...another },
  ],
  ['cute font', cuteFontBody, { text: 'Ana' }, { text: required('O texto é obrigatório', 100), ...another }],
  [
    'niche',
    craftTypeBody,
    { craftType: 'Crochê' },
    { craftType: required('Por favor, informe seu nicho artesanal.', 80) },
  ],
  [
    'ideas',
    contentIdeasBody,
    { craftType: 'Crochê', contentPurpose: 'dica' },
    {
      craftType: required('Por favor, informe seu nicho artesanal.', 80),
      contentPurpose: choice('Selecione o objetivo do conteúdo'),
      specificIdea: optional(500),
      ...another,
    },
  ],
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(bodies)('a %s', (name, schema, valid, fields) => {
  it(`a valid ${name} is accepted`, () => expect(safeParse(schema, valid).error).toBeUndefined())

  it.each(Object.entries(fields))(
    `a ${name} gets the message of the rule that its %s breaks, and no other`,
    (path, rules) => {
      const found = rules.map(([value]) => messages(schema, withValue(valid, path.split('.'), value)))
      expect(found).toEqual(rules.map(([, message]) => ({ [path]: message })))
    },
  )

  it(`each field of a ${name} has its messages in this table`, () =>
    expect(pathsOf(schema).filter((path) => !(path in fields))).toEqual([]))
})

it('each public call with a body is in this table', () => {
  const known = new Set(bodies.map(([, schema]) => schema))
  const missing = registry.filter(
    ({ endpoint: { method, path, body } }) => method === 'POST' && path.startsWith('/api/') && body && !known.has(body),
  )
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual(['/api/client-errors'])
})

/** A copy with another value at a path. */
function withValue(at: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string, unknown>
  copy[name] = withValue(copy[name], rest, value)
  return copy
}

/** The paths of all fields; those that are dropped unread break no rule. */
function pathsOf(schema: core.$ZodType, path = ''): string[] {
  const { def } = schema._zod as {
    def: { type: string; shape?: Record<string, core.$ZodType>; element?: core.$ZodType; innerType?: core.$ZodType }
  }
  const under = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (def.innerType) return pathsOf(def.innerType, path)
  if (def.shape)
    return Object.entries(def.shape)
      .filter(([name]) => name !== 'total')
      .flatMap(([name, field]) => pathsOf(field, under(name)))
  return def.element ? pathsOf(def.element, under('0')) : [path]
}
