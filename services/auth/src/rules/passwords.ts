import { availableParallelism } from 'node:os'
import { comparedPassword } from '@atelie/contract/users'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type RunInTurn } from './fair-queue.ts'

/** argon2id with 19 MiB and two passes: OWASP's baseline and the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each waits at most this long; the gateway gives up after twelve seconds. */
const MAX_WAIT_MS = 10_000
/** Fewer than the calls that the gateway passes on at once: signing out and reading the session need some too. A sign-in takes two. */
const MAX_INSIDE = 400

/** A flood of sign-ins leaves one processor, and half of the thread pool that hashing runs on, to everything else. */
export const passwordQueue = createFairQueue({
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), maxInside: MAX_INSIDE, maxWaitMs: MAX_WAIT_MS,
})

export const hashPassword = (runInTurn: RunInTurn, password: string): Promise<string> => runInTurn(() => hash(password, COST))

/** The hash of a random text, so that an unknown e-mail takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined

/**
 * Whether the typed password has that hash, in the form in which passwords are compared or, for accounts made before there was
 * one, as typed. Only a password that the two write differently costs two hashes, each with a turn of its own.
 */
export async function passwordMatches(runInTurn: RunInTurn, passwordHash: string | undefined, typed: string): Promise<boolean> {
  const against = passwordHash ?? await (decoy ??= hash(crypto.randomUUID(), COST))
  for (const password of new Set([comparedPassword(typed), typed])) {
    if (await runInTurn(() => verify(against, password))) return passwordHash !== undefined
  }
  return false
}
