import { getQuoteSubjects } from '@atelie/contract/internal'
import { isAnswer, listQuotes, type QuoteAnswer, type QuoteStatus } from '@atelie/contract/quote-list'
import * as contract from '@atelie/contract/quotes'
import type { z } from '@atelie/contract/zod'
import { PAGE_ROWS, readPages } from '@atelie/service-kit/pages'
import { Problem, refuseField } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { editRow, present } from '@atelie/service-kit/updates'
import type { ClientSession } from 'mongoose'
import type { Answers } from '../answers.ts'
import { updateQuote } from '../change-quote.ts'
import { deleteQuotes } from '../delete-quotes.ts'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import type { Models } from '../models.ts'
import { refuseDeleted } from '../models/deletion-marks.ts'
import { SUMMARY_FIELDS, toQuote, toSummary, type StoredQuote } from '../models/quote.ts'
import { readSender, type Sender, type SenderCalls } from '../pdf/sender.ts'
import { quoteFields, subjectsOf } from '../rules/quote-fields.ts'
import { editing, sending } from '../rules/quote-state.ts'
import { countStatusChange } from '../status-changes.ts'

interface QuoteDeps extends Models, SenderCalls {
  answers: Answers
  /** Per account. */
  maxQuotes: number
  queue: PdfQueue
}

export function addQuoteRoutes(route: Route, { answers, maxQuotes, queue, callCrm, callAuth, ...models }: QuoteDeps) {
  const { quotes, marks, unitOfWork } = models

  async function readQuote(accountId: string, id: number): Promise<contract.Quote | null> {
    const row = await quotes.findOne({ accountId, id }).lean()
    return row && toQuote(row)
  }

  route(listQuotes, async ({ identity: { sub: accountId } }) =>
    readPages(
      quotes.db,
      () =>
        quotes.collection.find<Omit<StoredQuote, 'items' | 'events'>>(
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

  /** Reads all that the event needs which a status in a body names; a draft is none. */
  async function prepareEvent(accountId: string, status: QuoteStatus = 'draft'): Promise<NamedEvent | null> {
    if (status === 'draft') return null
    return isAnswer(status)
      ? { status, sender: (await readSender({ callCrm, callAuth }, accountId)).sender }
      : { status: 'sent' }
  }

  /** Within the transaction that has saved the quote. */
  async function applyEvent(quote: StoredQuote, event: NamedEvent | null, session: ClientSession) {
    if (!event) return quote
    const update =
      event.status === 'sent'
        ? sending(quote, 'other')
        : await answers.answering(quote, event.sender, recordedAnswer(event.status), session)
    return updateQuote(quotes, quote, update, session)
  }

  function noteSaved({ id, status }: contract.Quote, accountId: string): void {
    queue.renderSoon({ accountId, id, audience: 'owner' })
    if (isAnswer(status)) answers.noteAnswered({ accountId, id }, recordedAnswer(status))
  }

  route(contract.createQuote, async ({ identity: { sub: accountId }, body, idempotency }) => {
    const creation = {
      accountId,
      call: 'createQuote',
      idempotency,
      read: (id: number) => readQuote(accountId, id),
      onCreated(quote: contract.Quote) {
        countStatusChange(null, quote)
        noteSaved(quote, accountId)
      },
    }
    return unitOfWork.create(
      creation,
      async ({ session, nextSequence }, { askedAt, fields, event }) => {
        await refuseDeleted(marks, { accountId, askedAt, ...fields }, session)
        const id = await nextSequence('quote', { rows: quotes, max: maxQuotes })
        const [created] = await quotes.create([{ accountId, id, version: 1, ...fields }], { session })
        return toQuote(await applyEvent(created!.toObject(), event, session))
      },
      async () => {
        const askedAt = new Date()
        const subjects = await callCrm(accountId, getQuoteSubjects, { query: subjectsOf(body) })
        const fields = {
          status: 'draft',
          ...ownFields(body),
          ...quoteFields(body, subjects),
          createdAt: new Date(),
        }
        return { askedAt, fields, event: await prepareEvent(accountId, body.quote.status) }
      },
    )
  })

  route(contract.updateQuote, async ({ identity: { sub: accountId }, params, body, ifMatch }) => {
    const mine = { accountId, id: params.id }
    const stored = await quotes.findOne(mine, { validUntil: 1 }).lean()
    if (!stored) throw new Problem('not_found')
    refuseNewPastValidity(body.quote.validUntil, stored.validUntil)
    const askedAt = new Date()
    const subjects = await callCrm(accountId, getQuoteSubjects, { query: subjectsOf(body) })
    const taken = quoteFields(body, subjects)
    const event = await prepareEvent(accountId, body.quote.status)
    const { before, after } = await unitOfWork.withAccountTransaction(accountId, async ({ session }) => {
      await refuseDeleted(marks, { accountId, askedAt, ...taken }, session)
      const edited = await editRow<StoredQuote>(quotes, {
        row: mine,
        fields: { ...taken, ...ownFields(body) },
        effects: editing,
        ifMatch,
        session,
      })
      const isNew = edited.before !== edited.after
      return { before: edited.before, after: isNew ? await applyEvent(edited.after, event, session) : edited.after }
    })
    const saved = toQuote(after)
    countStatusChange(before, saved)
    if (before !== after) noteSaved(saved, accountId)
    return saved
  })

  route(contract.deleteQuote, ({ identity, params }) =>
    unitOfWork.withAccountTransaction(identity.sub, async ({ session }) => {
      const deleted = await deleteQuotes(models, { accountId: identity.sub, ids: [params.id], session })
      if (deleted === 0) throw new Problem('not_found')
    }),
  )
}

/** The event that a status in a body names. */
type NamedEvent = { status: 'sent' } | { status: QuoteAnswer; sender: Sender }

const recordedAnswer = (answer: QuoteAnswer) => ({ answer, comment: null, name: null })

/** The fields that the caller decides on; the others are copied from other records. */
function ownFields({ quote }: z.output<typeof contract.updateQuoteBody>): Record<string, unknown> {
  const { validUntil, notes, paymentTerms, deliveryDate } = quote
  return present({ validUntil, notes, paymentTerms, deliveryDate })
}

/** An old quote may keep its past date when it is edited, but a new date may not be in the past. */
function refuseNewPastValidity(chosen: string | null | undefined, stored: string | null | undefined): void {
  if (contract.isValidity(chosen, stored)) return
  refuseField('quote.validUntil', contract.quoteMessages.validityInPast)
}
