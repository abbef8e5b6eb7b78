import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '@atelie/service-kit/problem'
import pLimit from 'p-limit'

/** argon2id with 19 MiB and two passes, the library's and OWASP's baseline. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A flood of sign-ins leaves one processor to everybody else, and half of the thread pool that hashing runs on. */
const inTurn = pLimit(Math.min(2, Math.max(1, availableParallelism() - 1)))
/** Some seconds of work; whoever comes later would be gone before an answer. */
const MAX_WAITING = 200

/** Throws Problem('unavailable') when too many are waiting already. */
export function refuseWhenBusy(): void {
  if (inTurn.pendingCount >= MAX_WAITING) throw new Problem('unavailable')
}

function limited<T>(work: () => Promise<T>): Promise<T> {
  refuseWhenBusy()
  return inTurn(work)
}

export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST))
}

/** A hash of nothing anybody knows, so that an unknown e-mail takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined

export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? await (decoy ??= hash(crypto.randomUUID(), COST))
  const matches = await limited(() => verify(against, password))
  return matches && passwordHash !== undefined
}
