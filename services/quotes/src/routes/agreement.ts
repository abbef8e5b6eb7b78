import { getAgreement } from '@atelie/contract/internal'
import type { Route } from '@atelie/service-kit/route'
import type { Models } from '../models.ts'

/** The route that the cash service calls before it takes what was received for a quote. */
export function addAgreementRoute(route: Route, { quotes }: Pick<Models, 'quotes'>): void {
  route(getAgreement, async ({ identity, params }) => {
    const quote = await quotes.findOne({ accountId: identity.sub, id: params.id }, { accepted: 1, status: 1 }).lean()
    const isWithdrawn = quote?.status === 'rejected'
    return { totalCents: isWithdrawn ? null : (quote?.accepted?.totalCents ?? null) }
  })
}
