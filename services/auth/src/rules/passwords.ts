import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes, the library's and OWASP's baseline. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs on the thread pool; two at once leave the rest of it to everybody else during a flood of sign-ins. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST))

/** A hash of nothing anybody knows, so that an unknown e-mail takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined

export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? await (decoy ??= hashPassword(crypto.randomUUID()))
  const matches = await limited(() => verify(against, password))
  return matches && passwordHash !== undefined
}
