import { availableParallelism } from 'node:os'
import { userMessages } from '@atelie/contract/users'
import { createFairLimiter, type Key } from '@atelie/service-kit/fair-limiter'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { hash, verify } from '@node-rs/argon2'

/** Runs a piece of work when its turn comes. */
export type RunInTurn = <T>(piece: () => Promise<T>) => Promise<T>

/** argon2id with 19 MiB and two passes: OWASP's baseline and the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Fewer than the calls that the gateway passes on at once: signing out and reading the session need some too. A sign-in takes two. */
const MAX_INSIDE = 400
/** After each piece of work, as a multiple of its duration. A running piece cannot be postponed, so a crowd must leave gaps. */
const REST = 2
/** So that people who share an address get their turns in time even on a slow machine. */
const LONGEST_REST_MS = 300

const callsInside = createFairLimiter({
  places: MAX_INSIDE,
  refusal: { error: userMessages.tooManyTries, retryAfterSeconds: 2 },
})

/**
 * Pieces of work run one at a time for each key. A flood of sign-ins leaves one processor, and half of the thread pool that
 * hashing runs on, to everything else; since its keys rest, a single crowd takes only a third of the time (more on a slow
 * machine), and newcomers hardly ever have to wait for its work.
 */
const pieces = createFairLimiter({
  places: Math.min(2, Math.max(1, availableParallelism() - 1)),
  placesPerKey: 1,
  waitingPerKey: MAX_INSIDE,
  maxWaitMs: timeLimits.passwordTurn,
  restMs: (tookMs) => Math.min(REST * tookMs, LONGEST_REST_MS),
})

/**
 * Keeps a place of each key during `work`, parts of which wait for their turn. Throws Problem('too_many_requests') when a key
 * has no place left, Problem('unavailable') when there is none at all, or the turn does not come in time.
 */
export function passwordQueue<T>(keys: readonly Key[], work: (runInTurn: RunInTurn) => Promise<T>): Promise<T> {
  const names = keys.map(({ name }) => ({ name }))
  return callsInside(keys, () => work((piece) => pieces(names, piece)))
}

export const hashPassword = (runInTurn: RunInTurn, password: string): Promise<string> =>
  runInTurn(() => hash(password, COST))

/** The hash of a random text, so that an unknown e-mail takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined

/** Whether the password has that hash. */
export async function passwordMatches(
  runInTurn: RunInTurn,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const against = passwordHash ?? (await (decoy ??= hash(crypto.randomUUID(), COST)))
  return (await runInTurn(() => verify(against, password))) && passwordHash !== undefined
}
