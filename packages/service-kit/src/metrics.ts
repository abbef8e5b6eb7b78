import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Gauge, register } from 'prom-client'

export { Counter, Gauge, Histogram } from 'prom-client'

collectDefaultMetrics()
// Gauges, whose names promise counters; the same by kind are kept.
for (const what of ['handles', 'requests', 'resources']) register.removeSingleMetric(`nodejs_active_${what}_total`)

const buildInfo = new Gauge({
  name: 'build_info',
  help: 'Always 1; the labels say which build this process runs',
  labelNames: ['version', 'commit'],
})

// The load of the whole machine, which a container sees too: nothing here can say more about one that is busy with something else.
new Gauge({
  name: 'machine_load_per_processor',
  help: 'Work under way or waiting on this machine in the last minute, for each of its processors',
  collect() {
    this.set(loadavg()[0]! / availableParallelism())
  },
})

/** Shows in the metrics which build this is. */
export const showBuild = ({ VERSION, GIT_COMMIT }: { VERSION: string; GIT_COMMIT: string }): void =>
  buildInfo.set({ version: VERSION, commit: GIT_COMMIT }, 1)

/** A store that hangs must not cost all the other figures: Prometheus gives up after ten seconds. */
const READ_MS = 1_500

const readers = new Map<string, () => Promise<void>>()

/** Sets gauges from what a store says whenever Prometheus asks; `read` decides what a failure leaves. One reader for each name. */
export const readBeforeScrape = (name: string, read: () => Promise<void>): void => void readers.set(name, read)

/** The text that Prometheus scrapes: the process itself, its calls, and its other counters. */
export const metricsPage: RequestHandler = async (_request, response) => {
  await Promise.allSettled(
    [...readers.values()].map((read) => Promise.race([read(), pause(READ_MS, undefined, { ref: false })])),
  )
  response.type(register.contentType).send(await register.metrics())
}
