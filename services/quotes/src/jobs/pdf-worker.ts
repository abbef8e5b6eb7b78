import type { Logger } from '@atelie/service-kit/log'
import { withRequestId } from '@atelie/service-kit/request-context'
import { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { PDF_QUEUE, pdfJob } from './pdf-queue.ts'
import { renderQuote, type RenderDeps } from './render-quote.ts'

/** As many as there are processors beside the rest; more workers are more processes. */
export const LANES = 2

/** Takes PDF jobs until it is closed. Any number of workers may run, each in a process of its own. */
export function startPdfWorker(deps: RenderDeps, redis: Redis, log: Logger): Worker {
  const worker = new Worker(PDF_QUEUE, (job) => {
    const data = pdfJob.parse(job.data)
    return withRequestId(data.requestId, async () => {
      await renderQuote(deps, data)
      log.info({ quoteId: data.quoteId }, 'pdf rendered')
    })
  }, {
    connection: redis,
    concurrency: LANES,
    // A worker killed in the middle is noticed after at most 11 s instead of the default minute.
    lockDuration: 8_000, stalledInterval: 1_500,
  })
  worker.on('error', (err) => log.warn({ err }, 'pdf worker'))
  worker.on('failed', (job, err) => log.error({ err, quoteId: job?.data.quoteId, attempt: job?.attemptsMade }, 'pdf failed'))
  return worker
}
