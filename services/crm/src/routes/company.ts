import { getCompany, saveCompany, type Company } from '@atelie/contract/company'
import { getCompanyForPdf, getCompanyHash } from '@atelie/contract/internal'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editState, present } from '@atelie/service-kit/updates'
import { accentOf } from '../company/accent.ts'
import { isLightLogo } from '../company/light-logo.ts'
import { createCompanyReader } from '../company/read-company.ts'
import { companyHash, toCompany, toPixSettings, type CompanyModel } from '../models/company.ts'

export function addCompanyRoutes(route: Route, companies: CompanyModel, unitOfWork: UnitOfWork): void {
  const companyOf = async (accountId: string) => toCompany(await companies.findOne({ accountId }).lean())
  const readCompany = createCompanyReader()

  route(getCompany, ({ identity }) => companyOf(identity.sub))
  route(getCompanyForPdf, async ({ identity }) => {
    const stored = await companies.findOne({ accountId: identity.sub }).lean()
    const { version: _, ...details } = toCompany(stored)
    return {
      ...details,
      pix: toPixSettings(stored).pix,
      hash: stored?.hash ?? '',
      ...(await toneOf(stored, details.logoUrl)),
    }
  })
  route(getCompanyHash, async ({ identity }) => {
    const stored = await companies.findOne({ accountId: identity.sub }, { hash: 1, name: 1 }).lean()
    return { hash: stored?.hash ?? '', isNamed: Boolean(stored?.name) }
  })

  route(
    saveCompany,
    async ({ identity: { sub: accountId }, body, ifMatch }) =>
      unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
        const stored = await companies.findOne({ accountId }, null, { session }).lean()
        const before = toCompany(stored)
        const fields = present(body)
        const state = editState(before, fields, ifMatch)
        if (state === 'stale') throw new Problem('stale')
        if (state === 'already-applied') return before
        const company: Company = { ...before, ...fields, version: before.version + 1 }
        const tone = await toneOf(company.logoUrl === before.logoUrl ? stored : null, company.logoUrl)
        await companies.updateOne(
          { accountId },
          { $set: { ...company, ...tone, hash: companyHash(company, toPixSettings(stored).pix, tone.accentColour) } },
          { session, upsert: true },
        )
        return company
      }),
    {
      readBody: async (request, response, identity) =>
        readCompany((await companyOf(identity!.sub)).logoUrl, request, response, identity),
    },
  )
}

interface Tone {
  isLogoLight: boolean
  accentColour: string | null
}

/** How a logo looks, as far as it was examined when it was saved. */
async function toneOf(stored: Partial<Tone> | null | undefined, logoUrl: string | null): Promise<Tone> {
  return {
    isLogoLight: stored?.isLogoLight ?? (await isLightLogo(logoUrl)),
    accentColour: stored?.accentColour === undefined ? await accentOf(logoUrl) : stored.accentColour,
  }
}
