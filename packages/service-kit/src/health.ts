import type { Express } from 'express'
import { metricsPage } from './metrics.ts'

/** Whether a dependency answers; rejects or answers late when it does not. */
export type Check = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 1_500

export interface Health {
  /** From here on /readyz says no, so that nothing new is sent while the process drains. */
  drain(): void
}

/**
 * `/livez` touches nothing; `/readyz` asks every dependency and names the ones that do not answer; `/metrics` is for
 * Prometheus. The gateway lets nobody through to them.
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
