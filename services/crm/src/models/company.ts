import { createHash } from 'node:crypto'
import { type Company, company, type CompanyDetails, companyDetails } from '@atelie/contract/company'
import { pix, type Pix, type PixSettings } from '@atelie/contract/pix'
import { rowReader } from '@atelie/contract/record'
import { boolean, extend, int, nullable, optional, type output, string } from '@atelie/contract/schema'
import { storedSchema } from '@atelie/service-kit/stored-schema'
import type { Connection } from 'mongoose'

const storedCompany = extend(company, {
  accountId: string(),
  /** Absent until the logo is examined. */
  isLogoLight: optional(boolean()),
  accentColour: optional(nullable(string())),
  pix: nullable(pix),
  /** Its own, so that a company's form and that of its Pix can be open side by side. Absent until it is first saved. */
  pixVersion: optional(int()),
  /** Identifies all that is printed, so that a cheap query can find whether it has changed. */
  hash: string(),
})
type StoredCompany = output<typeof storedCompany>

const companySchema = storedSchema(storedCompany)
companySchema.index({ accountId: 1 }, { unique: true })

export const createCompanyModel = (connection: Connection) => connection.model('Company', companySchema, 'companies')
export type CompanyModel = ReturnType<typeof createCompanyModel>

const read = rowReader(company)
/** The company as callers read it; all null until the account first saves it. */
export const toCompany = (stored: StoredCompany | null): Company => read({ version: 0, ...stored })

const readPix = rowReader(pix)
/** Where the company takes Pix; nothing until the account first says so. */
export const toPixSettings = (stored: Pick<StoredCompany, 'pix' | 'pixVersion'> | null): PixSettings => ({
  pix: stored?.pix ? readPix(stored.pix) : null,
  version: stored?.pixVersion ?? 0,
})

export const companyHash = (details: CompanyDetails, paid: Pix | null, accentColour?: string | null): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...Object.values(readDetails(details)),
        ...Object.values(paid ? readPix(paid) : {}),
        ...(accentColour ? [accentColour] : []),
      ]),
    )
    .digest('base64url')
const readDetails = rowReader(companyDetails)
