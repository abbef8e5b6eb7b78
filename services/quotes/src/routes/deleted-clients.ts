import { deleteClientQuotes } from '@atelie/contract/internal'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import type { DeletedClientModel } from '../models/deleted-client.ts'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'

interface DeletedClientDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  deletedClients: DeletedClientModel
  unitOfWork: UnitOfWork
}

/** As many as one transaction can delete quickly. */
const AT_ONCE = 500

export function addDeletedClientRoutes(route: Route, { quotes, pdfs, deletedClients, unitOfWork }: DeletedClientDeps): void {
  // Repeated after a failure or time-out, it continues with what is left.
  route(deleteClientQuotes, async ({ identity, params }) => {
    const ofClient = { accountId: identity.sub, clientId: params.id }
    await unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      if (!await deletedClients.exists(ofClient).session(session)) await deletedClients.create([ofClient], { session })
    })
    while (await deleteSome(ofClient) === AT_ONCE);
  })

  const deleteSome = (ofClient: { accountId: string; clientId: number }) => unitOfWork.withAccountTransaction(ofClient.accountId, async ({ session }) => {
    const rows = await quotes.find(ofClient, { id: 1 }, { session }).limit(AT_ONCE).lean()
    const ids = trusted({ $in: rows.map(({ id }) => id) })
    await pdfs.deleteMany({ accountId: ofClient.accountId, quoteId: ids }, { session })
    await quotes.deleteMany({ accountId: ofClient.accountId, id: ids }, { session })
    return rows.length
  })
}
