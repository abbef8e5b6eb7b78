import { createHash } from 'node:crypto'
import type { Company, CompanyDetails } from '@atelie/contract/company'
import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const optional = { type: String, default: null } as const

const companySchema = new Schema({
  accountId: { type: String, required: true },
  version: { type: Number, default: 0 },
  name: optional, address: optional, cnpj: optional, phone: optional,
  /** Our own small copy of the picture, as a data URL: it is only ever read whole and with the rest. */
  logoUrl: optional,
  /** Absent where nobody has looked yet. */
  isLogoLight: Boolean,
  /** Of what is shown of all the above, so that who printed it can ask cheaply whether it has changed. */
  hash: { type: String, default: '' },
}, { versionKey: false })

companySchema.index({ accountId: 1 }, { unique: true })

type StoredCompany = InferSchemaType<typeof companySchema>

export const createCompanyModel = (connection: Connection) => connection.model('Company', companySchema, 'companies')
export type CompanyModel = ReturnType<typeof createCompanyModel>

/** What callers read; an account that never said anything has it all null. */
export function toCompany(stored: StoredCompany | null): Company {
  const { name = null, address = null, cnpj = null, phone = null, logoUrl = null, version = 0 } = stored ?? {}
  return { name, address, cnpj, phone, logoUrl, version }
}

export const companyHash = ({ name, address, cnpj, phone, logoUrl }: CompanyDetails): string =>
  createHash('sha256').update(JSON.stringify([name, address, cnpj, phone, logoUrl])).digest('base64url')
