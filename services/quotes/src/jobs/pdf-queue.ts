import { z } from '@atelie/contract/zod'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { currentRequestId } from '@atelie/service-kit/request-context'
import { Queue, QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'

export const PDF_QUEUE = 'quote-pdf'

export const pdfJob = z.object({
  accountId: z.string(),
  quoteId: z.int().positive(),
  requestId: z.string(),
})
export type PdfJob = z.output<typeof pdfJob>

export interface PdfQueue {
  /** Has a quote rendered and waits for it, at most `waitMs`. Whether it worked is read from the database, not from here. */
  renderAndWait(accountId: string, quoteId: number, fingerprint: string, waitMs: number): Promise<void>
  close(): Promise<void>
}

/** @param events a connection of its own: listening blocks it. */
export function createPdfQueue(connections: { commands: Redis; events: Redis }, log: Logger): PdfQueue {
  const queue = new Queue<PdfJob>(PDF_QUEUE, {
    connection: connections.commands,
    // Nothing is retained: a kept job would make the next one with the same id a silent no-op.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 3, backoff: { type: 'exponential', delay: 500 } },
  })
  const events = new QueueEvents(PDF_QUEUE, { connection: connections.events })
  const logError = (err: Error) => log.warn({ err }, 'pdf queue')
  queue.on('error', logError)
  events.on('error', logError)

  return {
    async renderAndWait(accountId, quoteId, fingerprint, waitMs) {
      const data: PdfJob = { accountId, quoteId, requestId: currentRequestId() ?? '' }
      const job = await queue.add('render', data, { jobId: `${accountId}-${quoteId}-${fingerprint}` }).catch((cause: unknown) => {
        throw new Problem('unavailable', { cause })
      })
      // Rejects on failure and on time-out alike, and may miss its event altogether.
      await job.waitUntilFinished(events, waitMs).catch((err: unknown) => log.debug({ err }, 'render not finished in time'))
    },
    async close() {
      await events.close()
      await queue.close()
    },
  }
}
