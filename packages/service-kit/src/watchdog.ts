import { Worker } from 'node:worker_threads'
import { sharedWork } from './active-work.ts'

interface Watched {
  service: string
  tickMs: number
  ticks: number
  beats: SharedArrayBuffer
  kinds: string[]
  counts: SharedArrayBuffer
}

/**
 * Kills this process when the returned function has not been called for `limitMs`: a blocked main thread can neither
 * respond nor stop, and the supervisor restarts it. The watching thread counts its own ticks instead of the time, so a
 * process that was frozen, by a signal or with its whole machine, is left alone.
 */
export function startWatchdog({
  service,
  limitMs,
  tickMs,
}: {
  service: string
  limitMs: number
  tickMs: number
}): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: Watched = {
    service,
    tickMs,
    ticks: Math.ceil(limitMs / tickMs),
    beats: beats.buffer as SharedArrayBuffer,
    ...sharedWork(),
  }
  // Kept as text, since a bundle is a single file.
  const thread = new Worker(`(${String(watch)})()`, {
    eval: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  })
  thread.unref()
  return () => void Atomics.add(beats, 0, 1)
}

/** Runs in the other thread from its source text alone, so it must get all it needs itself. */
function watch(): void {
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { service, tickMs, ticks, kinds, ...shared } = process.getBuiltinModule('node:worker_threads')
    .workerData as Watched
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
    const line = {
      level: 60,
      time: new Date().toISOString(),
      service,
      work,
      msg: `main thread blocked for ${missed * tickMs} ms, ending the process`,
    }
    try {
      // Directly, since ordinary output would go through the main thread.
      writeSync(1, `${JSON.stringify(line)}\n`)
    } finally {
      process.kill(process.pid, 'SIGKILL')
    }
  }, tickMs)
}
