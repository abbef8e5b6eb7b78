import { userMessages } from '@atelie/contract/users'
import { delayRefusals } from '@atelie/service-kit/delay-refusals'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  name: string
  points: number
  seconds: number
}

/** Resolves to null, or to the seconds after which to retry. A caller over the limit is logged once per window. */
function createLimiter({ name, points, seconds }: Limit, log: Logger) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (key: string, cost: number, who: object): Promise<number | null> => {
    try {
      await limiter.consume(key, cost)
      return null
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      if (reason.consumedPoints - cost <= points) log.warn({ limit: name, ...who }, 'limit reached')
      return Math.ceil(reason.msBeforeNext / 1000)
    }
  }
}

function refuse(retryAfterSeconds: number | null, error?: string): void {
  if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { error, retryAfterSeconds })
}

/** How many refusals are delayed at once. */
export const MOST_HELD = 2_000

/** Throws Problem('too_many_requests') when a caller (an account or a visitor's address) calls too often. */
export type CallsLimit = (caller: string) => Promise<void>

/**
 * Allows a caller `perSecond` calls on average, `burst` of them at once. Counted in each gateway's memory: protection from
 * runaway scripts need not be exact, and this costs no round trip.
 */
export function createCallsLimit({ perSecond, burst }: { perSecond: number; burst: number }, log: Logger): CallsLimit {
  const consume = createLimiter({ name: 'calls', points: burst, seconds: burst / perSecond }, log)
  return async (caller) => refuse(await consume(caller, 1, { caller }))
}

/** Throws Problem('too_many_requests') when a sender (an account or an address) has sent too many bytes. */
export type BytesLimit = (sender: string, bytes: number, kind: 'body' | 'picture') => Promise<void>

/** Thousands of ordinary saves in four seconds, or four of the largest: parsing those all day would take half a processor. */
const BODIES = { name: 'body_kilobytes', points: 2 * 1024, seconds: 4 }
/** Three of the largest, or a photo every second: shrinking those takes half a processor. */
const PICTURES = { name: 'picture_kilobytes', points: 210 * 1024, seconds: 30 }

/** Limits the total size of a sender's bodies. */
export function createBytesLimit(log: Logger): BytesLimit {
  const consume = { body: createLimiter(BODIES, log), picture: createLimiter(PICTURES, log) }
  return async (sender, bytes, kind) => refuse(await consume[kind](sender, Math.ceil(bytes / 1024), { sender }))
}

export interface ReportLimits {
  /** Throws Problem('too_many_requests') when an address reports too many failures. */
  refuseFlood(address: string | undefined): Promise<void>
  /** Whether one more may be logged: a flood from many addresses must not push out all other lines. */
  mayLog(): Promise<boolean>
}

const REPORTS = { name: 'client_errors', points: 10, seconds: 60 }
const REPORT_LINES = { name: 'client_error_lines', points: 300, seconds: 60 }

export function createReportLimits(log: Logger): ReportLimits {
  const [reports, lines] = [createLimiter(REPORTS, log), createLimiter(REPORT_LINES, log)]
  return {
    refuseFlood: async (address) => refuse(await reports(addressKey(address), 1, { address })),
    mayLog: async () => (await lines('all', 1, {})) === null,
  }
}

/** Who sends a password: a browser that signed in before, whatever its address, or else an address. */
interface PasswordSender {
  browser: string | null
  address: string | undefined
}

/** Throws Problem('too_many_requests') when a browser or an address sends too many passwords. */
export type PasswordLimit = (sender: PasswordSender) => Promise<void>

/** Per sender: enough for everyone in a shop at once, but no flood. The auth service's limits are stricter. */
const PASSWORDS = { name: 'passwords', points: 30, seconds: 10 }

/** Refuses floods of sign-ins and registrations before they cost any work. */
export function createPasswordLimit(log: Logger): PasswordLimit {
  const consume = createLimiter(PASSWORDS, log)
  return delayRefusals(
    async ({ browser, address }: PasswordSender) =>
      refuse(await consume(browser ?? addressKey(address), 1, { address }), userMessages.tooManyTries),
    { mostHeld: MOST_HELD },
  )
}

export interface LinkLimits {
  /** Throws Problem('too_many_requests') for an address that tried many links that do not exist, or a link that is used too often. */
  refuse(address: string | undefined, token: string): Promise<void>
  /** Counts a link that does not exist. */
  noteMiss(address: string | undefined): Promise<void>
}

/** Per address: old links of a whole town behind one, but no search for links. */
const MISSED_LINKS = { name: 'missed_links', points: 60, seconds: 600 }
/** Per link: a customer's family looking at it together takes a tenth. */
const LINK_CALLS = { name: 'link_calls', points: 120, seconds: 60 }

/** Limits calls with the links of quotes. Links appear in no log: they are proofs. */
export function createLinkLimits(log: Logger): LinkLimits {
  const [misses, calls] = [createLimiter(MISSED_LINKS, log), createLimiter(LINK_CALLS, log)]
  return {
    async refuse(address, token) {
      refuse(await misses(addressKey(address), 0, { address }))
      refuse(await calls(token, 1, {}))
    },
    noteMiss: async (address) => void (await misses(addressKey(address), 1, { address })),
  }
}
