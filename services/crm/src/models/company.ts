import { createHash } from 'node:crypto'
import { type Company, company, type CompanyDetails, companyDetails } from '@atelie/contract/company'
import { rowReader } from '@atelie/contract/record'
import { boolean, extend, optional, type output, string } from '@atelie/contract/schema'
import { storedSchema } from '@atelie/service-kit/stored-schema'
import type { Connection } from 'mongoose'

const storedCompany = extend(company, {
  accountId: string(),
  /** Absent until the logo is examined. */
  isLogoLight: optional(boolean()),
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

export const companyHash = (details: CompanyDetails): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(readDetails(details))))
    .digest('base64url')
const readDetails = rowReader(companyDetails)
