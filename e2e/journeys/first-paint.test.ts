import type { BrowserContext, Page } from 'playwright/test'
import { pages, publicPages } from '../pages.ts'
import { expect, test } from '../workshop.ts'

/** A page's own account of its loading. */
interface Watched {
  /** The sum of its layout shifts. */
  shift: number
  /** Where spinners were, as 'x y' in px. */
  spinners: string[]
  /** The most at one time. */
  most: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Collects layout shifts and spinners from the first frame on. */
const watch = (context: BrowserContext | Page) =>
  context.addInitScript(() => {
    const watched: Watched = (window.watched = { shift: 0, spinners: [], most: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const found = [...document.querySelectorAll('[role=progressbar]')]
        .map((spinner) => spinner.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      watched.most = Math.max(watched.most, found.length)
      // Their middles: they turn.
      for (const { x, y, width, height } of found) {
        const place = `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`
        if (!watched.spinners.includes(place)) watched.spinners.push(place)
      }
      requestAnimationFrame(look)
    }
    look()
  })

/** A slow line, in bytes a second. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
}

async function settle(page: Page): Promise<Watched> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => window.watched)
}

for (const [who, paths, session] of [
  // Two of the public pages stand for all, whose header alone differs from a visitor's: one for each kind of content.
  ['a signed-in person', [...pages, '/caption-generator', '/content-ideas-generator'], undefined],
  ['a visitor', ['/auth', ...publicPages], { cookies: [], origins: [] }],
] as const) {
  test.describe(who, { tag: '@width' }, () => {
    if (session) test.use({ storageState: { cookies: [], origins: [] } })

    test(`${who} sees no page jump while it loads on a slow line, nor when the typefaces come much later, and at most one spinner, in one place`, async ({
      page,
    }) => {
      test.slow()
      await watch(page)
      await slowDown(page)
      let arrive = () => {}
      let arrival = Promise.resolve()
      await page.route('**/*.woff2', async (route) => {
        await arrival
        await route.continue()
      })
      for (const path of paths) {
        arrival = new Promise((resolve) => {
          arrive = resolve
        })
        await page.goto(path, { waitUntil: 'commit' })
        const { shift, spinners, most } = await settle(page)
        expect(shift, path).toBeLessThanOrEqual(0.01)
        expect(most, path).toBeLessThanOrEqual(1)
        expect(spinners.length, `${path}: ${spinners.join(', ')}`).toBeLessThanOrEqual(1)
        expect(await page.evaluate(() => document.fonts.status), path).toBe('loading')
        arrive()
        await page.evaluate(() => document.fonts.ready)
        expect((await settle(page)).shift, `${path} with its typefaces`).toBeLessThanOrEqual(0.01)
      }
    })
  })
}

test('no page jumps on the way from one to the next', { tag: '@width' }, async ({ page, isMobile }) => {
  await watch(page)
  await page.goto('/')
  await settle(page)
  const links = isMobile
    ? page.getByRole('navigation', { name: 'Atalhos' })
    : page.getByRole('navigation', { name: 'Navegação' })
  for (const name of ['Clientes', 'Orçamentos', 'Caixa', 'Home']) {
    await links.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('main', { name })).toBeVisible()
    expect((await settle(page)).shift, name).toBeLessThanOrEqual(0.01)
  }
})

test.describe('before any script has run', { tag: '@width' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`brand, background and the header's place are there, in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/assets/main.*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/clients', { waitUntil: 'commit' })
      const start = page.locator('.start')
      await expect(start).toBeVisible()
      await expect(start).toHaveText('Ateliê')
      const looks = () =>
        page.evaluate(() => [
          getComputedStyle(document.body).backgroundColor,
          getComputedStyle(document.querySelector('header, .start')!).backgroundColor,
        ])
      const place = async (selector: string) => (await page.locator(selector).boundingBox())!
      const [before, bar, mark] = [await looks(), await place('.start'), await place('.start svg')]
      release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await looks()).toEqual(before)
      expect((await place('header')).height).toBe(bar.height)
      const brand = await place('header a svg')
      expect(Math.abs(brand.x - mark.x)).toBeLessThanOrEqual(8)
      expect(Math.abs(brand.y - mark.y)).toBeLessThanOrEqual(2)
    })
  }
})
