import { missingToAccept } from '@atelie/contract/acceptance'
import type { QuoteAnswer } from '@atelie/contract/quote-list'
import { Counter } from '@atelie/service-kit/metrics'
import { Problem } from '@atelie/service-kit/problem'
import type { ClientSession, UpdateQuery } from 'mongoose'
import { createQuoteChange, type QuoteRow } from './change-quote.ts'
import type { PdfQueue } from './jobs/pdf-queue.ts'
import type { Models } from './models.ts'
import type { StoredQuote } from './models/quote.ts'
import { readSender, type Sender, type SenderCalls } from './pdf/sender.ts'
import { isAnswered, isOpen, showsAccepted, withEvent } from './rules/quote-state.ts'

const answersTotal = new Counter({
  name: 'quotes_answers_total',
  help: 'Answers to quotes, by what they said and who wrote them down',
  labelNames: ['answer', 'by'],
})

const answerMessages = {
  answered: 'Este orçamento já foi respondido.',
  changed: 'A loja alterou este orçamento. Confira a nova versão antes de responder.',
  late: 'O prazo para responder terminou. Confirme o valor com a loja.',
  incomplete: 'Para aceitar, fale com a loja: faltam informações neste orçamento.',
  answeredForOwner: 'Este orçamento já tem uma resposta. Reabra o orçamento para registrar outra.',
}

interface Answer {
  answer: QuoteAnswer
  comment: string | null
  /** The customer's, as typed on the page; null if the owner records an answer given elsewhere. */
  name: string | null
}

interface AnswerDeps extends Models, SenderCalls {
  queue: PdfQueue
  /** Whether makers are told of their customers' answers by e-mail. */
  notifies: boolean
}

/** Stores answers, each with the version that it was given to. */
export function createAnswers({ queue, notifies, answeredVersions, answerNotes, ...deps }: AnswerDeps) {
  const change = createQuoteChange(deps)

  /** Keeps the version that is answered, within an account transaction, and returns the update of its quote. */
  async function answering(
    quote: StoredQuote,
    sender: Sender,
    { answer, comment, name }: Answer,
    session: ClientSession,
  ): Promise<UpdateQuery<StoredQuote>> {
    const { accountId, id, version, totalCents } = quote
    const at = new Date()
    const { link: _, events: __, ...shown } = quote
    await answeredVersions.updateOne(
      { accountId, quoteId: id, answer },
      { $set: { version, at, quote: shown, sender, pdf: null, isPrinted: false } },
      { upsert: true, session },
    )
    if (notifies && name !== null) await answerNotes.create([{ accountId, quoteId: id, answer, at }], { session })
    return {
      $set: { status: answer, hasNewAnswer: name !== null, [answer]: { at, totalCents } },
      // An edit that began before it must not overwrite it.
      $inc: { version: 1 },
      ...withEvent({ kind: answer, name, comment }, at),
    }
  }

  async function answer(
    row: QuoteRow,
    given: Answer,
    check: (quote: StoredQuote, sender: Sender) => void,
  ): Promise<StoredQuote> {
    const [{ sender }, current] = await Promise.all([
      readSender(deps, row.accountId),
      deps.quotes.findOne(row).lean<StoredQuote>(),
    ])
    // Refused at once: hundreds at the same moment need not take turns for the transaction.
    if (current) check(current, sender)
    const answered = await change(row, (quote, session) => {
      check(quote, sender)
      return answering(quote, sender, given, session)
    })
    noteAnswered(row, given)
    return answered
  }

  /** After the transaction. */
  function noteAnswered({ accountId, id }: QuoteRow, { answer, name }: Pick<Answer, 'answer' | 'name'>): void {
    answersTotal.inc({ answer, by: name === null ? 'owner' : 'customer' })
    // Renders the answered version, too.
    queue.renderSoon({ accountId, id, audience: 'customer' })
  }

  return {
    answering,
    noteAnswered,
    /** The only answer to a version: throws Problem('conflict') if it cannot be answered any more, with the reason. */
    byCustomer: (row: QuoteRow, seenVersion: number, given: Answer) =>
      answer(row, given, (quote, sender) => {
        const refuse = (error: string) => {
          throw new Problem('conflict', { error })
        }
        if (isAnswered(quote) || showsAccepted(quote)) refuse(answerMessages.answered)
        if (quote.version !== seenVersion) refuse(answerMessages.changed)
        if (!isOpen(quote)) refuse(answerMessages.late)
        if (given.answer === 'accepted' && missingToAccept(sender, quote).length > 0) refuse(answerMessages.incomplete)
      }),
    /** Throws Problem('stale'), or Problem('conflict') if there is an answer already. */
    byOwner: (row: QuoteRow, ifMatch: number | undefined, given: Omit<Answer, 'name'>) =>
      answer(row, { ...given, name: null }, (quote) => {
        if (ifMatch !== undefined && ifMatch !== quote.version) throw new Problem('stale')
        if (isAnswered(quote)) throw new Problem('conflict', { error: answerMessages.answeredForOwner })
      }),
  }
}
export type Answers = ReturnType<typeof createAnswers>
