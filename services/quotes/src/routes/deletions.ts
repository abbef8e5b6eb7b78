import { deleteClientQuotes, markProductDeleted } from '@atelie/contract/internal'
import { mark } from '@atelie/service-kit/deletion-marks'
import type { Route } from '@atelie/service-kit/route'
import { deleteQuotes } from '../delete-quotes.ts'
import type { Models } from '../models.ts'

/** The most that one transaction can delete quickly. */
const AT_ONCE = 500

/** Routes that the crm service calls when it deletes a record that quotes refer to. */
export function addDeletionRoutes(route: Route, models: Models): void {
  const { quotes, marks, unitOfWork } = models
  // Repeated after a failure or time-out, it continues with what is left.
  route(deleteClientQuotes, async ({ identity, params }) => {
    const ofClient = { accountId: identity.sub, clientId: params.id }
    await unitOfWork.withAccountTransaction(identity.sub, ({ session }) => mark(marks.clients, ofClient, session))
    while ((await deleteSome(ofClient)) === AT_ONCE);
  })

  const deleteSome = (ofClient: { accountId: string; clientId: number }) =>
    unitOfWork.withAccountTransaction(ofClient.accountId, async ({ session }) => {
      const rows = await quotes.find(ofClient, { id: 1 }, { session }).limit(AT_ONCE).lean()
      return deleteQuotes(models, { accountId: ofClient.accountId, ids: rows.map(({ id }) => id), session })
    })

  route(markProductDeleted, ({ identity: { sub: accountId }, params: { id: productId } }) =>
    unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      const isUsedInQuotes =
        (await quotes.exists({ accountId, 'items.productId': productId }).session(session)) !== null
      if (!isUsedInQuotes) await mark(marks.products, { accountId, productId }, session)
      return { isUsedInQuotes }
    }),
  )
}
