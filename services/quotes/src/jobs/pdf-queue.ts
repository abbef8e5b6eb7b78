import { setTimeout as pause } from 'node:timers/promises'
import { jobOrigin } from '@atelie/service-kit/job-origin'
import type { Logger } from '@atelie/service-kit/log'
import { Counter } from '@atelie/service-kit/metrics'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Audience } from '../models/pdf.ts'
import { createPdfJobs, PDFS, UNAVAILABLE, type Kind, type Rendered } from './pdf-jobs.ts'
import { measureQueue } from './queue-metrics.ts'
import { takeTurn } from './turns.ts'

/** The PDF of a saved quote. */
interface QuotePdf {
  accountId: string
  id: number
  audience: Audience
}

/** Longer than the pause between quick successive saves, so that only the last one is rendered. */
const QUIET_MS = 500

const refused = new Counter({
  name: 'pdf_renders_refused_total',
  help: 'Renders that were not queued, since their account has too many waiting: awaited by someone, or ahead of anyone asking',
  labelNames: ['kind'],
})
// From the start, since Prometheus does not see the rise to 1 of a series that was not there.
for (const kind of ['awaited', 'ahead']) refused.inc({ kind }, 0)

/** How a render ended. */
interface End {
  /** Only if the render began after it was asked for, so that the stored PDF is up to date. */
  fingerprint?: Rendered
  failure?: string
}

export interface PdfQueue {
  /** Renders a saved quote when no one waits for another. Does not fail: opening the PDF makes up for it. */
  renderSoon(pdf: QuotePdf): void
  /**
   * Renders it in its account's turn, before all that no one waits for, and waits for it to end, successfully or not.
   * Null when the account has too many waiting, or it has not ended by `giveUpAt`. Throws Problem('unavailable') while
   * Redis, crm or auth is away.
   */
  render(pdf: QuotePdf, giveUpAt: number): Promise<End | null>
  close(): Promise<void>
}

const idOf = ({ accountId, id, audience }: QuotePdf): string => `${accountId}-${id}-${audience}`

/** @param connections events: a connection of its own, since listening blocks it. */
export function createPdfQueue(connections: { commands: Redis; events: Redis }, log: Logger): PdfQueue {
  const jobs = createPdfJobs(connections.commands)
  const events = new QueueEvents(PDFS, { connection: connections.events })
  const logError = (err: Error) => log.warn({ err }, 'pdf queue')
  jobs.on('error', logError)
  events.on('error', logError)

  /** Callers that wait for the same quote share one wait. */
  const waits = new Map<string, Promise<End | null>>()
  /** End the waits, each for one job. */
  const ends = new Map<string, (end: End) => void>()
  events.on('completed', ({ jobId, returnvalue }) =>
    ends.get(jobId)?.({ fingerprint: returnvalue as unknown as Rendered }),
  )
  events.on('failed', ({ jobId, failedReason }) => ends.get(jobId)?.({ failure: failedReason }))

  /** Otherwise BullMQ would wait until Redis is back. */
  const isRedisThere = () => connections.commands.status === 'ready'
  function requireRedis(): void {
    if (!isRedisThere()) throw new Error('redis is away')
  }
  measureQueue(async (most) => {
    requireRedis()
    return jobs.getJobs(['active', 'wait', 'prioritized', 'delayed'], 0, most - 1, true)
  })

  /** Adds the one job of a quote, instead of one that is not due yet. One ahead of anyone also follows one that has begun, perhaps with an earlier version. */
  async function add(kind: Kind, pdf: QuotePdf) {
    requireRedis()
    const { accountId, id: quoteId, audience } = pdf
    const taken = await takeTurn(connections.commands, kind, accountId)
    if (!taken) {
      refused.inc({ kind })
      return null
    }
    return jobs.add(
      kind,
      { accountId, quoteId, audience, origin: jobOrigin(), turn: taken.turn },
      {
        priority: taken.priority,
        delay: kind === 'ahead' ? QUIET_MS : 0,
        deduplication: { id: idOf(pdf), replace: true, keepLastIfActive: kind === 'ahead' },
      },
    )
  }

  /** The job that renders the quote, and whether it had not begun before. */
  async function askNow(pdf: QuotePdf): Promise<{ jobId: string; isNew: boolean } | null> {
    requireRedis()
    const earlierId = await jobs.getDeduplicationJobId(idOf(pdf))
    const earlier = earlierId ? await jobs.getJob(earlierId) : undefined
    if (earlier?.name === 'awaited') return { jobId: earlier.id!, isNew: false }
    // Fails if it has begun, and then no other is added either.
    await earlier?.remove().catch(() => undefined)
    const job = await add('awaited', pdf)
    return job && { jobId: job.id!, isNew: job.id !== earlier?.id }
  }

  /** The event of its end may be missed, so the job is looked for now and then. */
  async function untilEnd(jobId: string, giveUpAt: number): Promise<End | null> {
    const ended = new Promise<End>((resolve) => ends.set(jobId, resolve))
    for (let left = giveUpAt - Date.now(); left > 0; left = giveUpAt - Date.now()) {
      const end = await Promise.race([ended, pause(Math.min(timeLimits.pdfLook, left), null, { ref: false })])
      if (end) return end
      requireRedis()
      if (!(await jobs.getJob(jobId))) return {}
    }
    return null
  }

  async function wait(pdf: QuotePdf, giveUpAt: number): Promise<End | null> {
    const asked = await askNow(pdf)
    if (!asked) return null
    const end = await untilEnd(asked.jobId, giveUpAt).finally(() => ends.delete(asked.jobId))
    if (end?.failure === UNAVAILABLE) throw new Error('crm or auth is away')
    return end && (asked.isNew ? end : {})
  }

  return {
    renderSoon(pdf) {
      add('ahead', pdf).catch((err: unknown) => log.warn({ err }, 'pdf not rendered ahead'))
    },
    async render(pdf, giveUpAt) {
      const id = idOf(pdf)
      const shared = waits.get(id)
      // It may have begun before this caller asked.
      if (shared) return (await shared) && {}
      const waited = wait(pdf, giveUpAt)
        .catch((cause: unknown) => {
          throw new Problem('unavailable', { cause })
        })
        .finally(() => waits.delete(id))
      waits.set(id, waited)
      return waited
    },
    async close() {
      if (!isRedisThere()) return
      await events.close()
      await jobs.close()
    },
  }
}
