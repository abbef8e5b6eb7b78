import { Problem } from '@atelie/service-kit/problem'
import { Semaphore, withTimeout } from 'async-mutex'

/** Below what the gateway waits for a service that a large body goes to. */
const MAX_WAIT_MS = 45_000
const MAX_WAITING = 16

/** Does work once there is room for it. Throws Problem('unavailable') when too many wait, or too long. */
export type Room = <T>(weight: number, work: () => Promise<T>) => Promise<T>

/** Room for work of so much weight at once; whoever comes first is first. */
export function createRoom(size: number): Room {
  const room = withTimeout(new Semaphore(size), MAX_WAIT_MS, new Problem('unavailable'))
  let waiting = 0
  return async (weight, work) => {
    if (waiting >= MAX_WAITING) throw new Problem('unavailable')
    waiting += 1
    const [, release] = await room.acquire(weight).finally(() => { waiting -= 1 })
    return work().finally(release)
  }
}
