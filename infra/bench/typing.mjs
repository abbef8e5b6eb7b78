// @ts-check
import { chromium } from 'playwright'
import { account, client } from './accounts.mjs'
import { describeRatio, percentile } from './statistics.mjs'

const FEW = 50
const MANY = 5_000
const ROUNDS = 6
const TERM = 'rua das flores 49'
const KEY_EVERY_MS = 120
/** The browser does not report what is quicker than this. */
const UNREPORTED_MS = 16
const AIM_MS = 50

/**
 * How long a key in the search of the clients takes until the screen has answered, with 5,000 clients and with 50.
 * @param {string} url
 */
export async function typing(url) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const [few, many] = await Promise.all([openList(browser, url, FEW), openList(browser, url, MANY)])
    await Promise.all([few, many].map(typeTerm))
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ few: await typeTerm(few), many: await typeTerm(many) })
    }
    const all = rounds.flatMap((round) => round.many)
    console.log(`a key with ${MANY} clients: median ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms, slowest ${Math.max(...all)} ms (aim: at most ${AIM_MS})`)
    console.log(describeRatio(`p95 of a key with ${MANY} clients ÷ with ${FEW}`, rounds.map((round) => percentile(round.many, 0.95) / percentile(round.few, 0.95)), 3))
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} clients
 */
async function openList(browser, url, clients) {
  const { call, credentials } = await account(url, `digita-${clients}`)
  for (let first = 0; first < clients; first += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => call('POST', '/api/clients', { body: client(first + index) })))
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  await page.goto(`${url}/auth`)
  await page.getByLabel('Email', { exact: true }).fill(credentials.email)
  await page.getByLabel('Senha', { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { name: 'Gestão de Negócio', exact: true }).waitFor()
  await page.goto(`${url}/clients`)
  await page.getByRole('table').waitFor()
  return page
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<number[]>} ms from each key to the picture after it
 */
async function typeTerm(page) {
  const search = page.getByPlaceholder('Pesquisar clientes...')
  await search.fill('')
  await search.focus()
  await page.evaluate(() => {
    const taken = /** @type {number[]} */ ([])
    Object.assign(globalThis, { taken })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') taken.push(duration)
    }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }))
  })
  await page.keyboard.type(TERM, { delay: KEY_EVERY_MS })
  const taken = await page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(/** @type {any} */ (globalThis).taken), 300)))
  return Array.from({ length: TERM.length }, (_, index) => taken[index] ?? UNREPORTED_MS)
}
