import { deleteClientQuotes, markProductDeleted } from '@atelie/contract/internal'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import { mark, type DeletionMarks } from '../models/deletion-marks.ts'
import type { PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'

interface DeletionDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  marks: DeletionMarks
  unitOfWork: UnitOfWork
}

/** The most that one transaction can delete quickly. */
const AT_ONCE = 500

/** Routes that the crm service calls when it deletes a record that quotes refer to. */
export function addDeletionRoutes(route: Route, { quotes, pdfs, marks, unitOfWork }: DeletionDeps): void {
  // Repeated after a failure or time-out, it continues with what is left.
  route(deleteClientQuotes, async ({ identity, params }) => {
    const ofClient = { accountId: identity.sub, clientId: params.id }
    await unitOfWork.withAccountTransaction(identity.sub, ({ session }) => mark(marks.clients, ofClient, session))
    while ((await deleteSome(ofClient)) === AT_ONCE);
  })

  const deleteSome = (ofClient: { accountId: string; clientId: number }) =>
    unitOfWork.withAccountTransaction(ofClient.accountId, async ({ session }) => {
      const rows = await quotes.find(ofClient, { id: 1 }, { session }).limit(AT_ONCE).lean()
      const ids = trusted({ $in: rows.map(({ id }) => id) })
      await pdfs.deleteMany({ accountId: ofClient.accountId, quoteId: ids }, { session })
      await quotes.deleteMany({ accountId: ofClient.accountId, id: ids }, { session })
      return rows.length
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
