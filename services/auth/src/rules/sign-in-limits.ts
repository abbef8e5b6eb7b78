import { createHash } from 'node:crypto'
import { userMessages } from '@atelie/contract/users'
import type { Key } from '@atelie/service-kit/fair-limiter'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey, createRateLimiter, type RateLimitResult } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'

const WINDOW_SECONDS = 15 * 60
/** The tenth wrong password of a window is refused, and so is every attempt after it. */
const WRONG_ATTEMPTS = 10
/** Successful ones count too, since each is as much work: no one signs in every half minute. */
const ATTEMPTS = 30
/** Many people sign in from a shop's shared line. */
const PER_ADDRESS = 100

/** Concurrent sign-ins and registrations: of an address, and of one browser or e-mail. */
const PLACES_PER_ADDRESS = 16
const PLACES_PER_BROWSER = 4

/** Who signs in or registers, as far as known before the password is checked. */
interface Caller {
  address: string | undefined
  emailKey: string
  /** The browser, if it signed in to the account before: it has limits of its own, so that strangers cannot lock the owner out. */
  device: string | null
  account: string | undefined
}

/** One attempt at a password. It counts as wrong from the start, so that a thousand at once do not all slip through. */
interface Attempt {
  /** The response to a wrong password. */
  problem(): Problem
  /** The password was right: resets the count of wrong ones. */
  succeed(): Promise<unknown>
}

export interface SignInLimits {
  /** The keys of a caller whose account has not been looked up yet: even that query is too costly for each call of a flood. */
  askers(asker: { address: string | undefined; emailKey: string; browser: string | null }): Key[]
  /** The keys of a caller whose account is known. */
  sharers(caller: Caller): Key[]
  /** Counts a registration. Throws Problem('too_many_requests'). */
  countRegistration(caller: Caller): Promise<void>
  /** Counts a sign-in. Throws Problem('too_many_requests'). */
  beginAttempt(caller: Caller): Promise<Attempt>
  /** The keys of an account that confirms its password. */
  confirmers(account: string): Key[]
  /** Counts a confirmation as a sign-in in an unknown browser: a stolen session is no further way to guess. Throws Problem('too_many_requests'). */
  beginConfirmation(owner: { account: string; emailKey: string }): Promise<Attempt>
}

export function createSignInLimits(redis: Redis, log: Logger): SignInLimits {
  const limiter = (name: string, max: number) => createRateLimiter(redis, { name, max, seconds: WINDOW_SECONDS }, log)
  const addresses = limiter('sign_in_address', PER_ADDRESS)
  const wrong = limiter('sign_in', WRONG_ATTEMPTS)
  const all = limiter('sign_in_all', ATTEMPTS)

  const countAddress = async ({ address, account }: Caller) =>
    refuseBeyond(await addresses.consume(addressKey(address), { address, account }))

  async function countAttempt({ address, account, device, emailKey }: Caller): Promise<Attempt> {
    const subject = { address, account }
    const key = hashOf(device ? `${device} ${account}` : emailKey)
    const result = await wrong.consume(key, subject)
    refuseBeyond(result)
    refuseBeyond(await all.consume(hashOf(device ?? emailKey), subject))
    return {
      problem: () => (result.consumed < result.max ? new Problem('bad_credentials') : tooManyAttempts(result)),
      succeed: () => wrong.reset(key),
    }
  }

  return {
    askers,
    sharers,
    confirmers,
    countRegistration: countAddress,
    async beginAttempt(caller) {
      // Strangers on a shared line must not lock out a known browser.
      if (!caller.device) await countAddress(caller)
      return countAttempt(caller)
    },
    beginConfirmation: (owner) => countAttempt({ ...owner, address: undefined, device: null }),
  }
}

/** For load tests and benchmarks, which come from one address. */
export const noSignInLimits: SignInLimits = {
  askers: () => [],
  sharers: () => [],
  confirmers: () => [],
  countRegistration: () => Promise.resolve(),
  beginAttempt: () => Promise.resolve(uncounted),
  beginConfirmation: () => Promise.resolve(uncounted),
}
const uncounted: Attempt = { problem: () => new Problem('bad_credentials'), succeed: () => Promise.resolve() }

const askers: SignInLimits['askers'] = ({ address, emailKey, browser }) =>
  browser
    ? [{ name: `asking browser ${browser}`, places: PLACES_PER_BROWSER }]
    : [
        { name: `asking address ${addressKey(address)}`, places: PLACES_PER_ADDRESS },
        { name: `asking e-mail ${emailKey}`, places: PLACES_PER_BROWSER },
      ]

/** Strangers share nothing with a known browser, neither its address nor its e-mail. */
function sharers({ address, emailKey, device }: Caller): Key[] {
  const kind = device ? 'known' : 'new'
  return [
    { name: `${kind} address ${addressKey(address)}`, places: PLACES_PER_ADDRESS },
    { name: `${kind} e-mail ${emailKey}`, places: PLACES_PER_BROWSER },
    ...(device ? [{ name: `browser ${device}`, places: PLACES_PER_BROWSER }] : []),
  ]
}

const confirmers: SignInLimits['confirmers'] = (account) => [
  { name: `confirming account ${account}`, places: PLACES_PER_BROWSER },
]

/** E-mails do not belong in Redis. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function refuseBeyond(result: RateLimitResult): void {
  if (result.consumed > result.max) throw tooManyAttempts(result)
}

const tooManyAttempts = ({ resetSeconds }: RateLimitResult) =>
  new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds: resetSeconds })
