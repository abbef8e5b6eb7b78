// @ts-check

/** The length of the codes that the app shows: packages/contract/src/failure-code.ts. */
const SHORTEST = 8
const LEVELS = /** @type {Record<number, string>} */ ({ 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' })

/**
 * @typedef {{ time: string, level: number, service: string, msg?: string, requestId?: string } & Record<string, unknown>} Line
 */

/**
 * Throws a message for users if it is not one.
 * @param {string | undefined} id of a request, or its beginning: the code that the app shows
 */
export function assertRequestId(id) {
  if (!id || id.length < SHORTEST || !/^[\w-]+$/.test(id))
    throw new Error(
      `Give the id of a request, or at least its first ${SHORTEST} characters: npm run logs -- --request 3fa2b1c0`,
    )
}

/**
 * The lines that belong to a request, of all parts, earliest first.
 * @param {Iterable<string>} lines as written, perhaps with something in front, such as a container's name
 * @param {string} id
 * @returns {Line[]}
 */
export function linesOf(lines, id) {
  const wanted = `"requestId":"${id.toLowerCase()}`
  const found = [...lines].filter((line) => line.includes(wanted)).flatMap(parse)
  return found.sort((a, b) => a.time.localeCompare(b.time))
}

/** @param {string} line @returns {Line[]} */
function parse(line) {
  try {
    return [JSON.parse(line.slice(line.indexOf('{')))]
  } catch {
    // Cut off in the middle, as by a process that was killed.
    return []
  }
}

/**
 * A line for people: when, where, what, then everything else.
 * @param {Line} line
 */
export function readable({ time, level, service, msg, requestId, method, path, status, ms, ...rest }) {
  const call = method ? `${method} ${path} ${status} ${ms} ms` : msg
  const others = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return `${time} ${(LEVELS[level] ?? String(level)).padEnd(5)} ${service.padEnd(13)} ${call}${others}`
}
