import { getQuoteSubjects } from '@atelie/contract/internal'
import * as contract from '@atelie/contract/quotes'
import type { z } from '@atelie/contract/zod'
import type { UnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { Counter } from '@atelie/service-kit/metrics'
import { PAGE_ROWS, readPages } from '@atelie/service-kit/pages'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editRow, present } from '@atelie/service-kit/updates'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import { refuseDeleted, type DeletionMarks } from '../models/deletion-marks.ts'
import type { PdfModel } from '../models/pdf.ts'
import { SUMMARY_FIELDS, toQuote, toSummary, type QuoteModel, type StoredQuote } from '../models/quote.ts'
import { quoteFields, subjectsOf } from '../rules/quote-fields.ts'

const statusChanges = new Counter({
  name: 'quotes_status_changes_total',
  help: 'Quotes that got this status, new ones included',
  labelNames: ['status'],
})

interface QuoteDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  marks: DeletionMarks
  unitOfWork: UnitOfWork
  /** Per account. */
  maxQuotes: number
  queue: PdfQueue
  callCrm: ServiceClient
}

export function addQuoteRoutes(
  route: Route,
  { quotes, pdfs, marks, unitOfWork, maxQuotes, queue, callCrm }: QuoteDeps,
): void {
  async function readQuote(accountId: string, id: number): Promise<contract.Quote | null> {
    const row = await quotes.findOne({ accountId, id }).lean()
    return row && toQuote(row)
  }

  route(contract.listQuotes, async ({ identity: { sub: accountId } }) =>
    readPages(
      quotes.db,
      () =>
        quotes.collection.find<Omit<StoredQuote, 'items'>>(
          { accountId },
          { projection: SUMMARY_FIELDS, sort: { id: -1 }, batchSize: PAGE_ROWS },
        ),
      toSummary,
    ),
  )

  route(contract.getQuote, async ({ identity, params }) => {
    const quote = await readQuote(identity.sub, params.id)
    if (!quote) throw new Problem('not_found')
    return quote
  })

  route(contract.createQuote, async ({ identity: { sub: accountId }, body, idempotency }) => {
    const creation = {
      accountId,
      call: 'createQuote',
      idempotency,
      read: (id: number) => readQuote(accountId, id),
      onCreated({ id, status }: contract.Quote) {
        statusChanges.inc({ status })
        queue.renderSoon({ accountId, id })
      },
    }
    return unitOfWork.create(
      creation,
      async ({ session, nextSequence }, { askedAt, fields }) => {
        await refuseDeleted(marks, { accountId, askedAt, ...fields }, session)
        const id = await nextSequence('quote', { rows: quotes, max: maxQuotes })
        const [created] = await quotes.create([{ accountId, id, version: 1, ...fields }], { session })
        return toQuote(created!)
      },
      async () => {
        const askedAt = new Date()
        const subjects = await callCrm(accountId, getQuoteSubjects, { query: subjectsOf(body) })
        const fields = { status: 'draft', ...ownFields(body), ...quoteFields(body, subjects), createdAt: new Date() }
        return { askedAt, fields }
      },
    )
  })

  route(contract.updateQuote, async ({ identity, params, body, ifMatch }) => {
    const mine = { accountId: identity.sub, id: params.id }
    const stored = await quotes.findOne(mine, { validUntil: 1 }).lean()
    if (!stored) throw new Problem('not_found')
    refuseNewPastValidity(body.quote.validUntil, stored.validUntil)
    const askedAt = new Date()
    const subjects = await callCrm(identity.sub, getQuoteSubjects, { query: subjectsOf(body) })
    const taken = quoteFields(body, subjects)
    const { before, after } = await unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      await refuseDeleted(marks, { accountId: identity.sub, askedAt, ...taken }, session)
      return editRow(quotes, { row: mine, fields: { ...taken, ...ownFields(body) }, ifMatch, session })
    })
    const saved = toQuote(after)
    if (before.status !== saved.status) statusChanges.inc({ status: saved.status })
    queue.renderSoon({ accountId: identity.sub, id: saved.id })
    return saved
  })

  route(contract.deleteQuote, ({ identity, params }) =>
    unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      const { deletedCount } = await quotes.deleteOne({ accountId: identity.sub, id: params.id }, { session })
      if (deletedCount === 0) throw new Problem('not_found')
      await pdfs.deleteOne({ accountId: identity.sub, quoteId: params.id }, { session })
    }),
  )
}

/** The fields that the caller decides on; the others are copied from other records. */
function ownFields({ quote }: z.output<typeof contract.updateQuoteBody>): Record<string, unknown> {
  const { validUntil, notes, paymentTerms, deliveryDate, status } = quote
  return present({ validUntil, notes, paymentTerms, deliveryDate, status })
}

/** An old quote may keep its past date when it is edited, but a new date may not be in the past. */
function refuseNewPastValidity(chosen: string | null | undefined, stored: string | null | undefined): void {
  if (contract.isValidity(chosen, stored)) return
  const error = contract.quoteMessages.validityInPast
  throw new Problem('validation', { error, issues: [{ path: 'quote.validUntil', message: error }] })
}
