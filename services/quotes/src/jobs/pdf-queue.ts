import { setTimeout as pause } from 'node:timers/promises'
import { z } from '@atelie/contract/zod'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { currentRequestId } from '@atelie/service-kit/request-context'
import { Queue, QueueEvents, type Job } from 'bullmq'
import type { Redis } from 'ioredis'

export const PDF_QUEUE = 'quote-pdf'

export const pdfJob = z.object({
  accountId: z.string(),
  quoteId: z.int().positive(),
  /** A job for a version that is no longer the quote's has nothing to do: the newer one has a job of its own. */
  version: z.int(),
  requestId: z.string(),
})
export type PdfJob = z.output<typeof pdfJob>

export type SavedQuote = { accountId: string; id: number; version: number }

/** How long one wait for a render lasts. Its end may be missed, so whoever waits looks for the PDF again: five times in ten seconds. */
export const RENDER_WAIT_MS = 1_900

/** Longer than people take between two saves in a row: only the last of them is rendered. */
const QUIET_MS = 500
/** Behind every job that somebody waits for, which have no priority. */
const LOW_PRIORITY = 10

export interface PdfQueue {
  /** A quote was saved: has it rendered soon, when nobody waits for another. Does not fail; opening makes up for it. */
  renderSoon(quote: SavedQuote): void
  /**
   * Has a quote rendered before all others and waits for the end of that, at most RENDER_WAIT_MS. Whether there is a PDF
   * then is read from the database, not from here. Throws Problem('unavailable') while Redis is away.
   */
  renderNow(quote: SavedQuote): Promise<void>
  close(): Promise<void>
}

/** @param connections events: a connection of its own, since listening blocks it. */
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
  /** Everybody who waits for the same render waits once. */
  const waits = new Map<string, Promise<void>>()

  /** Without it BullMQ waits until it comes back. */
  const isRedisThere = () => connections.commands.status === 'ready'

  async function add(quote: SavedQuote, options: { delay?: number; priority?: number } = {}): Promise<void> {
    if (!isRedisThere()) throw new Error('redis is away')
    const data: PdfJob = { accountId: quote.accountId, quoteId: quote.id, version: quote.version, requestId: currentRequestId() ?? '' }
    await queue.add('render', data, { ...options, jobId: jobIdOf(quote) })
  }

  async function renderAndWait(quote: SavedQuote): Promise<void> {
    const ended = jobEnds(events, jobIdOf(quote))
    try {
      await add(quote)
      await hurry(await queue.getJob(jobIdOf(quote)))
      await ended.within(RENDER_WAIT_MS)
    } catch (cause) {
      throw new Problem('unavailable', { cause })
    } finally {
      ended.forget()
    }
  }

  return {
    renderSoon(quote) {
      add(quote, { delay: QUIET_MS, priority: LOW_PRIORITY }).catch((err: unknown) => log.warn({ err }, 'pdf not rendered ahead'))
    },
    renderNow(quote) {
      const id = jobIdOf(quote)
      const wait = waits.get(id) ?? renderAndWait(quote).finally(() => waits.delete(id))
      waits.set(id, wait)
      return wait
    },
    async close() {
      if (!isRedisThere()) return
      await events.close()
      await queue.close()
    },
  }
}

const jobIdOf = ({ accountId, id, version }: SavedQuote) => `${accountId}-${id}-${version}`

/** A job that was added when the quote was saved, or waits to be tried again, is not for later any more. */
async function hurry(job: Job | undefined): Promise<void> {
  // It may begin or end at any moment, which is as good.
  if (job?.priority) await job.changePriority({ priority: 0 }).catch(() => undefined)
  if (job?.delay) await job.promote().catch(() => undefined)
}

/** Listens from now on for the end of a job, whichever way it ends. */
function jobEnds(events: QueueEvents, jobId: string) {
  const names = [`completed:${jobId}`, `failed:${jobId}`] as const
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => { end = resolve })
  // BullMQ sends these names, its types know only the general ones.
  for (const name of names) events.on(name as 'completed', end)
  const timer = new AbortController()
  return {
    within: (ms: number) => Promise.race([ended, pause(ms, undefined, { signal: timer.signal })]),
    forget() {
      for (const name of names) events.off(name as 'completed', end)
      timer.abort()
    },
  }
}
