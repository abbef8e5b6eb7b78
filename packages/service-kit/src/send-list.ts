import { setTimeout as pause } from 'node:timers/promises'
import type { Response } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createFairLimiter } from './fair-limiter.ts'
import type { Page, Pages } from './pages.ts'

/** Pages that are read and serialized at once, of all accounts. */
const PAGES_AT_ONCE = 8
/** However many an account requests, the other places stay free for the rest. */
const PAGES_PER_ACCOUNT = 2
/**
 * The share of every two seconds that an account's pages may take together: far more than its screens need, and a quarter
 * of the time for a script that requests long lists all day.
 */
const PAGES_MS = { points: 500, duration: 2 }
/** Long lists that are sent to one account at once. */
const STREAMS = { placesPerKey: 8, refusal: { retryAfterSeconds: 2 } }
/** A list that ends with its first page and is no longer than this is sent in one piece. */
const SMALL_CHARACTERS = 256 * 1024
const PIECE_BYTES = 64 * 1024
/** How long a reader may take for one piece. */
const PATIENCE_MS = 10_000

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
 * Sends lists page by page, each once the reader has taken the previous one. Reading and serializing a page takes a place,
 * which accounts get in turn; it is released while the reader takes the page.
 */
export function createListSender() {
  const withPlace = createFairLimiter({
    places: PAGES_AT_ONCE,
    placesPerKey: PAGES_PER_ACCOUNT,
    waitingPerKey: 100,
    maxWaitMs: 5_000,
  })
  const withStream = createFairLimiter(STREAMS)
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

  /**
   * A failure is thrown, after the first byte too: the connection is then cut, because half a list must not look like a
   * whole one.
   */
  return async function sendList(
    response: Response,
    accountId: string,
    pages: Pages<unknown>,
    { check, begin }: SendOptions,
  ): Promise<void> {
    const iterator = pages[Symbol.asyncIterator]()
    const readNext = async (): Promise<Text> => {
      if (response.destroyed) throw new ReaderGone()
      const { rows, isLast } = (await iterator.next()).value as Page<unknown>
      return { text: JSON.stringify(check(rows)).slice(1, -1), isLast }
    }
    const next = async () => {
      await rest(accountId)
      return withPlace(accountId, () => timed(accountId, readNext))
    }
    const start = () => {
      begin()
      response.type('json')
    }
    try {
      const first = await next()
      if (first.isLast && first.text.length <= SMALL_CHARACTERS) {
        start()
        response.send(`[${first.text}]`)
      } else {
        await withStream(accountId, () => {
          start()
          return stream(response, first, next)
        })
      }
    } catch (error) {
      if (!(error instanceof ReaderGone)) throw error
      response.destroy()
    } finally {
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
