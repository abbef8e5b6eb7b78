/** What this process is working on, by kind: routes and jobs, never paths, which carry ids. */

/** More kinds than any process has. */
const MAX_KINDS = 128

const kinds: string[] = []
/** Shared memory, so that another thread can tell what holds this one up. */
const counts = new Int32Array(new SharedArrayBuffer(MAX_KINDS * Int32Array.BYTES_PER_ELEMENT))
/** What has left since `forgetLeft`. It may be what held the thread up, and is done by the time anybody can ask. */
const left = new Int32Array(MAX_KINDS)

/** Announces a kind of work. Each call of what it returns counts one more in force, until what that returns is called. */
export function trackWork(kind: string): () => () => void {
  const known = kinds.indexOf(kind)
  const index = known >= 0 ? known : kinds.push(kind) - 1
  if (index >= MAX_KINDS) throw new Error(`more than ${MAX_KINDS} kinds of work`)
  return () => {
    Atomics.add(counts, index, 1)
    return () => { left[index]!++ }
  }
}

/** The kinds of work in force now or at any time since `forgetLeft`. */
export const workInForce = (): string[] => kinds.filter((_, index) => counts[index]! > 0)

export function forgetLeft(): void {
  for (const index of kinds.keys()) Atomics.sub(counts, index, left[index]!)
  left.fill(0)
}

/** For the thread that watches this one. */
export const sharedWork = () => ({ kinds: [...kinds], counts: counts.buffer as SharedArrayBuffer })
