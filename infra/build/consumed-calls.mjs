// @ts-check
/**
 * Requests of a remote's tests to the services: by call, such as "GET /api/clients", one example of each shape. It is
 * committed as consumed.json, which the tests of the services replay.
 * @typedef {{ params?: Record<string, string>, query?: Record<string, string>, body?: unknown }} Sent
 * @typedef {Record<string, Sent[]>} Consumed
 */

/** More are a mistake: the file would grow with the tests. */
const MAX_SHAPES = 30

/**
 * Reduces a value to its shape, without its content: names and types.
 * @param {unknown} value
 * @returns {string}
 */
function shapeOf(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join('|')}]`
  if (typeof value !== 'object') return typeof value
  const fields = Object.entries(/** @type {object} */ (value)).filter(([, field]) => field !== undefined)
  return `{${fields
    .map(([name, field]) => `${name}: ${shapeOf(field)}`)
    .sort()
    .join(', ')}}`
}

/**
 * @param {readonly string[]} made JSON of calls, each a name and what was sent
 * @param {Consumed} committed its examples are kept as long as their shape is sent
 * @returns {Consumed}
 */
export function collect(made, committed) {
  /** @type {Map<string, Map<string, Sent>>} */
  const byName = new Map()
  // The shortest is the simplest; all in one order, since tests run in any.
  for (const json of [...made].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const [name, sent] = JSON.parse(json)
    const shapes = byName.get(name) ?? new Map()
    const shape = shapeOf(sent)
    if (!shapes.has(shape)) shapes.set(shape, committed[name]?.find((example) => shapeOf(example) === shape) ?? sent)
    if (shapes.size > MAX_SHAPES) throw new Error(`${name} is called with more than ${MAX_SHAPES} shapes`)
    byName.set(name, shapes)
  }
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted.map(([name, shapes]) => [name, [...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sent]) => sent)]),
  )
}

/**
 * Lists what one has and the other lacks, as 'name shape'.
 * @param {Consumed} consumed
 * @param {Consumed} other
 */
export function missingIn(consumed, other) {
  const known = new Set(linesOf(other))
  return linesOf(consumed).filter((line) => !known.has(line))
}

const linesOf = (/** @type {Consumed} */ consumed) =>
  Object.entries(consumed).flatMap(([name, all]) => all.map((sent) => `${name} ${shapeOf(sent)}`))
