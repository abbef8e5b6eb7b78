// @ts-check
import { openLog } from './log-file.mjs'

/** Pino's `error` and `fatal`, as the services write them. Searched as text: parsing every line would cost more than writing it. */
const SEVERE = /"level":(?:50|60)\b/

/**
 * Keeps what a service says in its log and shows the operator the lines that matter.
 * @param {string} path
 * @param {(line: string) => void} onSevere
 * @returns {(child: import('node:child_process').ChildProcess) => void} follows one more run of the service
 */
export function openServiceLog(path, onSevere) {
  const write = openLog(path)
  return (child) => {
    followLines(child.stdout, (lines) => {
      write(lines)
      if (!SEVERE.test(lines)) return
      for (const line of lines.split('\n')) if (SEVERE.test(line)) onSevere(summary(line))
    })
    followLines(child.stderr, write)
  }
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(lines: string) => void} onLines gets whole lines only, so that a rotation never cuts one in two
 */
function followLines(stream, onLines) {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (chunk) => {
    const text = rest + chunk
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    if (end > 0) onLines(text.slice(0, end))
  })
  stream?.on('end', () => rest && onLines(`${rest}\n`))
}

/** @param {string} line */
function summary(line) {
  try {
    const { msg, err } = JSON.parse(line)
    return [msg, err?.message].filter(Boolean).join(': ') || line
  } catch {
    return line
  }
}
