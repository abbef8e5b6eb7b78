import type { Redis } from 'ioredis'
import { Gauge, Histogram, readBeforeScrape } from './metrics.ts'
import { fail, startChild } from './spans.ts'

const clients = new Set<Redis>()

const commandSeconds = new Histogram({
  name: 'redis_command_duration_seconds',
  help: 'How long commands took, by outcome; refused: Redis takes no writes',
  labelNames: ['outcome'],
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
})
// From the start, since Prometheus does not see the rise to 1 of a series that was not there.
commandSeconds.zero({ outcome: 'refused' })
new Gauge({
  name: 'redis_up',
  help: 'Whether all connections of this process to Redis are ready',
  collect() {
    this.set([...clients].every(({ status }) => status === 'ready') ? 1 : 0)
  },
})

const usedBytes = new Gauge({ name: 'redis_memory_used_bytes', help: 'Memory that Redis has in use' })
const maxBytes = new Gauge({
  name: 'redis_memory_max_bytes',
  help: 'Memory beyond which it refuses writes; 0 is no limit',
})
readBeforeScrape('redis memory', async () => {
  for (const gauge of [usedBytes, maxBytes]) gauge.reset()
  const info = await [...clients].find(({ status }) => status === 'ready')?.info('memory')
  const sizeOf = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info ?? '')?.[1] ?? 0)
  usedBytes.set(sizeOf('used_memory'))
  maxBytes.set(sizeOf('maxmemory'))
})

/** Its memory or its disk is full, or it is a replica; in a script's error, in the middle. */
const isRefusal = (error: unknown) => /\b(?:OOM|MISCONF|READONLY)\b/.test(String(error))

/** Measures the commands of a connection, with a span for each that belongs to a trace. Those that block until something happens are sent on others, which BullMQ opens itself. */
export function measureRedis(redis: Redis): void {
  clients.add(redis)
  redis.once('end', () => clients.delete(redis))
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command, stream) => {
    const endTimer = commandSeconds.startTimer()
    const span = startChild(`redis ${command.name}`, { 'db.system.name': 'redis', 'db.operation.name': command.name })
    const end = (outcome: string) => {
      endTimer({ outcome })
      span?.end()
    }
    command.promise.then(
      () => end('answered'),
      (error: unknown) => {
        if (span) fail(span, error)
        end(isRefusal(error) ? 'refused' : 'failed')
      },
    )
    return send(command, stream)
  }
}
