// @ts-check
import { once } from 'node:events'
import { connect } from 'node:net'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { percentile } from './statistics.mjs'

/** The cash screen polls balance and list, each once a second. */
const EVERY_MS = 500
const TICK_MS = 5
const CONNECT_AT_ONCE = 100

/**
 * @typedef {{ port: number, tabs: number, seconds: number, status: number, polls: string[][] }} Task `polls`: for each tab,
 * the raw requests that it sends in turn; `status`: the expected status of each
 * @typedef {{ polls: number, errors: number, p50: number, p99: number }} Result in ms, counted from when a poll was due
 */

/** Open tabs that poll, each on its own socket, in a thread that is not part of the measurement. */
export function createTabs() {
  const worker = new Worker(new URL(import.meta.url))
  return {
    /** @param {Task} task @returns {Promise<Result>} */
    async poll(task) {
      worker.postMessage(task)
      const [result] = await once(worker, 'message')
      return result
    },
    close: () => worker.terminate(),
  }
}

if (!isMainThread) parentPort?.on('message', async (task) => parentPort?.postMessage(await pollWithAll(task)))

/** @param {Task} task @returns {Promise<Result>} */
async function pollWithAll({ port, tabs, seconds, status, polls }) {
  const taken = /** @type {number[]} */ ([])
  let errors = 0
  const done = (/** @type {number} */ ms, /** @type {number} */ answered) => {
    if (answered === status) taken.push(ms)
    else errors += 1
  }
  const all = /** @type {Awaited<ReturnType<typeof openTab>>[]} */ ([])
  while (all.length < tabs) {
    const some = Array.from({ length: Math.min(CONNECT_AT_ONCE, tabs - all.length) }, (_, index) => openTab(port, /** @type {string[]} */ (polls[(all.length + index) % polls.length]), done))
    all.push(...await Promise.all(some))
  }
  const began = performance.now()
  const due = all.map((_, index) => began + (index / all.length) * EVERY_MS)
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now()
      if (now > began + seconds * 1_000) {
        clearInterval(timer)
        return resolve(undefined)
      }
      for (const [index, tab] of all.entries()) {
        const at = /** @type {number} */ (due[index])
        if (at > now) continue
        tab.ask(at)
        due[index] = at + EVERY_MS
      }
    }, TICK_MS)
  })
  for (const tab of all) tab.close()
  return { polls: taken.length, errors, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
}

/**
 * @param {number} port
 * @param {readonly string[]} requests
 * @param {(ms: number, status: number) => void} done status 0: the connection was lost
 */
async function openTab(port, requests, done) {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let asked = 0
  let received = ''
  /** When each pending poll was due; one is sent at a time. */
  const waiting = /** @type {number[]} */ ([])
  const send = () => socket.write(/** @type {string} */ (requests[asked++ % requests.length]))
  socket.setEncoding('latin1').on('error', () => undefined).on('close', () => {
    for (const at of waiting.splice(0)) done(performance.now() - at, 0)
  })
  socket.on('data', (chunk) => {
    received += chunk
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/^content-length: (\d+)/im.exec(received.slice(0, head))?.[1] ?? 0)
    if (received.length < head + 4 + length) return
    done(performance.now() - /** @type {number} */ (waiting.shift()), Number(received.slice(9, 12)))
    received = ''
    if (waiting.length > 0) send()
  })
  return {
    /** @param {number} at */
    ask(at) {
      waiting.push(at)
      if (waiting.length === 1) send()
    },
    close() {
      // Polls still pending when the time is up do not count.
      waiting.length = 0
      socket.destroy()
    },
  }
}
