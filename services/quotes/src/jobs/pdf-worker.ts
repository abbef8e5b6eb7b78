import { setTimeout as pause } from 'node:timers/promises'
import { trackWork } from '@atelie/service-kit/active-work'
import { withJobOrigin } from '@atelie/service-kit/job-origin'
import type { Logger } from '@atelie/service-kit/log'
import { Counter, Histogram } from '@atelie/service-kit/metrics'
import { Problem } from '@atelie/service-kit/problem'
import { inSpan } from '@atelie/service-kit/spans'
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { createPdfJobs, pdfJob, PDFS, UNAVAILABLE, type Kind, type PdfJob, type Rendered } from './pdf-jobs.ts'
import { renderQuote, type RenderDeps } from './render-quote.ts'
import { beginTurn } from './turns.ts'

/** Renders at once, one for each processor to spare; for more, run more processes. */
export const LANES = 2

/** How often a lane that is left to other accounts looks for one of them, and among how many of the first in line. */
const LOOK_MS = 50
const LOOKED_AT = 10

const jobSeconds = new Histogram({
  name: 'pdf_job_duration_seconds',
  help: 'How long PDF jobs took that succeeded',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const enterJob = trackWork('job pdf')
const failedJobs = new Counter({ name: 'pdf_jobs_failed_total', help: 'Failed attempts at a PDF' })

type OneJob = Job<PdfJob, Rendered, Kind>

/** Renders quotes until it is closed, an account on one lane at a time. Any number of workers may run, each in its own process. */
export function startPdfWorker(deps: RenderDeps, redis: Redis, log: Logger): { close(): Promise<void> } {
  const jobs = createPdfJobs(redis)
  /** The accounts that have a lane, until they leave it. */
  const rendering = new Map<string, Promise<unknown>>()

  /** Waits while the account has a lane, and gives this one to another account if one comes, or up if the worker stops. */
  async function waitForLane(job: OneJob, token: string | undefined): Promise<void> {
    const { accountId } = job.data
    for (let other = rendering.get(accountId); other; other = rendering.get(accountId)) {
      const first = await jobs.getPrioritized(0, LOOKED_AT - 1)
      if (worker.closing || first.some(({ data }) => data.accountId !== accountId)) {
        await job.moveToDelayed(Date.now() + LOOK_MS, token)
        throw new DelayedError()
      }
      await Promise.race([other, pause(LOOK_MS)])
    }
  }

  async function renderInTurn(job: OneJob, token: string | undefined): Promise<Rendered> {
    const { accountId } = pdfJob.parse(job.data)
    await waitForLane(job, token)
    const rendered = render(job).finally(() => rendering.delete(accountId))
    rendering.set(
      accountId,
      rendered.catch(() => undefined),
    )
    return rendered
  }

  async function render({ name, data }: OneJob): Promise<Rendered> {
    const end = jobSeconds.startTimer()
    const leave = enterJob()
    try {
      await beginTurn(redis, jobs, name, data.turn)
      const rendered = await renderQuote(deps, data)
      end()
      log.info({ quoteId: data.quoteId, audience: data.audience }, 'pdf rendered')
      return rendered
    } catch (err) {
      // Answered at once, as without a render: an outage outlasts the retries.
      if (name === 'awaited' && err instanceof Problem && err.code === UNAVAILABLE)
        throw Object.assign(new UnrecoverableError(UNAVAILABLE), { cause: err })
      throw err
    } finally {
      leave()
    }
  }

  const inContext = <T>({ data: { origin, accountId } }: OneJob, work: () => T) =>
    withJobOrigin(origin, accountId, work)
  const worker = new Worker<PdfJob, Rendered, Kind>(
    PDFS,
    (job, token) => inContext(job, () => inSpan('pdf job', {}, () => renderInTurn(job, token))),
    {
      connection: redis,
      concurrency: LANES,
      // A worker killed in the middle is noticed after at most 11 s instead of the default minute. Three of them mean that the quote crashes workers.
      lockDuration: 8_000,
      stalledInterval: 1_500,
      maxStalledCount: 2,
    },
  )
  const logError = (err: unknown) => log.warn({ err }, 'pdf worker')
  worker.on('error', logError)
  jobs.on('error', logError)
  worker.on('failed', (job, err) => {
    failedJobs.inc()
    if (job)
      inContext(job, () =>
        log.error({ err, quoteId: job.data.quoteId, tries: job.attemptsMade + job.stalledCounter }, 'pdf failed'),
      )
  })
  return {
    async close() {
      await worker.close()
      await jobs.close()
    },
  }
}
