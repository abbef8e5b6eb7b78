import { checkPassword } from '@atelie/contract/internal'
import { getPix, savePix, type Pix, type PixSettings } from '@atelie/contract/pix'
import { userMessages } from '@atelie/contract/users'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { Problem, refuseField } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import { editState } from '@atelie/service-kit/updates'
import { companyHash, toCompany, toPixSettings, type CompanyModel } from '../models/company.ts'

interface PixDeps {
  companies: CompanyModel
  unitOfWork: UnitOfWork
  callAuth: ServiceClient
  log: Logger
}

/** The company's Pix, apart from its other details: a session alone must not send the money elsewhere. */
export function addPixRoutes(route: Route, { companies, unitOfWork, callAuth, log }: PixDeps): void {
  async function requirePassword(accountId: string, password: string): Promise<void> {
    const { result, retryAfterSeconds } = await callAuth(accountId, checkPassword, { body: { password } })
    if (result === 'too_many')
      throw new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds })
    if (result === 'wrong') refuseField('password', userMessages.wrongPassword)
  }

  const save = (accountId: string, pix: Pix | null, ifMatch: number | undefined) =>
    unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      const stored = await companies.findOne({ accountId }, null, { session }).lean()
      const before = toPixSettings(stored)
      const state = editState(before, { pix }, ifMatch)
      if (state === 'stale') throw new Problem('stale')
      if (state === 'already-applied') return { before, after: before }
      const after: PixSettings = { pix, version: before.version + 1 }
      await companies.updateOne(
        { accountId },
        { $set: { pix, pixVersion: after.version, hash: companyHash(toCompany(stored), pix, stored?.accentColour) } },
        { session, upsert: true },
      )
      return { before, after }
    })

  route(getPix, async ({ identity }) =>
    toPixSettings(await companies.findOne({ accountId: identity.sub }, { pix: 1, pixVersion: 1 }).lean()),
  )

  route(savePix, async ({ identity: { sub: account }, body: { pix, password }, ifMatch }) => {
    await requirePassword(account, password)
    const { before, after } = await save(account, pix, ifMatch)
    const changed = changedFields(before.pix, after.pix)
    if (changed.length > 0) log.info({ event: 'pix_changed', account, changed }, 'pix key changed')
    return after
  })
}

const changedFields = (before: Pix | null, after: Pix | null): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => before?.[name as keyof Pix] !== after?.[name as keyof Pix])
