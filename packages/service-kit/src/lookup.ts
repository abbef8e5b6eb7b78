import { lookup as resolve, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A process that is new is found this soon. */
const FRESH_MS = 1_000
/** Until then what is known can be used without waiting: processes do not move that fast. */
const USABLE_MS = 10_000
/** A name server that needs longer is not waited for, if something is known. */
const PATIENCE_MS = 300

interface Known {
  addresses: LookupAddress[]
  at: number
}

/**
 * Finds the addresses of our services for new connections, from memory: a name server that loses a question, as happens when
 * containers are replaced, keeps a lookup waiting for five seconds, and calls with it. What is known is asked for again in
 * the background, and used when there is no answer.
 */
export function createLookup(ask: (hostname: string) => Promise<LookupAddress[]> = askSystem): LookupFunction {
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<LookupAddress[]>>()

  function refresh(hostname: string): Promise<LookupAddress[]> {
    const current = asking.get(hostname)
    if (current) return current
    const question = ask(hostname)
      .then((addresses) => {
        known.set(hostname, { addresses, at: Date.now() })
        return addresses
      })
      .finally(() => asking.delete(hostname))
    asking.set(hostname, question)
    return question
  }

  async function find(hostname: string): Promise<LookupAddress[]> {
    const before = known.get(hostname)
    if (!before) return refresh(hostname)
    const age = Date.now() - before.at
    if (age < FRESH_MS) return before.addresses
    const fresh = refresh(hostname).catch(() => before.addresses)
    return age < USABLE_MS ? before.addresses : Promise.race([fresh, pause(PATIENCE_MS, before.addresses)])
  }

  return (hostname, options, callback) => {
    find(hostname).then(
      (addresses) => {
        // Which comes first decides who gets the call.
        const first = Math.floor(Math.random() * addresses.length)
        const spread = [...addresses.slice(first), ...addresses.slice(0, first)]
        if (options.all) callback(null, spread)
        else callback(null, spread[0]!.address, spread[0]!.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }
}

function askSystem(hostname: string): Promise<LookupAddress[]> {
  return new Promise((found, failed) => {
    resolve(hostname, { all: true }, (error, addresses) => (error ? failed(error) : found(addresses)))
  })
}
