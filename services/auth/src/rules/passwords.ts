import { hash, verify } from '@node-rs/argon2'
import { Problem } from '@atelie/service-kit/problem'
import pLimit from 'p-limit'

/** argon2id with 19 MiB and two passes, the library's and OWASP's baseline. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs on the thread pool; two at once leave the rest of it to everybody else during a flood of sign-ins. */
const inTurn = pLimit(2)
/** Some seconds of work; whoever comes later would be gone before an answer. */
const MAX_WAITING = 200

/** Throws Problem('unavailable') when too many are waiting already. */
function limited<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= MAX_WAITING) throw new Problem('unavailable')
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
