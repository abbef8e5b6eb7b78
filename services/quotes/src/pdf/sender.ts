import type { CompanyDetails } from '@atelie/contract/company'
import { getCompanyForPdf, getCompanyHash, getOwner } from '@atelie/contract/internal'
import type { Pix } from '@atelie/contract/pix'
import type { ServiceClient } from '@atelie/service-kit/http-client'

/** The sender of a quote, as printed. */
export interface Sender extends CompanyDetails {
  pix: Pix | null
  isLogoLight: boolean
  /** Absent in what was kept by earlier versions. */
  accentColour?: string | null
}

export interface SenderCalls {
  callCrm: ServiceClient
  callAuth: ServiceClient
}

const ownerName = async ({ callAuth }: SenderCalls, accountId: string) =>
  (await callAuth(accountId, getOwner, {})).fullName

const hashWithName = (companyHash: string, name: string | null) => JSON.stringify([companyHash, name])

/** The company, under its owner's name if it has none. The hash is that of readSenderHash. Throws Problem('unavailable'). */
export async function readSender(calls: SenderCalls, accountId: string): Promise<{ sender: Sender; hash: string }> {
  const { hash, ...company } = await calls.callCrm(accountId, getCompanyForPdf, {})
  if (company.name) return { sender: company, hash }
  const name = await ownerName(calls, accountId)
  return { sender: { ...company, name }, hash: hashWithName(hash, name) }
}

/** A hash of all that readSender returns, which costs less. Throws Problem('unavailable'). */
export async function readSenderHash(calls: SenderCalls, accountId: string): Promise<string> {
  const { hash, isNamed } = await calls.callCrm(accountId, getCompanyHash, {})
  return isNamed ? hash : hashWithName(hash, await ownerName(calls, accountId))
}
