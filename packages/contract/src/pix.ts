import { endpoint } from './endpoint.ts'
import { requiredText, scaled, version } from './fields.ts'
import { plain } from './pix-code.ts'
import { MAX_PIX_KEY, normalPixKey, pixKeyMessages, pixKinds, type PixKind } from './pix-key.ts'
import { field, record, text } from './record.ts'
import { currentPassword } from './users.ts'
import * as z from '@atelie/contract/schema'

const kindCodes = Object.keys(pixKinds) as [PixKind, ...PixKind[]]
const kind = z.enum(kindCodes, { error: 'Escolha o tipo da chave.' })

const depositRule = 'O sinal deve ficar entre 1% e 100%.'

/** The code has these in ASCII: of a name in another script nothing would be left. */
const plainText = (message: string) =>
  requiredText(message).check(
    z.refine((value) => plain(value, 1) !== '', {
      error: 'Escreva com letras de A a Z: é como o código do Pix guarda.',
    }),
  )
const yesOrNo = () => z.boolean({ error: 'Opção inválida: use Sim ou Não.' })

const fields = record({
  kind: field(kind, kind),
  key: text(requiredText('Informe a chave Pix.', { max: MAX_PIX_KEY })),
  holder: text(plainText('Informe o nome de quem recebe.')),
  city: text(plainText('Informe a cidade de quem recebe.')),
  /** Percentage of the total that is asked for first; null for the whole. */
  depositPercent: field(
    z.pipe(
      z.transform((percent: unknown) => (percent === '' || percent === undefined ? null : percent)),
      z.nullable(
        scaled(
          0,
          { min: 1, max: 100 },
          { missing: depositRule, invalid: depositRule, tooLow: depositRule, tooHigh: depositRule },
        ),
      ),
    ),
    z.nullable(z.int()),
  ),
  showOnPdf: field(yesOrNo(), z.boolean()),
  /** Whether payments are marked with the quote's number, which a few banks do not accept. */
  useQuoteNumber: field(yesOrNo(), z.boolean()),
})

/** Where the company's customers pay. The key is kept as the banks register it. */
export const pix = fields.response
export type Pix = z.output<typeof pix>

const normal = ({ kind, key }: Pix) => normalPixKey(kind, key)

const typedPix = z.object(fields.body.shape, { error: 'Informe os dados do Pix.' }).check(
  z.refine((typed) => normal(typed) !== null, {
    path: ['key'],
    error: ({ input }) => pixKeyMessages[(input as Pix).kind],
    // Along with what is wrong in other fields.
    when: ({ value }) => z.safeParse(kindAndKey, value).success,
  }),
  z.overwrite((typed) => ({ ...typed, key: normal(typed) ?? typed.key })),
)
const kindAndKey = z.pick(fields.body, { kind: true, key: true })

export const pixBody = z.object({
  /** Null: the company takes no Pix any more. */
  pix: z.nullable(typedPix),
  /** The account's, because a session alone must not send the money elsewhere. */
  password: currentPassword,
})

/** The version is zero until the settings are first saved. */
const pixSettings = z.object({ pix: z.nullable(pix), version })
export type PixSettings = z.output<typeof pixSettings>

export const getPix = endpoint({
  method: 'GET',
  path: '/api/company/pix',
  access: 'account',
  status: 200,
  response: pixSettings,
})
export const savePix = endpoint({
  method: 'PUT',
  path: '/api/company/pix',
  access: 'account',
  body: pixBody,
  ifMatch: true,
  status: 200,
  response: pixSettings,
})
