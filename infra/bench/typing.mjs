// @ts-check
import { account, addClients } from './accounts.mjs'
import { keyTimes, signedInPage, withBrowser } from './browser.mjs'
import { quoteOwner } from './quote-owner.mjs'
import { describeAim, describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 6
const AIM_MS = 50

/**
 * How long the screen takes to respond to a key: in the search of 5,000 clients compared with 50, and in a
 * quote of 200 lines compared with one of 2; how long such a quote takes to open, what a key costs right after that, and
 * what removing a line costs.
 * @param {string} url
 */
export async function typing(url) {
  await withBrowser(async (browser) => {
    await compareSearch(browser, url, { small: 50, large: 5_000 })
    await compareOpening(browser, url, { small: 2, large: 200 })
  })
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ small: number, large: number }} clients
 */
async function compareSearch(browser, url, { small, large }) {
  const rounds = await alternate(await openClients(browser, url, small), await openClients(browser, url, large))
  sayKeys(
    `a key in the search of ${large} clients`,
    rounds.flatMap(({ many }) => many),
  )
  sayKeysRatio(`the search of clients, of ${large} ÷ of ${small}`, rounds)
}

/**
 * Measures both in turn. The first round warms up the pages and is not counted.
 * @template Times
 * @param {() => Promise<Times>} useSmall
 * @param {() => Promise<Times>} useLarge
 */
async function alternate(useSmall, useLarge) {
  const rounds = []
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push({ few: await useSmall(), many: await useLarge() })
  return rounds.slice(1)
}

/**
 * @param {string} what
 * @param {number[]} times ms
 */
function sayKeys(what, times) {
  const p95 = percentile(times, 0.95)
  console.log(
    `${what}: median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...times)} ms (p95 has the ${describeAim(p95, AIM_MS)})`,
  )
}

/** @param {string} what @param {readonly { few: number[], many: number[] }[]} rounds */
const sayKeysRatio = (what, rounds) =>
  console.log(
    describeRatio(
      `p95 of a key in ${what}`,
      rounds.map(({ few, many }) => percentile(many, 0.95) / percentile(few, 0.95)),
      3,
    ),
  )

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} clients
 */
async function openClients(browser, url, clients) {
  const { call, credentials } = await account(url, `busca-${clients}`)
  await addClients(call, clients)
  const page = await signedInPage(browser, url, credentials)
  await page.goto('/clients')
  return () => typeInto(page, page.getByPlaceholder('Pesquisar clientes...'), 'rua das flores 49')
}

/**
 * Opens a quote, types into it at once, and removes its first line.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ small: number, large: number }} sizes
 */
async function compareOpening(browser, url, { small, large }) {
  const rounds = await alternate(await opener(browser, url, small), await opener(browser, url, large))
  const opened = rounds.map(({ many }) => many.opened)
  console.log(
    `a quote of ${large} lines takes a first key after: median ${percentile(opened, 0.5).toFixed(0)} ms, slowest ${Math.max(...opened).toFixed(0)} ms`,
  )
  console.log(
    describeRatio(
      `opening a quote of ${large} lines ÷ of ${small}`,
      rounds.map(({ few, many }) => many.opened / few.opened),
      3,
    ),
  )
  sayKeys(
    `a key in a quote of ${large} lines that has just opened`,
    rounds.flatMap(({ many }) => many.keys),
  )
  sayKeysRatio(
    `a quote that has just opened, of ${large} lines ÷ of ${small}`,
    rounds.map(({ few, many }) => ({ few: few.keys, many: many.keys })),
  )
  sayKeys(
    `the key that removes the first of ${large} lines`,
    rounds.flatMap(({ many }) => many.removed),
  )
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} lines
 */
async function opener(browser, url, lines) {
  const { credentials } = await quoteOwner(url, { name: `abre-${lines}`, lines })
  const page = await signedInPage(browser, url, credentials)
  page.on('dialog', (question) => question.accept())
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByLabel('Quantidade', { exact: true }).first()
  await page.goto('/quotes')
  await page.getByTitle('Editar').waitFor()
  return async () => {
    const began = performance.now()
    await page.getByTitle('Editar').click()
    await quantity.fill('1')
    const opened = performance.now() - began
    const keys = await typeInto(page, quantity, '1234,567')
    await dialog.getByTitle('Remover item').first().focus()
    const removed = await keyTimes(page, '\n')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    return { opened, keys, removed }
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} field
 * @param {string} text
 */
async function typeInto(page, field, text) {
  await field.fill('')
  await field.focus()
  return keyTimes(page, text)
}
