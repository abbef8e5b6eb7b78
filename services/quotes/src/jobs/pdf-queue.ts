import { setTimeout as pause } from 'node:timers/promises'
import { jobOrigin } from '@atelie/service-kit/job-origin'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { accountsInLine, enqueueTurn, createTurnQueue, TURNS } from './account-turns.ts'
import { createPendingPdfs } from './pending-pdfs.ts'
import { measureQueue } from './queue-metrics.ts'

export type SavedQuote = { accountId: string; id: number }

/** Longer than the pause between quick successive saves, so that only the last one is rendered. */
const QUIET_MS = 500

/** A scrape must stay cheap: of a longer queue the figures are those of the accounts in front. */
const MOST_MEASURED = 1_000

export interface PdfQueue {
  /** Renders a saved quote when no one waits for another. Does not fail: opening the PDF makes up for it. */
  renderSoon(quote: SavedQuote): void
  /**
   * Renders a quote in its account's turn, before all that no one waits for, and waits for it to end, at most
   * `timeLimits.pdfLook`, since its end event may be missed. Only the database shows whether there is a PDF then. False when the account already has too many
   * pending. Throws Problem('unavailable') while Redis is away.
   */
  renderNowAndWait(quote: SavedQuote): Promise<boolean>
  close(): Promise<void>
}

/** The name that a worker reports when it is done with a quote, successfully or not. */
export const renderId = ({ accountId, id }: SavedQuote): string => `${accountId}-${id}`

/** @param connections events: a connection of its own, since listening blocks it. */
export function createPdfQueue(connections: { commands: Redis; events: Redis }, log: Logger): PdfQueue {
  const turns = createTurnQueue(connections.commands)
  const pending = createPendingPdfs(connections.commands)
  const events = new QueueEvents(TURNS, { connection: connections.events })
  const logError = (err: Error) => log.warn({ err }, 'pdf queue')
  turns.on('error', logError)
  events.on('error', logError)

  /** Callers that wait for the same render share one wait. */
  const waits = new Map<string, { isInLine: Promise<boolean>; end(): void }>()
  events.on('progress', ({ data }) => waits.get(String(data))?.end())

  /** Otherwise BullMQ would wait until Redis is back. */
  const isRedisThere = () => connections.commands.status === 'ready'
  measureQueue(async () => {
    if (!isRedisThere()) throw new Error('redis is away')
    return pending.backlog(await accountsInLine(turns, MOST_MEASURED))
  })

  async function askLater({ accountId, id }: SavedQuote): Promise<void> {
    if (!isRedisThere()) throw new Error('redis is away')
    const dueAt = Date.now() + QUIET_MS
    await pending.askLater(accountId, id, jobOrigin(), dueAt)
    await enqueueTurn(turns, accountId, { isAwaited: false, dueAt })
  }

  async function renderNow({ accountId, id }: SavedQuote): Promise<boolean> {
    try {
      if (!isRedisThere()) throw new Error('redis is away')
      const isInLine = await pending.askNow(accountId, id, jobOrigin())
      await enqueueTurn(turns, accountId, { isAwaited: true, dueAt: 0 })
      return isInLine
    } catch (cause) {
      throw new Problem('unavailable', { cause })
    }
  }

  function startWait(quote: SavedQuote) {
    const ended = new AbortController()
    const wait = async () => {
      try {
        const isInLine = await renderNow(quote)
        if (isInLine) await pause(timeLimits.pdfLook, undefined, { signal: ended.signal }).catch(() => undefined)
        return isInLine
      } finally {
        waits.delete(renderId(quote))
      }
    }
    return { isInLine: wait(), end: () => ended.abort() }
  }

  return {
    renderSoon(quote) {
      askLater(quote).catch((err: unknown) => log.warn({ err }, 'pdf not rendered ahead'))
    },
    renderNowAndWait(quote) {
      const id = renderId(quote)
      const wait = waits.get(id) ?? startWait(quote)
      waits.set(id, wait)
      return wait.isInLine
    },
    async close() {
      if (!isRedisThere()) return
      await events.close()
      await turns.close()
    },
  }
}
