import { getCraftType, saveCraftType } from '@atelie/contract/generators'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Identity } from '@atelie/service-kit/identity'
import { requireIdentity } from '@atelie/service-kit/identity'
import type { Route } from '@atelie/service-kit/route'
import type { NicheModel } from '../models/niche.ts'
import { newVisitor, type Visitors } from '../rules/visitor.ts'

/** A visitor's niche is in a cookie. Signing in claims it for the account, which takes it unless it already has one. */
export function addCraftTypeRoutes(route: Route, niches: NicheModel, unitOfWork: UnitOfWork, visitors: Visitors): void {
  route(getCraftType, async ({ identity, request, response }) => {
    if (!identity) return { craftType: visitors.read(request)?.craftType ?? null }
    const accountId = accountOf(identity)
    const claimed = visitors.readClaimed(request, accountId)
    const found = await niches.findOne({ accountId }).lean()
    const craftType = found?.craftType ?? (claimed?.craftType ? await keepFirst(accountId, claimed.craftType) : null)
    if (claimed) visitors.forgetClaimed(response)
    return { craftType }
  })

  route(saveCraftType, async ({ identity, body: { craftType }, request, response }) => {
    if (identity) {
      await keep(accountOf(identity), craftType)
      if (visitors.readClaimed(request, identity.sub)) visitors.forgetClaimed(response)
    } else {
      visitors.remember(response, { ...(visitors.read(request) ?? newVisitor()), craftType })
    }
    return { craftType }
  })

  const accountOf = (identity: Identity) => requireIdentity(identity, 'account').sub

  function keep(accountId: string, craftType: string): Promise<unknown> {
    return unitOfWork.withAccountTransaction(accountId, ({ session }) =>
      niches.updateOne({ accountId }, { $set: { craftType } }, { session, upsert: true }),
    )
  }

  /** Returns the niche that the account then has: one saved in the meantime stays. */
  function keepFirst(accountId: string, craftType: string): Promise<string> {
    return unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      await niches.updateOne({ accountId }, { $setOnInsert: { craftType } }, { session, upsert: true })
      return (await niches.findOne({ accountId }, null, { session }).lean())!.craftType
    })
  }
}
