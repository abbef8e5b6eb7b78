import type { Redis } from 'ioredis'
import { Gauge, Histogram } from './metrics.ts'
import { fail, startChild } from './spans.ts'

const clients = new Set<Redis>()

const commandSeconds = new Histogram({
  name: 'redis_command_duration_seconds',
  help: 'How long commands took, by outcome',
  labelNames: ['outcome'],
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
})
new Gauge({
  name: 'redis_up',
  help: 'Whether all connections of this process to Redis are ready',
  collect() {
    this.set([...clients].every(({ status }) => status === 'ready') ? 1 : 0)
  },
})

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
        end('failed')
      },
    )
    return send(command, stream)
  }
}
