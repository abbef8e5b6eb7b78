import { getCraftType, saveCraftType } from '@atelie/contract/generators'
import type { AccountWrites } from '@atelie/service-kit/account-writes'
import type { Identity } from '@atelie/service-kit/identity'
import { requireIdentity } from '@atelie/service-kit/identity'
import type { Route } from '@atelie/service-kit/route'
import type { Request, Response } from 'express'
import type { NicheModel } from '../models/niche.ts'
import { newVisitor, type Visitors } from '../rules/visitor.ts'

interface Browser {
  request: Request
  response: Response
}

/** A visitor's niche is in the browser's cookie. Whoever signs in takes it along into an account that has none. */
export function addCraftTypeRoutes(route: Route, niches: NicheModel, writes: AccountWrites, visitors: Visitors): void {
  route(getCraftType, async ({ identity, request, response }) => {
    const ofBrowser = visitors.read(request)?.craftType ?? null
    if (!identity) return { craftType: ofBrowser }
    const accountId = accountOf(identity)
    const found = await niches.findOne({ accountId }).lean()
    const craftType = found?.craftType ?? (ofBrowser && await keepFirst(accountId, ofBrowser))
    if (ofBrowser) setOfBrowser({ request, response }, null)
    return { craftType }
  })

  route(saveCraftType, async ({ identity, body, request, response }) => {
    const { craftType } = body
    if (identity) await keep(accountOf(identity), craftType)
    // The next person in this browser must not find what belongs to an account.
    if (!identity || visitors.read(request)?.craftType) setOfBrowser({ request, response }, identity ? null : craftType)
    return { craftType }
  })

  const accountOf = (identity: Identity) => requireIdentity(identity, 'account').sub

  function setOfBrowser({ request, response }: Browser, craftType: string | null): void {
    visitors.remember(response, { ...(visitors.read(request) ?? newVisitor()), craftType })
  }

  function keep(accountId: string, craftType: string): Promise<unknown> {
    return writes.write(accountId, ({ session }) => niches.updateOne({ accountId }, { $set: { craftType } }, { session, upsert: true }))
  }

  /** The niche that the account has then: one that was saved in the meantime stays. */
  function keepFirst(accountId: string, craftType: string): Promise<string> {
    return writes.write(accountId, async ({ session }) => {
      const found = await niches.findOne({ accountId }, null, { session }).lean()
      if (found) return found.craftType
      await niches.updateOne({ accountId }, { $set: { craftType } }, { session, upsert: true })
      return craftType
    })
  }
}
