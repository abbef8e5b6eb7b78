import { endpoint } from './endpoint.ts'
import { digitsOf, MIN_PHONE_DIGITS, optionalLines, optionalText, version } from './fields.ts'
import { nullableText, record } from './record.ts'
import * as z from '@atelie/contract/schema'

export const MAX_LOGO_BYTES = 50 * 1024 * 1024
/** Three bytes are four characters in base64; the rest is `data:image/…;base64,`. */
export const MAX_LOGO_TEXT = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 100
/** Larger pictures are shrunk. Enough for print at the size a quote shows it, and small enough to load with every company. */
export const MAX_LOGO_SIDE_PX = 800

export const logoMessages = {
  tooLarge: 'O arquivo é muito grande. O tamanho máximo permitido é 50MB.',
  notAnImage: 'O logotipo precisa ser uma imagem PNG, JPEG, WebP ou GIF.',
  damaged: 'O arquivo da imagem está incompleto ou danificado. Escolha outro.',
  tooManyPixels: 'A imagem é grande demais. Use uma menor.',
}

const phoneRule = `O telefone deve ter pelo menos ${MIN_PHONE_DIGITS} dígitos`

const emailAddress = z.email()

const fields = record({
  name: nullableText(optionalText()),
  address: nullableText(optionalLines(300)),
  /** Free text, because many owners have a CPF instead. */
  cnpj: nullableText(optionalText(30)),
  phone: nullableText(
    optionalText(60).check(z.refine((phone) => !phone || digitsOf(phone).length >= MIN_PHONE_DIGITS, phoneRule)),
  ),
  email: nullableText(
    optionalText(254).check(z.refine((email) => !email || z.safeParse(emailAddress, email).success, 'Email inválido')),
  ),
  /** The terms that a new quote begins with. */
  paymentTerms: nullableText(optionalText(300)),
  /** The picture itself, as a base64 data URL. The response has our own, smaller copy. */
  logoUrl: nullableText(
    z.pipe(
      z.nullish(
        z
          .string({ error: logoMessages.notAnImage })
          .check(
            z.maxLength(MAX_LOGO_TEXT, logoMessages.tooLarge),
            z.regex(/^(data:image\/|$)/, logoMessages.notAnImage),
          ),
      ),
      z.transform((url) => (url === '' ? null : url)),
    ),
  ),
})

export const companyBody = fields.body
/** The part that quotes show. */
export const companyDetails = fields.response
export type CompanyDetails = z.output<typeof companyDetails>

/** The version is zero until the company is first saved. */
export const company = z.extend(companyDetails, { version })
export type Company = z.output<typeof company>

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/company',
  access: 'account',
  status: 200,
  response: company,
})
export const saveCompany = endpoint({
  method: 'POST',
  path: '/api/company',
  access: 'account',
  body: companyBody,
  carriesPicture: true,
  ifMatch: true,
  status: 200,
  response: company,
})
