import { getCompanyForPdf } from '@atelie/contract/internal'
import { getQuotePdf } from '@atelie/contract/quotes'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { messagePage } from '@atelie/service-kit/message-page'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import type { Request, Response } from 'express'
import type { PdfQueue } from '../jobs/pdf-queue.ts'
import { findPdf, type PdfModel } from '../models/pdf.ts'
import type { QuoteModel } from '../models/quote.ts'
import { fingerprintOf } from '../pdf/fingerprint.ts'

/** Longer than any render takes, shorter than people and proxies wait. */
const WAIT_MS = 10_000
const TRY_AGAIN_SECONDS = 2

export interface PdfDeps {
  quotes: QuoteModel
  pdfs: PdfModel
  queue: PdfQueue
  callCrm: ServiceClient
}

export function addPdfRoutes(route: Route, { quotes, pdfs, queue, callCrm }: PdfDeps): void {
  route(getQuotePdf, async ({ identity, params, request, response }) => {
    const accountId = identity.sub
    const quote = await quotes.findOne({ accountId, id: params.id }).lean()
    if (!quote) throw new Problem('not_found')
    const fingerprint = fingerprintOf(quote, await callCrm(accountId, getCompanyForPdf, {}))
    const find = () => findPdf(pdfs, accountId, quote.id, fingerprint)
    let pdf = await find()
    if (!pdf) {
      await queue.renderAndWait(accountId, quote.id, fingerprint, WAIT_MS)
      pdf = await find()
    }
    if (pdf) sendPdf(response, quote.id, pdf)
    else sendNotReady(request, response)
  })
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
  response.type('html').send(messagePage({ title: text, text: 'Esta página se atualiza sozinha.', refreshSeconds: TRY_AGAIN_SECONDS }))
}
