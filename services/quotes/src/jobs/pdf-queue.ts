import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { currentRequestId } from '@atelie/service-kit/request-context'
import { QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { bringTurn, createTurns, TURNS } from './account-turns.ts'
import { createPendingPdfs } from './pending-pdfs.ts'

export type SavedQuote = { accountId: string; id: number }

/** How long one wait for a render lasts. Its end may be missed, so the waiting caller looks for the PDF again: five times in ten seconds. */
export const RENDER_WAIT_MS = 1_900

/** Longer than people take between two saves in a row: only the last of them is rendered. */
const QUIET_MS = 500

export interface PdfQueue {
  /** A quote was saved: has it rendered soon, when nobody waits for another. Does not fail; opening makes up for it. */
  renderSoon(quote: SavedQuote): void
  /**
   * Has a quote rendered before all that nobody waits for, in its account's turn. False when the account has too many
   * pending already. Throws Problem('unavailable') while Redis is away.
   */
  renderNow(quote: SavedQuote): Promise<boolean>
  /**
   * The same, and waits for the end of it, at most RENDER_WAIT_MS. Whether there is a PDF then is read from the database,
   * not from here.
   */
  renderNowAndWait(quote: SavedQuote): Promise<boolean>
  close(): Promise<void>
}

/** What a worker reports when it is done with a quote, for good or ill. */
export const renderId = ({ accountId, id }: SavedQuote): string => `${accountId}-${id}`

/** @param connections events: a connection of its own, since listening blocks it. */
export function createPdfQueue(connections: { commands: Redis; events: Redis }, log: Logger): PdfQueue {
  const turns = createTurns(connections.commands)
  const pending = createPendingPdfs(connections.commands)
  const events = new QueueEvents(TURNS, { connection: connections.events })
  const logError = (err: Error) => log.warn({ err }, 'pdf queue')
  turns.on('error', logError)
  events.on('error', logError)

  /** All callers that wait for the same render wait once. */
  const waits = new Map<string, { isInLine: Promise<boolean>; end(): void }>()
  events.on('progress', ({ data }) => waits.get(String(data))?.end())

  /** Without it BullMQ waits until it comes back. */
  const isRedisThere = () => connections.commands.status === 'ready'

  async function askLater({ accountId, id }: SavedQuote): Promise<void> {
    if (!isRedisThere()) throw new Error('redis is away')
    const dueAt = Date.now() + QUIET_MS
    await pending.askLater(accountId, id, currentRequestId() ?? '', dueAt)
    await bringTurn(turns, accountId, { isAwaited: false, dueAt })
  }

  async function renderNow({ accountId, id }: SavedQuote): Promise<boolean> {
    try {
      if (!isRedisThere()) throw new Error('redis is away')
      const isInLine = await pending.askNow(accountId, id, currentRequestId() ?? '')
      await bringTurn(turns, accountId, { isAwaited: true, dueAt: 0 })
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
        if (isInLine) await pause(RENDER_WAIT_MS, undefined, { signal: ended.signal }).catch(() => undefined)
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
    renderNow,
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
