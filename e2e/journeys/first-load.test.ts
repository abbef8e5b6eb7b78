import type { Page, Request } from 'playwright/test'
import { expect, test } from '../workshop.ts'

/** KB of 1000 bytes as sent, of everything but pictures and the font. */
const BUDGETS = {
  '/': 171,
  '/auth': 185,
  '/caption-generator': 230,
  '/content-ideas-generator': 230,
  '/cash': 253,
  '/quotes': 250,
}
const FOR_VISITORS = ['/auth', '/caption-generator', '/content-ideas-generator']

/** Texts that the code of each has once. A second copy would have a state of its own. */
const MARKS = {
  React: /__CLIENT_INTERNALS_[A-Z_]+=/g,
  'the DOM': /__DOM_INTERNALS_[A-Z_]+=/g,
  'the router': /__reactRouterVersion/g,
  'the query cache': /No QueryClient set/g,
  emotion: /:not\(\[data-s\]\)/g,
  'the theme': /mui\.nested/g,
  toasts: /useToast needs/g,
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  const isForVisitors = FOR_VISITORS.includes(path)
  test(`the first load of ${path} is at most ${budget} KB, with one copy of each library`, async ({
    browser,
    baseURL,
    context,
  }) => {
    const storageState = isForVisitors ? undefined : await context.storageState()
    const cold = await browser.newContext({ baseURL, locale: 'pt-BR', storageState })
    const page = await cold.newPage()
    const loaded = recordRequests(page)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const counted = loaded.filter((request) => !['image', 'font'].includes(request.resourceType()))
    const sizes = await Promise.all(counted.map(async (request) => (await request.sizes()).responseBodySize))
    const scripts = await Promise.all(
      counted
        .filter((request) => request.resourceType() === 'script')
        .map(async (request) => (await request.response())!.text()),
    )
    await cold.close()
    for (const [name, mark] of Object.entries(MARKS)) expect(scripts.join('\n').match(mark), name).toHaveLength(1)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(budget)
  })
}

function recordRequests(page: Page): Request[] {
  const loaded: Request[] = []
  page.on('requestfinished', (request) => loaded.push(request))
  return loaded
}
