// @ts-check
import { pause } from './call-times.mjs'
import { cpuMs, descendants, environmentOf, findProcess } from './process-tree.mjs'

const SERVICES = ['auth', 'crm', 'quotes', 'cash']
const IDLE_MS = 10_000

/** @typedef {Record<string, number>} Amounts CPU in milliseconds by part, and `operations` of the database */

/**
 * Measures what work costs each part of a copy, beyond what they do by themselves. Reads /proc, so Linux only, and only
 * engines that the copy runs.
 * @param {number} pid of the copy
 */
export async function openMeter(pid) {
  const idle = await difference(pid, () => pause(IDLE_MS))
  return {
    /** @param {() => Promise<number>} work resolves to how often it did what is measured @returns {Promise<Amounts>} of one time */
    async perTime(work) {
      const { amounts, ms, result: times } = await difference(pid, work)
      const own = (/** @type {string} */ part) => Math.max(0, (amounts[part] ?? 0) - (idle.amounts[part] ?? 0) * ms / idle.ms)
      return Object.fromEntries(Object.keys(amounts).map((part) => [part, round(own(part) / times)]))
    },
  }
}

/**
 * @template T
 * @param {number} pid
 * @param {() => Promise<T>} work
 */
async function difference(pid, work) {
  const [before, began] = [await read(pid), performance.now()]
  const result = await work()
  const [after, ms] = [await read(pid), performance.now() - began]
  return { result, ms, amounts: Object.fromEntries(Object.entries(after).map(([part, amount]) => [part, amount - (before[part] ?? 0)])) }
}

/** @param {number} pid @returns {Promise<Amounts>} since the start */
async function read(pid) {
  const mains = Object.fromEntries(['gateway', ...SERVICES].map((name) => [name, findProcess(pid, `${name}/dist/main.js`)]))
  const worker = findProcess(pid, 'services/quotes/dist/worker.js')
  const engine = (/** @type {RegExp} */ program) => descendants(pid).filter(({ args }) => program.test(args)).map((found) => found.pid)
  const served = [...SERVICES.map((name) => /** @type {number} */ (mains[name])), worker]
  const operations = await Promise.all(served.map(operationsOf))
  return {
    ...Object.fromEntries(Object.entries(mains).map(([name, main]) => [name, cpuMs([main])])),
    worker: cpuMs([worker, ...descendants(worker).map((child) => child.pid)]),
    database: cpuMs(engine(/secantusd|mongod /)),
    redis: cpuMs(engine(/redis-server/)),
    operations: operations.reduce((sum, count) => sum + count, 0),
  }
}

/** How often a process has used its database. @param {number} pid */
async function operationsOf(pid) {
  const page = await (await fetch(`http://127.0.0.1:${environmentOf(pid).PORT}/metrics`)).text()
  return Number(/^mongodb_operation_duration_seconds_count(?:\{.*\})? (\d+)$/m.exec(page)?.[1] ?? 0)
}

/** @param {number} value */
const round = (value) => Number(value.toPrecision(3))
