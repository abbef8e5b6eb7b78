import { setTimeout as pause } from 'node:timers/promises'
import type { Response } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createFairSemaphore } from './fair-semaphore.ts'
import type { Page, Pages } from './pages.ts'
import { Problem } from './problem.ts'

/** Pages that are read and serialized at once, of all accounts. */
const PAGES_AT_ONCE = 8
/** However many an account requests, the other permits stay free for the rest. */
const PAGES_PER_ACCOUNT = 2
/**
 * What an account's pages together may take of every two seconds: far more than its screens need, and a quarter of the
 * time for a script that requests long lists all day.
 */
const PAGES_MS = { points: 500, duration: 2 }
/** Long lists being sent to one account at once. */
const STREAMS_PER_ACCOUNT = 8
/** A list that ends with its first page and is no longer than this is sent in one piece. */
const SMALL_CHARACTERS = 256 * 1024
const PIECE_BYTES = 64 * 1024
/** How long a reader may take for one piece. */
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = 2

/** The reader disconnected, or reads nothing. */
class ReaderGone extends Error {}

interface Text {
  /** The rows of a page, without the brackets around them. */
  text: string
  isLast: boolean
}

interface SendOptions {
  /** Applied to the rows of a page before they are sent. */
  check: (rows: unknown[]) => unknown
  /** Sets status and headers, which a refused list must not have. */
  begin: () => void
}

/**
 * Sends lists page by page, each once the reader has taken the previous one. Reading and serializing a page takes a permit,
 * which accounts get in turn; it is released while the reader takes the page.
 */
export function createListSender() {
  const withPermit = createFairSemaphore({ permits: PAGES_AT_ONCE, permitsPerKey: PAGES_PER_ACCOUNT, maxWaiting: 100, maxWaitMs: 5_000 })
  const streams = new Map<string, number>()
  const spent = new RateLimiterMemory(PAGES_MS)

  /** Waits until the account has time left. */
  async function rest(accountId: string): Promise<void> {
    const state = await spent.get(accountId)
    if (state && state.consumedPoints >= PAGES_MS.points) await pause(state.msBeforeNext)
  }

  async function timed<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await work()
    } finally {
      await spent.penalty(accountId, Math.ceil(performance.now() - began))
    }
  }

  /** Throws Problem('too_many_requests') when enough long lists are being sent to the account. */
  function openStream(accountId: string): () => void {
    const mine = streams.get(accountId) ?? 0
    if (mine >= STREAMS_PER_ACCOUNT) throw new Problem('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    streams.set(accountId, mine + 1)
    return () => {
      const left = (streams.get(accountId) ?? 1) - 1
      if (left > 0) streams.set(accountId, left)
      else streams.delete(accountId)
    }
  }

  /**
   * A failure is thrown, after the first byte too: the connection is then cut, because half a list must not look like a
   * whole one.
   */
  return async function sendList(response: Response, accountId: string, pages: Pages<unknown>, { check, begin }: SendOptions): Promise<void> {
    const iterator = pages[Symbol.asyncIterator]()
    const readNext = async (): Promise<Text> => {
      if (response.destroyed) throw new ReaderGone()
      const { rows, isLast } = (await iterator.next()).value as Page<unknown>
      return { text: JSON.stringify(check(rows)).slice(1, -1), isLast }
    }
    const next = async () => {
      await rest(accountId)
      return withPermit(accountId, () => timed(accountId, readNext))
    }
    let closeStream: (() => void) | undefined
    try {
      const first = await next()
      const isSmall = first.isLast && first.text.length <= SMALL_CHARACTERS
      if (!isSmall) closeStream = openStream(accountId)
      begin()
      response.type('json')
      if (isSmall) return void response.send(`[${first.text}]`)
      await stream(response, first, next)
    } catch (error) {
      if (!(error instanceof ReaderGone)) throw error
      response.destroy()
    } finally {
      closeStream?.()
      await iterator.return?.()
    }
  }
}

async function stream(response: Response, first: Text, next: () => Promise<Text>): Promise<void> {
  let page = first
  let isEmpty = true
  await send(response, '[')
  for (;;) {
    if (page.text) {
      await send(response, isEmpty ? page.text : `,${page.text}`)
      isEmpty = false
    }
    if (page.isLast) break
    page = await next()
  }
  response.end(']')
}

async function send(response: Response, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) await isTaken(response, bytes.subarray(at, at + PIECE_BYTES))
}

function isTaken(response: Response, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (isGone: boolean) => {
      clearTimeout(timer)
      response.off('close', left)
      if (isGone) reject(new ReaderGone())
      else resolve()
    }
    const left = () => finish(true)
    const timer = setTimeout(left, PATIENCE_MS)
    response.once('close', left)
    response.write(piece, (error) => finish(Boolean(error)))
  })
}
