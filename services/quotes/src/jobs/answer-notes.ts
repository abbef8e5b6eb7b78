import { getOwner } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { startOutbox, type Outbox } from '@atelie/service-kit/outbox'
import { Problem } from '@atelie/service-kit/problem'
import type { MailLimits } from '../mail/limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { answerMail } from '../mail/texts.ts'
import type { AnswerNote, AnswerNoteModel } from '../models/answer-note.ts'
import type { QuoteModel } from '../models/quote.ts'

/** The badge on the screen has told of it long before. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1_000
/** The server refuses it, or the account has had all its mails of the day. */
const FOR_GOOD = ['bad_gateway', 'too_many_requests']
const FROM_NAME = 'Ateliê'

type Noted = AnswerNote & { accountId: string; attempts: number }

interface AnswerNoteDeps {
  answerNotes: AnswerNoteModel
  quotes: QuoteModel
  callAuth: ServiceClient
  mailer: Mailer
  limits: Pick<MailLimits, 'countForDay'>
  publicUrl: string
  log: Logger
}

/**
 * Tells makers by e-mail what customers have answered, until the server has taken it, has refused it for good, or a day has
 * passed. A process that ends in between, or a server that is very slow, makes it two mails.
 */
export function startAnswerNotes({
  answerNotes,
  quotes,
  callAuth,
  mailer,
  limits,
  publicUrl,
  log,
}: AnswerNoteDeps): Outbox {
  const giveUp = (quote: { accountId: string; quoteId: number }, err?: unknown) =>
    log.warn({ err, ...quote }, 'note of an answer given up')

  async function deliver({ accountId, quoteId, answer, at, attempts }: Noted): Promise<void> {
    if (Date.now() - at.getTime() > GIVE_UP_AFTER_MS) return giveUp({ accountId, quoteId })
    if (!(await quotes.exists({ accountId, id: quoteId }))) return
    const { email } = await callAuth(accountId, getOwner, {})
    if (!email) return
    try {
      if (attempts === 1) await limits.countForDay(accountId)
      await mailer({
        to: email,
        fromName: FROM_NAME,
        ...answerMail({ id: quoteId, answer, url: `${publicUrl}/quotes?orcamento=${quoteId}` }),
      })
    } catch (error) {
      if (!(error instanceof Problem && FOR_GOOD.includes(error.code))) throw error
      giveUp({ accountId, quoteId }, error.cause)
    }
  }

  return startOutbox({ name: 'answers', rows: answerNotes, deliver, log })
}
