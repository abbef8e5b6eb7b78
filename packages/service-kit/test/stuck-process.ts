import { createLogger } from '../src/log.ts'
import { watchEventLoop } from '../src/event-loop.ts'
import { trackWork } from '../src/active-work.ts'

/** A process that blocks its main thread for the number of milliseconds that a message asks for, within bounds. */
const begin = trackWork('GET /slow/:id')
trackWork('GET /idle')
watchEventLoop(createLogger('stuck', 'info'), { limitMs: 2_000 })

process.on('message', (ms: number) => {
  const finish = begin()
  const until = performance.now() + Math.min(ms, 20_000)
  while (performance.now() < until);
  finish()
  process.send?.('done')
})
process.on('disconnect', () => process.exit())
process.send?.('up')
