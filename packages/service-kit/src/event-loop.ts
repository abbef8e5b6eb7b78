import type { Logger } from './log.ts'
import { Counter, Histogram } from './metrics.ts'
import { startWatchdog } from './watchdog.ts'
import { forgetLeft, workInForce } from './work-in-force.ts'

const BEAT_MS = 100
const WATCHDOG_TICK_MS = 500
/** Everybody whom this process serves waits meanwhile. */
const STALL_MS = 1_000
/** No call takes that long; only a process that is stuck does. */
const LIMIT_MS = 10_000

const delaySeconds = new Histogram({
  name: 'event_loop_delay_seconds', help: 'How late a timer came that is due ten times a second', buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const stalls = new Counter({ name: 'event_loop_stalls_total', help: 'Stalls of more than a second, by the work in force', labelNames: ['work'] })

/**
 * Tells of what holds this process up, and ends it when its main thread is stuck for good. To be called when the app is
 * set up: work of a kind announced later is not named.
 */
export function watchEventLoop(log: Logger, { limitMs = LIMIT_MS } = {}): void {
  const beat = startWatchdog({ service: String(log.bindings().service), limitMs, tickMs: WATCHDOG_TICK_MS })
  let dueAt = performance.now() + BEAT_MS
  let cpu = process.cpuUsage()
  setInterval(() => {
    beat()
    const lateMs = Math.max(0, performance.now() - dueAt)
    const { user, system } = process.cpuUsage(cpu)
    delaySeconds.observe(lateMs / 1_000)
    // Hardly any processor time says that the process, or its machine, stood still.
    if (lateMs > STALL_MS) tellStall(log, { ms: Math.round(lateMs), cpuMs: Math.round((user + system) / 1_000) })
    forgetLeft()
    dueAt = performance.now() + BEAT_MS
    cpu = process.cpuUsage()
  }, BEAT_MS).unref()
}

function tellStall(log: Logger, measured: { ms: number; cpuMs: number }): void {
  const work = workInForce()
  for (const kind of work.length > 0 ? work : ['none']) stalls.inc({ work: kind })
  log.warn({ ...measured, work }, 'event loop stalled')
}
