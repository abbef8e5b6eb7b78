import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { createTransport } from 'nodemailer'
import type { NamedPdf } from '../pdf/kept-pdf.ts'

const mailMessages = {
  address: 'O servidor de e-mail recusou este endereço. Confira se está certo.',
  refused: 'O servidor de e-mail recusou a mensagem. Tente novamente mais tarde.',
  away: 'O envio de e-mails está fora do ar. Tente novamente em alguns minutos.',
}

export interface Mail {
  to: string
  /** Shown in place of our address. */
  fromName: string
  replyTo?: string | null
  subject: string
  text: string
  pdf?: NamedPdf
}

/**
 * Sends one e-mail. Throws Problem('bad_gateway') if the server refuses it for good, with an issue at `to` if that is why, and
 * Problem('unavailable') otherwise, even if the server took it without saying so in time.
 */
export type Mailer = (mail: Mail) => Promise<void>

interface SmtpFailure {
  code?: string
  command?: string
  responseCode?: number
}

interface Server {
  url: string
  /** Our address. */
  from: string
  timeoutMs?: number
}

export function createMailer({ url, from, timeoutMs = timeLimits.mailDelivery }: Server): Mailer {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true })
  return async ({ to, fromName, replyTo, subject, text, pdf }) => {
    try {
      await transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        replyTo: replyTo ? { name: '', address: replyTo } : undefined,
        subject,
        text,
        attachments: pdf && [{ filename: pdf.fileName, content: pdf.content, contentType: 'application/pdf' }],
        // One limit over connecting, greeting and each answer; it closes the connection.
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw problemOf(error as SmtpFailure)
    }
  }
}

function problemOf({ code = 'unknown', command = '', responseCode = 0 }: SmtpFailure): Problem {
  // Answers of the server quote the address, which belongs in no log.
  const cause = new Error(`the mail was not sent: ${code} ${command} ${responseCode}`)
  const isAddress = command === 'RCPT TO'
  if (responseCode < 500 || !(isAddress || code === 'EMESSAGE'))
    return new Problem('unavailable', { error: mailMessages.away, cause })
  const error = isAddress ? mailMessages.address : mailMessages.refused
  return new Problem('bad_gateway', { error, cause, issues: isAddress ? [{ path: 'to', message: error }] : undefined })
}
