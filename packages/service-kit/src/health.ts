import type { Express } from 'express'
import { metricsPage } from './metrics.ts'

/** Resolves when a dependency responds; rejects, or resolves late, when it does not. */
export type Check = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 1_500

export interface Health {
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
    const names = Object.keys(checks)
    const results = await Promise.allSettled(names.map((name) => withTimeout((checks[name] as Check)())))
    const failing = names.filter((_, index) => results[index]?.status === 'rejected')
    const ready = !draining && failing.length === 0
    response.status(ready ? 200 : 503).json({ status: draining ? 'draining' : ready ? 'ok' : 'unready', failing })
  })
  app.get('/metrics', metricsPage)
  return { drain: () => { draining = true } }
}

function withTimeout(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
