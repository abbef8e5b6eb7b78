import { formatCalendarDate } from '@atelie/contract/dates'
import type { QuoteAnswer } from '@atelie/contract/quote-list'

/** The texts of e-mails. A subject has nothing that anyone typed. */

interface Offer {
  id: number
  /** The company, or its owner. */
  name: string
  url: string
  validUntil: string | null | undefined
  canReply: boolean
}

export const quoteMail = ({ id, name, url, validUntil, canReply }: Offer) => ({
  subject: `Orçamento ${id}`,
  text: paragraphs(
    'Olá!',
    `Segue em anexo o orçamento ${id} de ${name}.`,
    `Para ver e responder pelo celular ou computador, abra:\n${url}`,
    validUntil && `O orçamento é válido até ${formatCalendarDate(validUntil)}.`,
    canReply && 'Se tiver alguma dúvida, basta responder a este e-mail.',
    `Atenciosamente,\n${name}`,
  ),
})

const answered = { accepted: 'aceito', rejected: 'recusado' }

export function answerMail({ id, answer, url }: { id: number; answer: QuoteAnswer; url: string }) {
  const subject = `Orçamento ${id} foi ${answered[answer]}`
  return { subject, text: paragraphs(`${subject}.`, `Para ver a resposta, abra:\n${url}`) }
}

const paragraphs = (...parts: (string | false | null | undefined)[]) => `${parts.filter(Boolean).join('\n\n')}\n`
