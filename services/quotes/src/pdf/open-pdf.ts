import { setTimeout as pause } from 'node:timers/promises'
import type { QuoteAnswer } from '@atelie/contract/quote-list'
import { Histogram } from '@atelie/service-kit/metrics'
import { messagePage } from '@atelie/service-kit/message-page'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import type { Request, Response } from 'express'
import type { QuoteRow } from '../change-quote.ts'
import type { Rendered } from '../jobs/pdf-jobs.ts'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import type { AnsweredVersion } from '../models/answered-version.ts'
import type { Models } from '../models.ts'
import { pdfFileName } from './file-name.ts'
import { createKeptPdfs, type NamedPdf, type WantedPdf } from './kept-pdf.ts'
import type { SenderCalls } from './sender.ts'

const TRY_AGAIN_SECONDS = 2

const openSeconds = new Histogram({
  name: 'pdf_open_duration_seconds',
  help: 'How long people waited for a PDF, by what they got',
  labelNames: ['outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

interface OpenDeps extends Models, SenderCalls {
  queue: PdfQueue
}

interface Call {
  request: Request
  response: Response
}

type Answered = QuoteRow & { answer: QuoteAnswer }

const forCustomer = ({ accountId, id }: QuoteRow): WantedPdf => ({ accountId, id, audience: 'customer' })

/** Null while it is not rendered. */
type Read = (rendered?: Rendered) => Promise<NamedPdf | null>

/** Functions that send PDFs: of a quote as it is, or as it was answered. They send a "not yet" if it is not rendered in time. */
export function createPdfSenders({ queue, answeredVersions, ...deps }: OpenDeps) {
  const readKeptPdf = createKeptPdfs(deps)

  /** The PDF as soon as it is rendered; null if that or finding it takes longer, or the account has too many waiting. */
  const open = (wanted: WantedPdf, read: Read, withinMs: number): Promise<NamedPdf | null> =>
    Promise.race([
      renderUnlessKept(wanted, read, Date.now() + withinMs).catch(nullIfLate),
      pause(withinMs, null, { ref: false }),
    ])

  async function renderUnlessKept(wanted: WantedPdf, read: Read, giveUpAt: number): Promise<NamedPdf | null> {
    let pdf = await read()
    while (!pdf) {
      const end = await queue.render(wanted, giveUpAt)
      if (!end) return null
      pdf = await read(end.fingerprint)
    }
    return pdf
  }

  async function send(wanted: WantedPdf, { request, response }: Call, read: Read): Promise<void> {
    const pdf = await measured(() => open(wanted, read, timeLimits.pdfOpening))
    if (!pdf) return sendNotReady(request, response)
    response.setHeader('Cache-Control', 'no-store')
    return wanted.audience === 'screen' ? sendPicture(response, pdf) : sendPdf(response, pdf)
  }

  const current =
    (wanted: WantedPdf): Read =>
    (rendered) =>
      readKeptPdf(wanted, rendered)

  const answered =
    ({ accountId, id, answer }: Answered): Read =>
    async () => {
      const version = await answeredVersions.findOne<Pick<AnsweredVersion, 'pdf' | 'sender'>>(
        { accountId, quoteId: id, answer },
        { pdf: 1, 'sender.name': 1 },
      )
      if (!version) throw new Problem('not_found')
      return version.pdf && { content: version.pdf, fileName: pdfFileName(id, version.sender.name) }
    }

  return {
    sendCurrent: (wanted: WantedPdf, call: Call) => send(wanted, call, current(wanted)),
    sendAnswered: (version: Answered, call: Call) => send(forCustomer(version), call, answered(version)),
    /** Null if it is not ready soon. Goes along with a message: the agreement of a quote that is accepted, else the quote as it is. */
    openForCustomer: (quote: QuoteRow & { status: string }) =>
      open(
        forCustomer(quote),
        quote.status === 'accepted' ? answered({ ...quote, answer: 'accepted' }) : current(forCustomer(quote)),
        timeLimits.mailPdf,
      ),
  }
}
export type PdfSenders = ReturnType<typeof createPdfSenders>

/** A look that this caller shares began to wait before it did, and its time may be over sooner. */
function nullIfLate(error: unknown): null {
  if (error instanceof Problem && error.code === 'too_many_requests') return null
  throw error
}

async function measured(open: () => Promise<NamedPdf | null>): Promise<NamedPdf | null> {
  const end = openSeconds.startTimer()
  try {
    const pdf = await open()
    end({ outcome: pdf ? 'ready' : 'not_ready' })
    return pdf
  } catch (error) {
    // A quote that does not exist is no broken promise.
    end({ outcome: error instanceof Problem && error.status < 500 ? 'refused' : 'failed' })
    throw error
  }
}

function sendPdf(response: Response, { content, fileName }: NamedPdf): void {
  response.setHeader('Content-Disposition', `inline; filename="${fileName}"`)
  response.type('application/pdf').send(content)
}

const sendPicture = (response: Response, { content }: NamedPdf) => void response.type('image/png').send(content)

function sendNotReady(request: Request, response: Response): void {
  response.setHeader('Retry-After', String(TRY_AGAIN_SECONDS))
  response.setHeader('Cache-Control', 'no-store')
  const text = 'Gerando PDF…'
  if (request.accepts(['json', 'html']) !== 'html') return void response.status(202).json({ status: text })
  response.type('html').send(
    messagePage({
      title: text,
      text: 'Fica pronto em alguns segundos, e esta página se atualiza sozinha.',
      refreshSeconds: TRY_AGAIN_SECONDS,
    }),
  )
}
