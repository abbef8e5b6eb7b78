/** Counts what this process is working on, by kind: routes and jobs, but not paths, which contain ids. */

/** More kinds than any process has. */
const MAX_KINDS = 128

const kinds: string[] = []
/** In shared memory, so that another thread can see what blocks this one. */
const counts = new Int32Array(new SharedArrayBuffer(MAX_KINDS * Int32Array.BYTES_PER_ELEMENT))
/** Finished since `dropFinished`. It may have been what blocked the thread, but no one could look before it was done. */
const finished = new Int32Array(MAX_KINDS)

/** Registers a kind of work. Returns a function that starts a piece of it, which in turn returns one that finishes the piece. */
export function trackWork(kind: string): () => () => void {
  const known = kinds.indexOf(kind)
  const index = known >= 0 ? known : kinds.push(kind) - 1
  if (index >= MAX_KINDS) throw new Error(`more than ${MAX_KINDS} kinds of work`)
  return () => {
    Atomics.add(counts, index, 1)
    return () => {
      finished[index]!++
    }
  }
}

/** The kinds of work active now or at any time since `dropFinished`. */
export const activeWork = (): string[] => kinds.filter((_, index) => counts[index]! > 0)

export function dropFinished(): void {
  for (const index of kinds.keys()) Atomics.sub(counts, index, finished[index]!)
  finished.fill(0)
}

/** For the thread that watches this one. */
export const sharedWork = () => ({ kinds: [...kinds], counts: counts.buffer as SharedArrayBuffer })
