import { deleteClientQuotes } from '@atelie/contract/internal'
import type { AccountWrites } from '@atelie/service-kit/account-writes'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import type { DeletedClientModel } from '../models/deleted-client.ts'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'

export interface DeletedClientDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  deletedClients: DeletedClientModel
  writes: AccountWrites
}

export function addDeletedClientRoutes(route: Route, { quotes, pdfs, deletedClients, writes }: DeletedClientDeps): void {
  route(deleteClientQuotes, ({ identity, params }) =>
    writes.write(identity.sub, async ({ session }) => {
      const ofClient = { accountId: identity.sub, clientId: params.id }
      if (!await deletedClients.exists(ofClient).session(session)) await deletedClients.create([ofClient], { session })
      const rows = await quotes.find(ofClient, { id: 1 }, { session }).lean()
      await pdfs.deleteMany({ accountId: identity.sub, quoteId: trusted({ $in: rows.map(({ id }) => id) }) }, { session })
      await quotes.deleteMany(ofClient, { session })
    }))
}
