import { Worker } from 'node:worker_threads'
import { sharedWork } from './work-in-force.ts'

interface Watched {
  service: string
  tickMs: number
  ticks: number
  beats: SharedArrayBuffer
  kinds: string[]
  counts: SharedArrayBuffer
}

/**
 * Ends this process when nobody has called the function it returns for `limitMs`: a blocked main thread can neither answer
 * nor stop by itself, and the supervisor starts it again. Time is what the watching thread has lived through:
 * a process that was frozen, by a signal or with its whole machine, is let go on.
 */
export function startWatchdog({ service, limitMs, tickMs }: { service: string; limitMs: number; tickMs: number }): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: Watched = { service, tickMs, ticks: Math.ceil(limitMs / tickMs), beats: beats.buffer as SharedArrayBuffer, ...sharedWork() }
  // As text, since a bundle is one file and has no second one to name here.
  const thread = new Worker(`(${String(watch)})()`, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } })
  thread.unref()
  return () => void Atomics.add(beats, 0, 1)
}

/** Runs in the other thread, from its text alone: whatever it needs it fetches itself. */
function watch(): void {
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { service, tickMs, ticks, kinds, ...shared } = process.getBuiltinModule('node:worker_threads').workerData as Watched
  const beats = new Int32Array(shared.beats)
  const counts = new Int32Array(shared.counts)
  let lastBeat = -1
  let missed = 0
  setInterval(() => {
    const beat = Atomics.load(beats, 0)
    missed = beat === lastBeat ? missed + 1 : 0
    lastBeat = beat
    if (missed < ticks) return
    const work = kinds.filter((_, index) => Atomics.load(counts, index) > 0)
    const line = { level: 60, time: new Date().toISOString(), service, work, msg: `main thread blocked for ${missed * tickMs} ms, ending the process` }
    try {
      // Past the main thread, which would have to hand it on.
      writeSync(1, `${JSON.stringify(line)}\n`)
    } finally {
      process.kill(process.pid, 'SIGKILL')
    }
  }, tickMs)
}
