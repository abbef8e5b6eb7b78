import { createLogger } from '../src/log.ts'
import { watchEventLoop } from '../src/event-loop.ts'
import { trackWork } from '../src/work-in-force.ts'

/** A process that, asked to by a message, holds its main thread up for that many milliseconds. Bounded, whatever becomes of it. */
const enter = trackWork('GET /slow/:id')
trackWork('GET /idle')
watchEventLoop(createLogger('stuck', 'info'), { limitMs: 2_000 })

process.on('message', (ms: number) => {
  const leave = enter()
  const until = performance.now() + Math.min(ms, 20_000)
  while (performance.now() < until);
  leave()
  process.send?.('done')
})
process.on('disconnect', () => process.exit())
process.send?.('up')
