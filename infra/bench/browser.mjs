// @ts-check
import { chromium } from 'playwright'

const KEY_EVERY_MS = 120
/** The browser does not report shorter durations. */
const UNREPORTED_MS = 16

/**
 * @template T
 * @param {(browser: import('playwright').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

const LAPTOP = { viewport: { width: 1280, height: 800 } }
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/**
 * A browser window with a signed-in person, and a cache of its own.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ email: string, password: string }} credentials
 * @param {import('playwright').BrowserContextOptions} [device]
 */
export async function signedInPage(browser, url, { email, password }, device = LAPTOP) {
  const page = await browser.newPage({ baseURL: url, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', ...device })
  const response = await page.request.post('/api/login', { data: { email, password } })
  if (!response.ok()) throw new Error(`the sign-in was a ${response.status()}`)
  return page
}

/**
 * Types into the focused field.
 * @param {import('playwright').Page} page
 * @param {string} text
 * @returns {Promise<number[]>} ms from each key to the next frame
 */
export async function keyTimes(page, text) {
  await page.evaluate(() => {
    const taken = /** @type {number[]} */ ([])
    Object.assign(globalThis, { taken })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') taken.push(duration)
    }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }))
  })
  await page.keyboard.type(text, { delay: KEY_EVERY_MS })
  const taken = await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => resolve(/** @type {any} */ (globalThis).taken), 300)),
  )
  return Array.from(text, (_, index) => taken[index] ?? UNREPORTED_MS)
}
