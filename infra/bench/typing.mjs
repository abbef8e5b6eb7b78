// @ts-check
import { account, client, product, quote } from './accounts.mjs'
import { keyTimes, signedInPage, withBrowser } from './browser.mjs'
import { describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 6
const AIM_MS = 50

/**
 * How long a key takes until the screen has answered: in the search of 5,000 clients against 50, and in a quote of 200
 * lines against one of 2.
 * @param {string} url
 */
export async function typing(url) {
  await withBrowser(async (browser) => {
    await compare('the search of clients', { small: 50, large: 5_000 }, (size) => openSearch(browser, url, size))
    await compare('a quote line', { small: 2, large: 200 }, (size) => openQuote(browser, url, size))
  })
}

/**
 * @param {string} what
 * @param {{ small: number, large: number }} sizes
 * @param {(size: number) => Promise<() => Promise<number[]>>} open answers how to type once
 */
async function compare(what, { small, large }, open) {
  const [typeInSmall, typeInLarge] = [await open(small), await open(large)]
  await typeInSmall()
  await typeInLarge()
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ few: await typeInSmall(), many: await typeInLarge() })
  const all = rounds.flatMap(({ many }) => many)
  console.log(`a key in ${what}, of ${large}: median ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms, slowest ${Math.max(...all)} ms (aim: at most ${AIM_MS})`)
  console.log(describeRatio(`p95 of a key in ${what}, of ${large} ÷ of ${small}`, rounds.map(({ few, many }) => percentile(many, 0.95) / percentile(few, 0.95)), 3))
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} clients
 */
async function openSearch(browser, url, clients) {
  const { call, credentials } = await account(url, `busca-${clients}`)
  for (let first = 0; first < clients; first += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => call('POST', '/api/clients', { body: client(first + index) })))
  }
  const page = await signedInPage(browser, url, credentials)
  await page.goto('/clients')
  const search = page.getByPlaceholder('Pesquisar clientes...')
  return async () => {
    await search.fill('')
    await search.focus()
    return keyTimes(page, 'rua das flores 49')
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} lines
 */
async function openQuote(browser, url, lines) {
  const { call, credentials } = await account(url, `linhas-${lines}`)
  await call('POST', '/api/clients', { body: client(1) })
  await call('POST', '/api/products', { body: product })
  await call('POST', '/api/quotes', { body: quote(lines) })
  const page = await signedInPage(browser, url, credentials)
  await page.goto('/quotes')
  await page.getByTitle('Editar').click()
  const quantity = page.getByRole('dialog').getByLabel('Quantidade', { exact: true }).last()
  await quantity.waitFor()
  return async () => {
    await quantity.fill('')
    await quantity.focus()
    return keyTimes(page, '1234,567')
  }
}
