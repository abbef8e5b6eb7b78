import { getCompany, saveCompany } from '@atelie/contract/company'
import { getCompanyForPdf } from '@atelie/contract/internal'
import type { AccountWrites } from '@atelie/service-kit/account-writes'
import type { Route } from '@atelie/service-kit/route'
import { present } from '@atelie/service-kit/updates'
import { createCompanyReader } from '../company/read-company.ts'
import { toCompany, type CompanyModel } from '../models/company.ts'

export function addCompanyRoutes(route: Route, companies: CompanyModel, writes: AccountWrites): void {
  const companyOf = async (accountId: string) => toCompany(await companies.findOne({ accountId }).lean())
  const readCompany = createCompanyReader()

  route(getCompany, ({ identity }) => companyOf(identity.sub))
  route(getCompanyForPdf, ({ identity }) => companyOf(identity.sub))

  route(saveCompany, ({ identity, body }) =>
    writes.write(identity.sub, async ({ session }) => {
      const accountId = identity.sub
      const changed = await companies.findOneAndUpdate({ accountId }, { $set: present(body) }, { session, returnDocument: 'after' }).lean()
      if (changed) return toCompany(changed)
      const [created] = await companies.create([{ accountId, ...body }], { session })
      return toCompany(created!.toObject())
    }), {
    readBody: async (request, response, identity) => readCompany((await companyOf(identity!.sub)).logoUrl, request, response, identity),
  })
}
