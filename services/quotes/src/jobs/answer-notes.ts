import { getOwner } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { startOutbox, type Outbox } from '@atelie/service-kit/outbox'
import { Problem } from '@atelie/service-kit/problem'
import type { Mailer } from '../mail/mailer.ts'
import { answerMail } from '../mail/texts.ts'
import type { AnswerNote, AnswerNoteModel } from '../models/answer-note.ts'

/** The badge on the screen has told of it long before. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1_000
const FROM_NAME = 'Ateliê'

interface AnswerNoteDeps {
  notes: AnswerNoteModel
  callAuth: ServiceClient
  mailer: Mailer
  publicUrl: string
  log: Logger
}

/**
 * Tells makers by e-mail what customers have answered, until the server has taken it, has refused it for good, or a day has
 * passed. A process that ends in between, or a server that is very slow, makes it two mails.
 */
export function startAnswerNotes({ notes, callAuth, mailer, publicUrl, log }: AnswerNoteDeps): Outbox {
  const giveUp = (quoteId: number, err?: unknown) => log.warn({ err, quoteId }, 'note of an answer given up')

  async function deliver({ accountId, quoteId, answer, at }: AnswerNote & { accountId: string }): Promise<void> {
    if (Date.now() - at.getTime() > GIVE_UP_AFTER_MS) return giveUp(quoteId)
    const { email } = await callAuth(accountId, getOwner, {})
    if (!email) return
    try {
      await mailer({
        to: email,
        fromName: FROM_NAME,
        ...answerMail({ id: quoteId, answer, url: `${publicUrl}/quotes?orcamento=${quoteId}` }),
      })
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'bad_gateway')) throw error
      giveUp(quoteId, error.cause)
    }
  }

  return startOutbox({ name: 'answers', rows: notes, deliver, log })
}
