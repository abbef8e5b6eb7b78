import { createLogger, type Logger } from '@atelie/service-kit/log'

interface RecordedLog {
  log: Logger
  /** The lines as on stdout. */
  lines: string[]
  /** The parsed lines that have all these fields. */
  find(fields: Record<string, unknown>): Record<string, unknown>[]
}

/** A service's log, for a test to read. */
export function recordedLog(): RecordedLog {
  const lines: string[] = []
  return {
    lines,
    log: createLogger('test', 'debug', { write: (line) => void lines.push(line) }),
    find: (fields) =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => Object.entries(fields).every(([name, value]) => line[name] === value)),
  }
}
