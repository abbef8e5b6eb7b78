import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type InTurn } from './fair-queue.ts'

/** argon2id with 19 MiB and two passes, the library's and OWASP's baseline. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each waits at most this long; the gateway gives up after twelve seconds. */
const MAX_WAIT_MS = 10_000
/** Fewer than the gateway has calls for this service, which signing out and asking who is there need too. A sign-in takes two. */
const MOST_INSIDE = 400

/** A flood of sign-ins leaves one processor to everybody else, and half of the thread pool that hashing runs on. */
export const passwordQueue = createFairQueue({
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), mostInside: MOST_INSIDE, maxWaitMs: MAX_WAIT_MS,
})

export const hashPassword = (inTurn: InTurn, password: string): Promise<string> => inTurn(() => hash(password, COST))

/** A hash of nothing anybody knows, so that an unknown e-mail takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined

export async function passwordMatches(inTurn: InTurn, passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? await (decoy ??= hash(crypto.randomUUID(), COST))
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== undefined
}
