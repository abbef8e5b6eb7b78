import type { Logger } from '@atelie/service-kit/log'
import { Counter, Histogram } from '@atelie/service-kit/metrics'
import { withRequestId } from '@atelie/service-kit/request-context'
import { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { PDF_QUEUE, pdfJob } from './pdf-queue.ts'
import { renderQuote, type RenderDeps } from './render-quote.ts'

/** As many as there are processors beside the rest; more workers are more processes. */
export const LANES = 2

const jobSeconds = new Histogram({
  name: 'pdf_job_duration_seconds', help: 'How long PDF jobs took that succeeded', buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const failedJobs = new Counter({ name: 'pdf_jobs_failed_total', help: 'Tries at a PDF that failed' })

/** Takes PDF jobs until it is closed. Any number of workers may run, each in a process of its own. */
export function startPdfWorker(deps: RenderDeps, redis: Redis, log: Logger): Worker {
  const worker = new Worker(PDF_QUEUE, (job) => {
    const data = pdfJob.parse(job.data)
    const end = jobSeconds.startTimer()
    return withRequestId(data.requestId, async () => {
      await renderQuote(deps, data)
      end()
      log.info({ quoteId: data.quoteId }, 'pdf rendered')
    })
  }, {
    connection: redis,
    concurrency: LANES,
    // A worker killed in the middle is noticed after at most 11 s instead of the default minute.
    lockDuration: 8_000, stalledInterval: 1_500,
  })
  worker.on('error', (err) => log.warn({ err }, 'pdf worker'))
  worker.on('failed', (job, err) => {
    failedJobs.inc()
    log.error({ err, quoteId: job?.data.quoteId, attempt: job?.attemptsMade }, 'pdf failed')
  })
  return worker
}
