import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'
import type { Backlog } from './pending-pdfs.ts'

const depth = new Gauge({ name: 'pdf_queue_depth', help: 'PDFs not rendered yet: awaited by someone, or ahead of anyone asking', labelNames: ['kind'] })
const oldestAge = new Gauge({ name: 'pdf_queue_oldest_age_seconds', help: 'How long the first of them has been due', labelNames: ['kind'] })

/** Shows the queue in the metrics of this process, which sees it even while no worker runs. Without Redis there are no figures. */
export function measureQueue(readBacklog: () => Promise<Backlog>): void {
  readBeforeScrape('pdf queue', async () => {
    for (const gauge of [depth, oldestAge]) gauge.reset()
    for (const [kind, { waiting, oldestMs }] of Object.entries(await readBacklog())) {
      depth.set({ kind }, waiting)
      oldestAge.set({ kind }, oldestMs / 1_000)
    }
  })
}
