import { createServiceApp } from '@atelie/service-kit/app'
import { addHealthRoutes } from '@atelie/service-kit/health'
import { serve } from './server.ts'
import { silentLog } from './silent-log.ts'

/** The lines of this process's metrics, as Prometheus reads them. */
async function scrape(): Promise<string[]> {
  const app = createServiceApp(silentLog)
  addHealthRoutes(app, {})
  const { url, close } = await serve(app)
  const page = await (await fetch(`${url}/metrics`)).text()
  await close()
  return page.split('\n')
}

/** The value of one series: the sum of those with these labels, whatever others they have; 0 if there is none. */
export async function metric(name: string, labels: Record<string, string | number> = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const found = (await scrape()).filter(
    (line) => line.split(/[ {]/, 1)[0] === name && wanted.every((pair) => line.includes(pair)),
  )
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
}

/** How many calls were measured under these labels. */
export const countedCalls = (labels: Record<string, string | number>): Promise<number> =>
  metric('http_request_duration_seconds_count', labels)
