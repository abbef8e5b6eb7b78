// @ts-check
import { seedDemo } from '../local/demo/demo.mjs'
import { person } from '../local/demo/records.mjs'
import { withBrowser } from './browser.mjs'
import { buildPlain } from './plain-bundle.mjs'
import { findProcess } from './process-tree.mjs'
import { secondGateway } from './second-gateway.mjs'
import { describeRatio, percentile } from './statistics.mjs'

const PAIRS = 11
const AIM = 1.15
/** A slow phone network, in bytes a second and ms, and a slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 }
const CPU_SLOWER = 4

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} Session */
/** @typedef {{ path: string, session: Session | undefined, shows: (page: import('playwright').Page) => import('playwright').Locator[] }} Screen shows: what makes it usable */

/**
 * How long the first load of a screen takes until it is usable, compared with the same sources as one plain bundle.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function firstLoad(url, pid) {
  await seedDemo(url, () => {})
  const plain = await secondGateway(findProcess(pid, 'gateway/dist/main.js'), buildPlain)
  try {
    await withBrowser(async (browser) => {
      for (const screen of screensFor(await sessionOf(browser, url))) await compare(browser, screen, { federated: url, plain: plain.url })
    })
  } finally {
    plain.stop()
  }
}

/** @param {Session} session @returns {Screen[]} */
const screensFor = (session) => [
  { path: '/auth', session: undefined, shows: (page) => [page.getByRole('heading', { level: 1 }).locator('visible=true').first(), page.getByLabel('Email', { exact: true })] },
  { path: '/cash', session, shows: (page) => [page.getByRole('heading', { level: 1 }), page.locator('dd').filter({ hasText: 'R$' }).first()] },
]

/**
 * Valid for both gateways, since cookies do not depend on the port.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function sessionOf(browser, url) {
  const context = await browser.newContext()
  await context.request.post(`${url}/api/login`, { data: { email: person.email, password: person.password } })
  const session = await context.storageState()
  await context.close()
  return session
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Screen} screen
 * @param {{ federated: string, plain: string }} urls
 */
async function compare(browser, screen, { federated, plain }) {
  const pairs = /** @type {Record<'federated' | 'plain', number>[]} */ ([])
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    const times = { federated: await loadTime(browser, federated, screen), plain: await loadTime(browser, plain, screen) }
    // The first pair warms up the gateways.
    if (pair > 0) pairs.push(times)
  }
  const median = (/** @type {'federated' | 'plain'} */ which) => percentile(pairs.map((times) => times[which]), 0.5).toFixed(0)
  console.log(`${screen.path} is usable after: median ${median('federated')} ms, as one plain bundle ${median('plain')} ms`)
  console.log(describeRatio(`${screen.path} ÷ as one plain bundle`, pairs.map((times) => times.federated / times.plain), AIM))
}

/**
 * In a browser window that has nothing in its cache.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Screen} screen
 * @returns {Promise<number>} ms
 */
async function loadTime(browser, url, { path, session, shows }) {
  const context = await browser.newContext({ baseURL: url, storageState: session, locale: 'pt-BR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', NETWORK)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  const began = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  const parts = shows(page)
  await Promise.all(parts.map((part) => part.waitFor()))
  const taken = performance.now() - began
  for (const part of parts) if (!await part.isEnabled()) throw new Error(`${path} is not usable: ${part} is disabled`)
  await context.close()
  return taken
}
