import { createLogger, type Logger } from '@atelie/service-kit/log'

interface RecordedLog {
  log: Logger
  /** As they would be on stdout. */
  lines: string[]
  /** The lines, parsed, that have all of these fields. */
  find(fields: Record<string, unknown>): Record<string, unknown>[]
}

/** A log as a service writes it, for a test to read. */
export function recordedLog(): RecordedLog {
  const lines: string[] = []
  return {
    lines,
    log: createLogger('test', 'debug', { write: (line) => void lines.push(line) }),
    find: (fields) => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => Object.entries(fields).every(([name, value]) => line[name] === value)),
  }
}
