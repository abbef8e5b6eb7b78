import { expect, it } from 'vitest'
import { registry } from './registry.ts'
import { type core, safeParse } from './schema.ts'

/** Texts with line breaks; any other is of one line. */
const SEVERAL_LINES = [
  'POST /api/products description',
  'PATCH /api/products/:id description',
  'POST /api/company address',
  'POST /api/quotes quote.notes',
  'PATCH /api/quotes/:id quote.notes',
  'POST /api/quotes/:id/answer comment',
  'POST /orcamento/:token/answer comment',
  'POST /api/cash/transaction notes',
  'PATCH /api/cash/transaction/:id notes',
  'POST /api/sticker/generate description',
  'POST /api/cute-image/generate description',
  'POST /api/content-ideas/generate specificIdea',
]
/** Kept as sent: secrets, pictures, and what our own code reports. */
const AS_SENT = / (password|token)$|^POST \/api\/company logoUrl$|^POST \/api\/client-errors /

interface Field {
  name: string
  schema: core.$ZodType
}

/** Every value of an input that is no object or list itself. */
function fieldsOf(schema: core.$ZodType, name: string): Field[] {
  const { def } = (schema as core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) =>
        fieldsOf(part, `${name}${name.endsWith(' ') ? '' : '.'}${key}`),
      )
    case 'array':
      return fieldsOf(def.element, name)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return fieldsOf(def.innerType, name)
    default:
      return [{ name, schema }]
  }
}

const texts = registry
  .flatMap(({ endpoint: { method, path, params, query, body } }) =>
    [params, query, body].flatMap((part) => (part ? fieldsOf(part, `${method} ${path} `) : [])),
  )
  .filter(({ name }) => !AS_SENT.test(name) && !name.includes(' /internal/'))

/** Texts that each kind of field may accept, in turn: letters, an e-mail, digits, a date. */
const STARTS = ['Ana', 'ana', '(11) 98888-1234', '01310-100', '1985-04-23', 'SP', '11', 'ana@exemplo.com.br']
const DIRT = [
  '\t',
  '\n',
  '\r\n',
  '  ',
  '\u00a0\u00a0',
  '\u200b',
  '\u202a',
  '\u202e',
  '\u0000',
  '\ufeff',
  '\u0007',
  '\u2028',
  '\u200d',
  '\ufe0f',
  '\u00ad',
]
const dirty = DIRT.flatMap((dirt) =>
  STARTS.flatMap((start) => [
    `${start}${dirt}${start}`,
    `${dirt}${start}${dirt}`,
    `${start.slice(0, 1)}${dirt}${start.slice(1)}`,
  ]),
)

/** The text as the field stores it; null if it refuses it or takes it as something else. */
function keptBy({ schema }: Field, text: string): string | null {
  const { data } = safeParse(schema, text)
  return typeof data === 'string' ? data : null
}

it('the check of texts looks at the fields of every call', () => {
  const names = texts.map(({ name }) => name)
  for (const name of [
    'POST /api/clients client.name',
    'PUT /api/clients/:id address.street',
    'POST /api/register fullName',
    'PUT /api/company/pix pix.holder',
    'POST /api/login email',
    'POST /api/caption/generate topic',
  ])
    expect(names).toContain(name)
  expect(names).toEqual(expect.arrayContaining(SEVERAL_LINES))
})

it('a text of one line is kept without line breaks, tabs, invisible characters and double blanks, in every call', () => {
  const faults = texts
    .filter(({ name }) => !SEVERAL_LINES.includes(name))
    .filter((field) =>
      dirty.some((text) =>
        /[\p{Cc}\u2028\p{Default_Ignorable_Code_Point}]|\s\s|^\s|\s$|\u00a0/u.test(keptBy(field, text) ?? ''),
      ),
    )
  expect(faults.map(({ name }) => name)).toEqual([])
})

it('a text of several lines keeps its line breaks, and nothing else that is invisible', () => {
  const several = texts.filter(({ name }) => SEVERAL_LINES.includes(name))
  expect(several.map((field) => keptBy(field, 'um\r\ndois\u2028três'))).toEqual(several.map(() => 'um\ndois\ntrês'))
  const faults = several.filter((field) =>
    dirty.some((text) => /[\t\r\u0007\u2028\p{Default_Ignorable_Code_Point}]|^\s|\s$/u.test(keptBy(field, text) ?? '')),
  )
  expect(faults.map(({ name }) => name)).toEqual([])
})
