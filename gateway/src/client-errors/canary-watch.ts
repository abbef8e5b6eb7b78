import { Refused, stopCanary } from '@atelie/releases/actions.mjs'
import type { FrontEnd } from '@atelie/releases/record.mjs'
import type { Store } from '@atelie/releases/store.mjs'
import type { Logger } from '@atelie/service-kit/log'
import { whyToStop } from './canary-rule.ts'
import { createSessions, type Sessions } from './sessions.ts'

const RETRY_MS = 5_000

/** A browser with a mark that we signed. */
interface Given {
  mark: string
  /** As for limits. */
  address: string
  /** What it gets of each front-end. */
  versions: Readonly<Record<string, string>>
}

export interface CanaryWatch {
  /** A browser was told what it gets. */
  gave(given: Given): void
  /** A version failed in a browser. Only counts if it was given that version. */
  failed(given: Given, failure: { frontEnd: string; version: string }): void
}

interface Watch {
  id: string
  canary: string
  sessions: Sessions
  isStopping: boolean
}

interface Options {
  frontEnds: () => Readonly<Record<string, FrontEnd>>
  store: Store
  log: Logger
}

/** Stops a canary that fails more often than the stable version. Each gateway goes by what it sees itself. */
export function createCanaryWatch({ frontEnds, store, log }: Options): CanaryWatch {
  /** At most one for each front-end. */
  const watches = new Map<string, Watch>()

  function watchOf(name: string): Watch | null {
    const { stable, canary } = frontEnds()[name] ?? {}
    if (!canary) {
      watches.delete(name)
      return null
    }
    const id = JSON.stringify([stable, canary])
    const known = watches.get(name)
    if (known?.id === id) return known
    const watch = { id, canary: canary.version, sessions: createSessions(), isStopping: false }
    watches.set(name, watch)
    return watch
  }

  function see({ mark, address, versions }: Given, name: string, hasFailed: boolean): void {
    const watch = watchOf(name)
    if (!watch) return
    watch.sessions.see({ mark, address, version: versions[name] === watch.canary ? 'canary' : 'stable', hasFailed })
    const why = watch.isStopping ? null : whyToStop(watch.sessions.tallies())
    if (why) void stop(name, watch, why)
  }

  async function stop(name: string, watch: Watch, why: string): Promise<void> {
    watch.isStopping = true
    try {
      await stopCanary(store, { name, version: watch.canary, who: 'gateway', why })
      log.error({ frontEnd: name, version: watch.canary, why }, 'canary stopped')
    } catch (error) {
      // Another gateway, or a person, was quicker.
      if (error instanceof Refused) return
      log.error({ err: error, frontEnd: name, version: watch.canary, why }, 'canary not stopped')
      setTimeout(() => { watch.isStopping = false }, RETRY_MS).unref()
    }
  }

  return {
    gave(given) {
      for (const name of Object.keys(given.versions)) see(given, name, false)
    },
    failed(given, { frontEnd, version }) {
      if (Object.hasOwn(given.versions, frontEnd) && given.versions[frontEnd] === version) see(given, frontEnd, true)
    },
  }
}
