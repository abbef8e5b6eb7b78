import { createHash } from 'node:crypto'
import { userMessages } from '@atelie/contract/users'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey, createRateLimiter, type Tries } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'
import type { Sharer } from './fair-queue.ts'

const WINDOW_SECONDS = 15 * 60
/** The tenth wrong password of a window is refused like every try after it. */
const WRONG_TRIES = 10
/** Right ones count too, since each is as much work: nobody signs in every half minute. */
const TRIES = 30
/** A shop's shared line signs many people in. */
const PER_ADDRESS = 100

/** Sign-ins and registrations at once: of an address, and of one browser or e-mail. */
const PLACES_OF_ADDRESS = 16
const PLACES_OF_ONE = 4

/** Who signs in or registers, as far as it is known before the password is. */
interface Caller {
  address: string | undefined
  emailKey: string
  /** The browser, if it signed in to the account before: it has counts and places of its own, so that strangers cannot lock the owner out. */
  device: string | null
  account: string | undefined
}

/** One try at a password. It counts as wrong from the start, so that a thousand at once do not all slip through. */
interface Try {
  /** What a wrong password is told. */
  problem(): Problem
  /** A right one clears the count of wrong ones. */
  right(): Promise<unknown>
}

export interface SignInLimits {
  /** Who shares the places of those whose account is not looked up yet: a flood is to cost less than a question to the database. */
  askers(asker: { address: string | undefined; emailKey: string; browser: string | null }): Sharer[]
  /** Who shares the caller's turns and places. */
  sharers(caller: Caller): Sharer[]
  /** Counts a registration. Throws Problem('too_many_requests'). */
  countRegistration(caller: Caller): Promise<void>
  /** Counts a sign-in. Throws Problem('too_many_requests'). */
  beginTry(caller: Caller): Promise<Try>
}

export function createSignInLimits(redis: Redis, log: Logger): SignInLimits {
  const limiter = (name: string, max: number) => createRateLimiter(redis, { name, max, seconds: WINDOW_SECONDS }, log)
  const addresses = limiter('sign_in_address', PER_ADDRESS)
  const wrong = limiter('sign_in', WRONG_TRIES)
  const all = limiter('sign_in_all', TRIES)

  const countAddress = async ({ address, account }: Caller) =>
    refuseBeyond(await addresses.count(addressKey(address), { address, account }))

  return {
    askers,
    sharers,
    countRegistration: countAddress,
    async beginTry(caller) {
      const { address, account, device, emailKey } = caller
      const by = { address, account }
      // Strangers on a shared line must not lock out a browser that was there before.
      if (!device) await countAddress(caller)
      const key = hashOf(device ? `${device} ${account}` : emailKey)
      const tries = await wrong.count(key, by)
      refuseBeyond(tries)
      refuseBeyond(await all.count(hashOf(device ?? emailKey), by))
      return {
        problem: () => (tries.count < tries.max ? new Problem('bad_credentials') : tooManyTries(tries)),
        right: () => wrong.forget(key),
      }
    },
  }
}

/** For load tests and benchmarks, which come from one address. */
export const noSignInLimits: SignInLimits = {
  askers: () => [],
  sharers: () => [],
  countRegistration: () => Promise.resolve(),
  beginTry: () => Promise.resolve({ problem: () => new Problem('bad_credentials'), right: () => Promise.resolve() }),
}

const askers: SignInLimits['askers'] = ({ address, emailKey, browser }) => (browser
  ? [{ name: `asking browser ${browser}`, places: PLACES_OF_ONE }]
  : [{ name: `asking address ${addressKey(address)}`, places: PLACES_OF_ADDRESS }, { name: `asking e-mail ${emailKey}`, places: PLACES_OF_ONE }])

/** Strangers share nothing with a browser that was there before, neither its address nor its e-mail. */
function sharers({ address, emailKey, device }: Caller): Sharer[] {
  const kind = device ? 'known' : 'new'
  return [
    { name: `${kind} address ${addressKey(address)}`, places: PLACES_OF_ADDRESS },
    { name: `${kind} e-mail ${emailKey}`, places: PLACES_OF_ONE },
    ...(device ? [{ name: `browser ${device}`, places: PLACES_OF_ONE }] : []),
  ]
}

/** E-mails do not belong into Redis. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function refuseBeyond(tries: Tries): void {
  if (tries.count > tries.max) throw tooManyTries(tries)
}

const tooManyTries = ({ seconds }: Tries) => new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds: seconds })
