// @ts-check
import { seedDemo } from '../local/demo/demo.mjs'
import { person } from '../local/demo/records.mjs'
import { openPage, PHONE, signedInPage, withBrowser } from './browser.mjs'
import { describeTimes } from './statistics.mjs'

const LOADS = 11
/** A slow phone network, in bytes a second and ms, and a slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 }
const CPU_SLOWER = 4

/** @typedef {{ path: string, isForAccounts: boolean, shows: (page: import('playwright').Page) => import('playwright').Locator[] }} Screen shows: what makes it usable */

/** @type {readonly Screen[]} */
const SCREENS = [
  {
    path: '/auth',
    isForAccounts: false,
    shows: (page) => [
      page.getByRole('heading', { level: 1 }).locator('visible=true').first(),
      page.getByLabel('Email', { exact: true }),
    ],
  },
  {
    path: '/cash',
    isForAccounts: true,
    shows: (page) => [page.getByRole('heading', { level: 1 }), page.locator('dd').filter({ hasText: 'R$' }).first()],
  },
]

/**
 * How long the first load of a screen takes until it is usable. Without an aim, since machines differ: a change is compared
 * with the checkout before it, on the same machine. How much a first load may fetch is a test.
 * @param {string} url
 */
export async function firstLoad(url) {
  await seedDemo(url, () => {})
  await withBrowser(async (browser) => {
    for (const screen of SCREENS) {
      // Warms up the gateway.
      await loadTime(browser, url, screen)
      const times = []
      while (times.length < LOADS) times.push(await loadTime(browser, url, screen))
      console.log(`${screen.path} is usable after: ${describeTimes(times)}`)
    }
  })
}

/**
 * In a browser window that has nothing in its cache.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Screen} screen
 * @returns {Promise<number>} ms
 */
async function loadTime(browser, url, { path, isForAccounts, shows }) {
  const page = isForAccounts ? await signedInPage(browser, url, person, PHONE) : await openPage(browser, url, PHONE)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', NETWORK)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  const began = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  const parts = shows(page)
  await Promise.all(parts.map((part) => part.waitFor()))
  const taken = performance.now() - began
  for (const part of parts) if (!(await part.isEnabled())) throw new Error(`${path} is not usable: ${part} is disabled`)
  await page.close()
  return taken
}
