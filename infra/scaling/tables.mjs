// @ts-check
import { ASSUMED, estimate, PARTS, SIZES } from './estimate.mjs'

/** @typedef {import('./costs.mjs').Costs} Costs */

const KINDS = /** @type {const} */ ({ poll: 'poll that is a 304', read: 'list of clients', create: 'new client', signIn: 'sign-in', pdf: 'PDF rendered and opened' })
const NAMES = { gateway: 'gateway', auth: 'auth', crm: 'crm', quotes: 'quotes', cash: 'cash', worker: 'PDF worker', database: 'database', redis: 'Redis' }

/**
 * The tables of docs/scaling.md, by the name of their place in it.
 * @param {Costs} costs
 * @returns {Record<string, string>}
 */
export const tablesOf = (costs) => ({ measured: measured(costs), needed: needed(costs) })

/** @param {Costs} costs */
function measured({ date, cores, node, perTime, bytes }) {
  const rows = Object.entries(KINDS).map(([kind, name]) => {
    const { operations = 0, ...cpu } = perTime[/** @type {keyof typeof KINDS} */ (kind)]
    return [name, ...PARTS.map((part) => significant(cpu[part] ?? 0)), significant(operations)]
  })
  return [
    `Measured on ${date} on ${cores} shared processors with Node ${node} and the embedded engine; milliseconds of processor time:`,
    '',
    ...table(['one', ...PARTS.map((part) => NAMES[part]), 'database operations'], rows),
    '',
    `An account of the demonstration's size takes ${size(bytes.account)} without indexes and uncompressed, and ${bytes.quotes} PDFs of ${size(bytes.pdf)}. Redis takes ${size(bytes.redisPerSignIn)} for a sign-in from a new address, for a quarter of an hour, and ${size(bytes.redisPerCaption)} for what the writer remembers of a caption, for 60 days.`,
  ].join('\n')
}

/** @param {Costs} costs */
function needed(costs) {
  const columns = SIZES.map((accounts) => estimate(costs, accounts))
  /** @param {string} name @param {(column: typeof columns[number]) => string} value */
  const row = (name, value) => [name, ...columns.map(value)]
  return table(['accounts', ...SIZES.map(whole)], [
    row('polls a second', ({ calls }) => whole(calls.poll)),
    row('other calls a second', ({ calls: { poll, ...others } }) => whole(Object.values(others).reduce((sum, rate) => sum + rate, 0))),
    ...PARTS.map((part) => row(`processors: ${NAMES[part]}`, ({ cores }) => processors(cores[part] ?? 0))),
    row('PDFs a second', ({ calls }) => significant(calls.pdf)),
    row('database operations a second', ({ operations }) => whole(operations)),
    row('records', ({ records }) => size(records)),
    row('PDFs', ({ pdfs }) => size(pdfs)),
    row(`both, ${ASSUMED.copies} copies`, ({ records, pdfs }) => size((records + pdfs) * ASSUMED.copies)),
    row('Redis: limits', ({ redisLimits }) => size(redisLimits)),
    row('Redis: histories', ({ redisHistories }) => size(redisHistories)),
  ]).join('\n')
}

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) => [head, head.map((_, index) => (index ? '--:' : '---')), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US')

/** @param {number} value */
const significant = (value) => (value >= 100 ? whole(value) : String(Number(value.toPrecision(2))))

/** @param {number} value */
const processors = (value) => (value < 0.1 ? 'under 0.1' : value < 10 ? value.toFixed(1) : whole(value))

/** @param {number} bytes */
function size(bytes) {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${significant(bytes / 1_000 ** power)} ${units[power]}`
}
