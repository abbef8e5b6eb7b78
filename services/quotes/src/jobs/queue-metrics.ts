import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'
import type { PdfJobs } from './pdf-jobs.ts'

const depth = new Gauge({
  name: 'pdf_queue_depth',
  help: 'PDFs not rendered yet: awaited by someone, or ahead of anyone asking',
  labelNames: ['kind'],
})
const oldestAge = new Gauge({
  name: 'pdf_queue_oldest_age_seconds',
  help: 'How long the first of them has been due',
  labelNames: ['kind'],
})

/** A scrape must stay cheap: of a longer queue the figures are those of the jobs in front. */
const MOST_MEASURED = 1_000

/** Shows the queue in the metrics of this process, which sees it even while no worker runs. Without Redis there are no figures. */
export function measureQueue(readJobs: (most: number) => ReturnType<PdfJobs['getJobs']>): void {
  readBeforeScrape('pdf queue', async () => {
    for (const gauge of [depth, oldestAge]) gauge.reset()
    const jobs = await readJobs(MOST_MEASURED)
    for (const kind of ['awaited', 'ahead']) {
      const due = jobs.filter(({ name }) => name === kind).map(({ timestamp, delay }) => timestamp + delay)
      depth.set({ kind }, due.length)
      oldestAge.set({ kind }, Math.max(0, Date.now() - Math.min(Date.now(), ...due)) / 1_000)
    }
  })
}
