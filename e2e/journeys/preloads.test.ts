import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { expect, test } from '../workshop.ts'

const FOR_VISITORS = ['/auth', '/caption-generator']

for (const path of ['/cash', '/quotes', ...FOR_VISITORS]) {
  test(`each file preloaded for ${path} is used, and loaded once`, async ({ browser, baseURL, context }) => {
    const { page, warnings, close } = await openCold(browser, {
      baseURL,
      storageState: FOR_VISITORS.includes(path) ? undefined : await context.storageState(),
    })
    const response = await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const preloaded = [...((await response!.headerValue('link')) ?? '').matchAll(/<([^<>]+)>/g)].map(
      ([, address]) => address,
    )
    const loaded = await timesLoaded(page)
    expect(preloaded.length).toBeGreaterThan(1)
    expect(loaded.map(([address]) => address)).toEqual(expect.arrayContaining(preloaded))
    expect(loaded.filter(([, times]) => times > 1)).toEqual([])
    await expect.poll(() => scriptsRun(page)).toEqual(expect.arrayContaining(preloaded))
    expect(warnings).toEqual([])
    await close()
  })
}

test('a page is loaded when its link is pointed at or focused, and once', async ({ browser, baseURL, context }) => {
  const { page, warnings, close } = await openCold(browser, { baseURL, storageState: await context.storageState() })
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Navegação' })
  await nav.getByRole('link', { name: 'Clientes' }).hover()
  await expect.poll(() => timesLoaded(page)).toContainEqual([expect.stringMatching(/\/page-clients/), 1])
  await nav.getByRole('link', { name: 'Caixa' }).focus()
  await expect.poll(() => timesLoaded(page)).toContainEqual([expect.stringMatching(/\/page-cash/), 1])
  await page.waitForLoadState('networkidle')
  const before = await timesLoaded(page)
  await nav.getByRole('link', { name: 'Clientes' }).click()
  await page.getByRole('heading', { name: 'Gerenciamento de Clientes' }).waitFor()
  expect(await timesLoaded(page)).toEqual(before)
  expect(warnings).toEqual([])
  await close()
})

test('visitors get no code of a page for accounts', async ({ browser, baseURL }) => {
  const { page, close } = await openCold(browser, { baseURL, storageState: undefined })
  await page.goto('/caption-generator')
  await page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Gerador de Stickers' }).waitFor()
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<a href="/cash">para o caixa</a>'))
  const asked = page.waitForResponse(/page-files\?page=\/cash/)
  await page.getByRole('link', { name: 'para o caixa' }).hover()
  expect(await (await asked).json()).toEqual({ files: [] })
  await close()
})

/** A browser window that has nothing in its cache. */
async function openCold(browser: Browser, options: BrowserContextOptions) {
  const cold = await browser.newContext({ locale: 'pt-BR', ...options })
  const page = await cold.newPage()
  await page.addInitScript(() => {
    const seen = window as unknown as { scripts: string[] }
    seen.scripts = []
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) seen.scripts.push(new URL(node.src).pathname)
    }).observe(document, { childList: true, subtree: true })
  })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text())
  })
  return { page, warnings, close: () => cold.close() }
}

/** The scripts that the page put into script elements, which are removed once they have run. */
const scriptsRun = (page: Page) => page.evaluate(() => (window as unknown as { scripts: string[] }).scripts)

/** How often each script of the front-ends came over the network, rather than from the cache. */
async function timesLoaded(page: Page): Promise<[address: string, times: number][]> {
  const addresses = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && /\/front-ends\/.+\.js$/.test(name))
      .map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(addresses)].map((address) => [address, addresses.filter((one) => one === address).length])
}
