// @ts-check

/** Pino's `error` and `fatal`. Searched as text: parsing every line would cost more than writing it. */
const SEVERE = /"level":(?:50|60)\b/

/**
 * The lines of a service's log that an operator must see, one sentence each.
 * @param {string} lines JSON lines
 * @returns {string[]}
 */
export function severeLines(lines) {
  return SEVERE.test(lines)
    ? lines
        .split('\n')
        .filter((line) => SEVERE.test(line))
        .map(summary)
    : []
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
