import { LRUCache } from 'lru-cache'
import type { Tally } from './canary-rule.ts'

/** When there are more, the oldest are dropped. */
const MOST_SESSIONS = 10_000
/** So that no one pushes out everyone else's. */
const MOST_OF_ADDRESS = 50

interface Session {
  address: string
  version: keyof Tally
  hasFailed: boolean
}

interface Sighting extends Session {
  mark: string
}

export interface Sessions {
  /** Counts a browser once, and its failure once. */
  see(sighting: Sighting): void
  /** One for each address. */
  tallies(): Tally[]
}

/** Which browsers were given a canary or the stable version beside it, and in which of them it failed. */
export function createSessions(): Sessions {
  const tallies = new Map<string, Tally>()
  const sessions = new LRUCache<string, Session>({ max: MOST_SESSIONS, dispose: forget })

  function forget({ address, version, hasFailed }: Session): void {
    const tally = tallies.get(address)!
    tally[version].sessions -= 1
    if (hasFailed) tally[version].failed -= 1
    if (sessionsOf(tally) === 0) tallies.delete(address)
  }

  function begin(mark: string, address: string, version: keyof Tally): Session | null {
    const tally = tallies.get(address) ?? { canary: { sessions: 0, failed: 0 }, stable: { sessions: 0, failed: 0 } }
    if (sessionsOf(tally) >= MOST_OF_ADDRESS) return null
    // Before the new one is stored, which may drop another of the same address.
    tally[version].sessions += 1
    tallies.set(address, tally)
    const session = { address, version, hasFailed: false }
    sessions.set(mark, session)
    return session
  }

  return {
    tallies: () => [...tallies.values()],
    see({ mark, address, version, hasFailed }) {
      const session = sessions.get(mark) ?? begin(mark, address, version)
      if (!session || !hasFailed || session.hasFailed) return
      session.hasFailed = true
      // It counts where the browser was first seen.
      tallies.get(session.address)![session.version].failed += 1
    },
  }
}

const sessionsOf = ({ canary, stable }: Tally) => canary.sessions + stable.sessions
