import { getQuotePdf } from '@atelie/contract/quotes'
import { Histogram } from '@atelie/service-kit/metrics'
import { messagePage } from '@atelie/service-kit/message-page'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { timeLimits } from '@atelie/service-kit/time-limits'
import type { Request, Response } from 'express'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import { createKeptPdfs, type KeptPdfDeps } from '../pdf/kept-pdf.ts'

const TRY_AGAIN_SECONDS = 2

const openSeconds = new Histogram({
  name: 'pdf_open_duration_seconds',
  help: 'How long people waited for a PDF, by what they got',
  labelNames: ['outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

interface PdfDeps extends KeptPdfDeps {
  queue: PdfQueue
}

export function addPdfRoutes(route: Route, { queue, ...kept }: PdfDeps): void {
  const readKeptPdf = createKeptPdfs(kept)

  /** The PDF as soon as it is rendered; null if that takes too long, or the account has too many waiting. */
  async function openPdf(accountId: string, id: number): Promise<Buffer | null> {
    const giveUpAt = Date.now() + timeLimits.pdfOpening
    let { pdf } = await readKeptPdf(accountId, id)
    while (!pdf) {
      const end = await queue.render({ accountId, id }, giveUpAt)
      if (!end) return null
      pdf = (await readKeptPdf(accountId, id, end.fingerprint)).pdf
    }
    return pdf
  }

  route(getQuotePdf, async ({ identity: { sub: accountId }, params: { id }, request, response }) => {
    const pdf = await measured(() => openPdf(accountId, id))
    return pdf ? sendPdf(response, id, pdf) : sendNotReady(request, response)
  })
}

async function measured(open: () => Promise<Buffer | null>): Promise<Buffer | null> {
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

function sendPdf(response: Response, quoteId: number, pdf: Buffer): void {
  response.setHeader('Content-Disposition', `inline; filename="orcamento-${quoteId}.pdf"`)
  response.setHeader('Cache-Control', 'no-store')
  response.type('application/pdf').send(pdf)
}

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
