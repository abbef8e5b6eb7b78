import { z } from '@atelie/contract/zod'
import { Queue, type ConnectionOptions } from 'bullmq'
import { audiences } from '../models/pdf.ts'

export const PDFS = 'pdfs'

/** The name of a job: someone waits for the PDF, or it is rendered ahead of anyone asking. */
export type Kind = 'awaited' | 'ahead'

/** One render of a quote, in the version it has by then: see docs/adr/0054. `origin`: see jobOrigin. */
export const pdfJob = z.object({
  accountId: z.string(),
  quoteId: z.number(),
  audience: z.enum(audiences),
  origin: z.string(),
  turn: z.number(),
})
export type PdfJob = z.output<typeof pdfJob>

/** The fingerprint of the stored PDF; null when the quote was deleted or changed meanwhile. */
export type Rendered = string | null

/** Why an awaited PDF failed at once: crm or auth does not respond. */
export const UNAVAILABLE = 'unavailable'

export const createPdfJobs = (connection: ConnectionOptions) =>
  new Queue<PdfJob, Rendered, Kind>(PDFS, {
    connection,
    defaultJobOptions: {
      removeOnComplete: true,
      removeOnFail: true,
      attempts: 3,
      backoff: { type: 'exponential', delay: 500 },
    },
  })
export type PdfJobs = ReturnType<typeof createPdfJobs>
