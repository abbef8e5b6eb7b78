import type { Logger } from './log.ts'
import { Counter, Histogram } from './metrics.ts'
import { timeLimits } from './time-limits.ts'
import { startWatchdog } from './watchdog.ts'
import { dropFinished, activeWork } from './active-work.ts'

const BEAT_MS = 100
const WATCHDOG_TICK_MS = 500
/** Everyone this process serves waits meanwhile. */
const STALL_MS = 1_000

const delaySeconds = new Histogram({
  name: 'event_loop_delay_seconds',
  help: 'How late a timer came that is due ten times a second',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const stalls = new Counter({
  name: 'event_loop_stalls_total',
  help: 'Stalls of more than a second, by the active work',
  labelNames: ['work'],
})

/**
 * Logs what stalls this process, and kills it when its main thread is stuck. Call it once the app is set up: kinds of work
 * registered later are not named.
 */
export function watchEventLoop(log: Logger, { limitMs = timeLimits.stuck } = {}): void {
  const beat = startWatchdog({ service: String(log.bindings().service), limitMs, tickMs: WATCHDOG_TICK_MS })
  let dueAt = performance.now() + BEAT_MS
  let cpu = process.cpuUsage()
  setInterval(() => {
    beat()
    const lateMs = Math.max(0, performance.now() - dueAt)
    const { user, system } = process.cpuUsage(cpu)
    delaySeconds.observe(lateMs / 1_000)
    // Hardly any processor time means that the process, or its machine, was suspended.
    if (lateMs > STALL_MS) reportStall(log, { ms: Math.round(lateMs), cpuMs: Math.round((user + system) / 1_000) })
    dropFinished()
    dueAt = performance.now() + BEAT_MS
    cpu = process.cpuUsage()
  }, BEAT_MS).unref()
}

function reportStall(log: Logger, measured: { ms: number; cpuMs: number }): void {
  const work = activeWork()
  for (const kind of work.length > 0 ? work : ['none']) stalls.inc({ work: kind })
  log.warn({ ...measured, work }, 'event loop stalled')
}
