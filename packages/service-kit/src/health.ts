import { setTimeout as pause } from 'node:timers/promises'
import type { Express } from 'express'
import { metricsPage } from './metrics.ts'

/** Resolves when a dependency responds; rejects, or resolves late, when it does not. */
export type Check = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 1_500
const PAUSE_MS = 50
/** Longer than dependencies take that are there. With one away the process must serve what it can, and say what is missing. */
const READY_WITHIN_MS = 5_000

export interface Health {
  /**
   * Resolves when every dependency has responded, or after a while all the same. To be awaited before listening: names lead
   * callers to a new process before anybody has asked whether it is ready.
   */
  awaitReady(withinMs?: number): Promise<void>
  /** From here on /readyz fails, so that nothing new is sent while the process drains. */
  drain(): void
}

/**
 * `/livez` touches nothing; `/readyz` checks every dependency and names the failing ones; `/metrics` is for Prometheus. None
 * of them can be reached through the gateway.
 */
export function addHealthRoutes(app: Express, checks: Record<string, Check>): Health {
  let draining = false
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }))
  app.get('/readyz', async (_request, response) => {
    const failing = await failingOf(checks)
    const ready = !draining && failing.length === 0
    response.status(ready ? 200 : 503).json({ status: draining ? 'draining' : ready ? 'ok' : 'unready', failing })
  })
  app.get('/metrics', metricsPage)
  return {
    drain: () => {
      draining = true
    },
    async awaitReady(withinMs = READY_WITHIN_MS) {
      const deadline = performance.now() + withinMs
      while ((await failingOf(checks)).length > 0 && performance.now() < deadline) await pause(PAUSE_MS)
    },
  }
}

async function failingOf(checks: Record<string, Check>): Promise<string[]> {
  const names = Object.keys(checks)
  const results = await Promise.allSettled(names.map((name) => withTimeout((checks[name] as Check)())))
  return names.filter((_, index) => results[index]?.status === 'rejected')
}

function withTimeout(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
