import { withJobOrigin } from '@atelie/service-kit/job-origin'
import type { Logger } from '@atelie/service-kit/log'
import { Counter, Histogram } from '@atelie/service-kit/metrics'
import { inSpan } from '@atelie/service-kit/spans'
import { trackWork } from '@atelie/service-kit/active-work'
import { DelayedError, Worker, type Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { enqueueTurn, createTurnQueue, moveToBack, turn, TURNS, type Turn } from './account-turns.ts'
import { renderId } from './pdf-queue.ts'
import { createPendingPdfs, type PendingPdf } from './pending-pdfs.ts'
import { renderQuote, type RenderDeps } from './render-quote.ts'

/** Renders at once, one for each processor to spare; for more, run more processes. */
export const LANES = 2

const MAX_TRIES = 3
const againAfterMs = (tries: number) => 500 * 2 ** (tries - 1)

const jobSeconds = new Histogram({
  name: 'pdf_job_duration_seconds', help: 'How long PDF jobs took that succeeded', buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const enterJob = trackWork('job pdf')
const failedJobs = new Counter({ name: 'pdf_jobs_failed_total', help: 'Failed attempts at a PDF' })

/**
 * Renders pending quotes until it is closed, the accounts in turn and each on one lane at a time. Any number of workers may
 * run, each in its own process.
 */
export function startPdfWorker(deps: RenderDeps, redis: Redis, log: Logger, lanes = LANES): { close(): Promise<void> } {
  const pending = createPendingPdfs(redis)
  const turns = createTurnQueue(redis)

  async function render(accountId: string, { quoteId, tries }: PendingPdf): Promise<void> {
    const end = jobSeconds.startTimer()
    const leave = enterJob()
    try {
      // Begun three times and never settled: it crashes workers.
      if (tries > MAX_TRIES) throw new Error(`begun ${MAX_TRIES} times already`)
      await renderQuote(deps, { accountId, quoteId })
      end()
      log.info({ quoteId }, 'pdf rendered')
    } catch (err) {
      failedJobs.inc()
      log.error({ err, quoteId, tries }, 'pdf failed')
      throw err
    } finally {
      leave()
    }
  }

  async function renderFirst(job: Job<Turn>, accountId: string): Promise<void> {
    const first = await pending.begin(accountId)
    if (!first) return
    const isDone = await withJobOrigin(first.origin, accountId, () => inSpan('pdf job', {}, () => render(accountId, first))).then(() => true, () => first.tries >= MAX_TRIES)
    await pending.settle(accountId, first, isDone ? undefined : Date.now() + againAfterMs(first.tries))
    if (isDone) await job.updateProgress(renderId({ accountId, id: first.quoteId }))
  }

  /** A request made while the last turn was ending still found its job, and added none. */
  async function enqueueNextTurn(accountId: string): Promise<void> {
    const next = await pending.next(accountId)
    if (next) await enqueueTurn(turns, accountId, next)
  }

  /** The turn itself failed, not a render: retried soon, but not at once, since it may fail again. */
  async function enqueueTurnLater(accountId: string): Promise<void> {
    if (await pending.next(accountId)) await enqueueTurn(turns, accountId, { isAwaited: false, dueAt: Date.now() + againAfterMs(1) })
  }

  const worker = new Worker<Turn>(TURNS, async (job, token) => {
    const { accountId } = turn.parse(job.data)
    await renderFirst(job, accountId)
    const next = await pending.next(accountId)
    if (!next) return
    await moveToBack(job, next, token)
    throw new DelayedError()
  }, {
    connection: redis,
    concurrency: lanes,
    // A worker killed in the middle is noticed after at most 11 s instead of the default minute.
    lockDuration: 8_000, stalledInterval: 1_500,
  })
  const logError = (err: unknown) => log.warn({ err }, 'pdf worker')
  worker.on('error', logError)
  turns.on('error', logError)
  worker.on('completed', ({ data }) => void enqueueNextTurn(data.accountId).catch(logError))
  worker.on('failed', (job, err) => {
    log.error({ err, accountId: job?.data.accountId }, 'turn of an account failed')
    if (job) enqueueTurnLater(job.data.accountId).catch(logError)
  })
  return {
    async close() {
      await worker.close()
      await turns.close()
    },
  }
}
