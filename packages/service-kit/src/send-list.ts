import { setTimeout as pause } from 'node:timers/promises'
import type { Response } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createFairPlaces } from './fair-places.ts'
import type { Page, Pages } from './pages.ts'
import { Problem } from './problem.ts'

/** Pages that are read and written as JSON at once, of all accounts. */
const PLACES = 8
/** The others stay free for the rest, whatever one account asks for. */
const PLACES_OF_AN_ACCOUNT = 2
/**
 * What an account's pages may take together of each two seconds: far more than its screens need, and a quarter of the time
 * of a script that asks for long lists all day.
 */
const PAGES_MS = { points: 500, duration: 2 }
/** Long lists on their way to one account at once. */
const STREAMS_OF_AN_ACCOUNT = 8
/** What is at hand whole after one page, and no more than this, is simply sent. */
const SMALL_CHARACTERS = 256 * 1024
const PIECE_BYTES = 64 * 1024
/** How long a reader may take for a piece. */
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = 2

/** The reader left, or takes nothing. */
class ReaderGone extends Error {}

interface Text {
  /** The rows of a page, without the brackets around them. */
  text: string
  isLast: boolean
}

interface SendOptions {
  /** What becomes of the rows of a page before they are sent. */
  check: (rows: unknown[]) => unknown
  /** Sets status and headers, which a list that is refused must not have. */
  begin: () => void
}

/**
 * Sends lists page by page, each when the reader has taken the one before. A page is read and written as JSON in one of a
 * few places, which accounts take in turn; while the reader takes it, its place is somebody else's.
 */
export function createListSender() {
  const inPlace = createFairPlaces({ places: PLACES, ofOneKey: PLACES_OF_AN_ACCOUNT, maxWaiting: 100, maxWaitMs: 5_000 })
  const streams = new Map<string, number>()
  const spent = new RateLimiterMemory(PAGES_MS)

  /** Until the account may take time again. */
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

  /** Throws Problem('too_many_requests') when enough long lists are on their way to the account. */
  function enter(accountId: string): () => void {
    const mine = streams.get(accountId) ?? 0
    if (mine >= STREAMS_OF_AN_ACCOUNT) throw new Problem('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    streams.set(accountId, mine + 1)
    return () => {
      const left = (streams.get(accountId) ?? 1) - 1
      if (left > 0) streams.set(accountId, left)
      else streams.delete(accountId)
    }
  }

  /**
   * What fails before the first byte is thrown as it is. What fails later is thrown too, for the connection to be cut:
   * half a list must not look like a whole one.
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
      return inPlace(accountId, () => timed(accountId, readNext))
    }
    let leave: (() => void) | undefined
    try {
      const first = await next()
      const isSmall = first.isLast && first.text.length <= SMALL_CHARACTERS
      if (!isSmall) leave = enter(accountId)
      begin()
      response.type('json')
      if (isSmall) return void response.send(`[${first.text}]`)
      await stream(response, first, next)
    } catch (error) {
      if (!(error instanceof ReaderGone)) throw error
      response.destroy()
    } finally {
      leave?.()
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
