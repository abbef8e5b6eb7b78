// @ts-check
import { account, addClients, client } from './accounts.mjs'
import { PHONE, signedInPage, withBrowser } from './browser.mjs'
import { describeAim, describeTimes } from './statistics.mjs'

const CLIENTS = 500
const ROUNDS = 6
const AIM_MS = 50
const [BEGAN, ENDED] = ['flicks-began', 'flicks-ended']
/** Flicks in one direction. The finger moves over most of the screen, and the list runs on. */
const FLICKS = 5
const FINGER = { x: 195, low: 760, high: 160, step: 60 }
/** The slowness of a cheap phone beside a laptop, told without an aim: the factor differs with the machine. */
const SLOWER = 4

/**
 * The longest task of the page's main thread while a finger scrolls a list of 500 clients on a phone, by processor time:
 * on a shared machine, others may hold up a task for longer than it works.
 * @param {string} url
 */
export async function scrolling(url) {
  const { call, credentials } = await account(url, `rolagem-${CLIENTS}`)
  await addClients(call, CLIENTS)
  await withBrowser(async (browser) => {
    const page = await signedInPage(browser, url, credentials, PHONE)
    await page.goto('/clients')
    await page.getByText(client(0).client.name).first().waitFor()
    const cdp = await page.context().newCDPSession(page)
    const measure = (/** @type {number} */ slower) => longestTask(browser, page, cdp, slower)
    await measure(1)
    /** @type {[number, number][]} */
    const rounds = []
    while (rounds.length < ROUNDS) rounds.push([await measure(1), await measure(SLOWER)])
    const [plain, slow] = [rounds.map(([time]) => time), rounds.map(([, time]) => time)]
    console.log(
      `longest task while ${CLIENTS} clients are scrolled: ${describeTimes(plain)} (slowest has the ${describeAim(Math.max(...plain), AIM_MS)})`,
    )
    console.log(`the same on a processor ${SLOWER} times slower: ${describeTimes(slow)}`)
  })
}

/**
 * Scrolls down and up again.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp
 * @param {number} slower
 * @returns {Promise<number>} ms
 */
async function longestTask(browser, page, cdp, slower) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(`performance.mark('${BEGAN}')`)
  for (let flick = 0; flick < FLICKS; flick += 1) await flickOnce(page, cdp, FINGER.low, -FINGER.step)
  // A list at its top does not move any more.
  while (await page.evaluate('scrollY > 0')) await flickOnce(page, cdp, FINGER.high, FINGER.step)
  await page.evaluate(`performance.mark('${ENDED}')`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return longestBetweenMarks(traceEvents)
}

/**
 * Resolves when the list has come to rest.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp
 * @param {number} from
 * @param {number} step
 */
async function flickOnce(page, cdp, from, step) {
  const atRest = page.evaluate(
    "new Promise((resolve) => addEventListener('scrollend', () => resolve(), { once: true, capture: true }))",
  )
  const touch = (/** @type {'touchStart' | 'touchMove'} */ type, /** @type {number} */ y) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: FINGER.x, y }] })
  await touch('touchStart', from)
  for (let y = from + step; y >= FINGER.high && y <= FINGER.low; y += step) await touch('touchMove', y)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await atRest
}

/**
 * The marks keep out what the tracing itself costs, which is more than a frame.
 * @param {{ name: string, pid: number, tid: number, ts: number, tdur?: number }[]} events of a trace, times in µs
 * @returns {number} ms of processor time
 */
function longestBetweenMarks(events) {
  const [began, ended] = [BEGAN, ENDED].map((mark) => events.find(({ name }) => name === mark))
  if (!began || !ended) throw new Error('the trace has no marks')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === began.pid &&
      tid === began.tid &&
      ts > began.ts &&
      ts < ended.ts,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
