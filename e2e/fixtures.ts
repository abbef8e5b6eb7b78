import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext } from 'playwright/test'
import { Copy } from './copy.ts'
import { unknownPage } from './pages.ts'

/** Expected in any journey: browsers print a visitor's 401 as an error, over HTTP/2 without its name, and a refused sign-in is logged on purpose. */
const EXPECTED = /401 \((Unauthorized)?\)|^Erro ao fazer login:/

export interface Person {
  fullName: string
  email: string
  password: string
}

interface Fixtures {
  /** A person without an account. */
  person: Person
  /** A separate running copy, configured as in production, limits included. */
  copy: Copy
  /** Further errors that a journey's pages may print. */
  injectedErrors: RegExp | null
  /** Fails the test if a page prints an unexpected error. */
  quietConsole: void
}

interface WorkerFixtures {
  /** A browser that keeps its cache from one journey to the next, like a returning visitor's: loading a page takes half as long. */
  profile: BrowserContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  profile: [
    async ({ playwright }, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'atelie-profile-'))
      const profile = await playwright.chromium.launchPersistentContext(folder, {
        ...project.use.launchOptions,
        ...project.use,
      })
      profile.setDefaultTimeout(project.use.actionTimeout!)
      await use(profile)
      await profile.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  // Other options of a context, such as its viewport, are the project's: a journey that needs its own opens a context with them.
  context: async ({ profile, storageState, permissions }, use, { project }) => {
    if (typeof storageState === 'string' || storageState?.origins.length)
      throw new Error('a journey may start with cookies only')
    // Without any page, the browser would end.
    const [blank = await profile.newPage()] = profile.pages()
    const devTools = await profile.newCDPSession(blank)
    await devTools.send('Storage.clearDataForOrigin', {
      origin: project.use.baseURL!,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
    })
    await devTools.detach()
    await profile.addCookies(storageState?.cookies ?? [])
    if (permissions) await profile.grantPermissions(permissions)
    await use(profile)
    for (const page of profile.pages()) if (page !== blank) await page.close()
    await profile.clearPermissions()
    await profile.setOffline(false)
  },
  person: async ({ browserName }, use) => {
    const id = `${browserName}-${Date.now().toString(36)}-${Math.floor(performance.now() * 1000).toString(36)}`
    await use({ fullName: 'Marina Duarte', email: `${id}@exemplo.com.br`, password: 'segredo1' })
  },
  copy: async ({}, use) => {
    const copy = await Copy.create()
    await copy.start()
    await use(copy)
    await copy.remove()
  },
  injectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ page, injectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        // Browsers print the status of a page as an error, too.
        if (
          message.text().includes('404') &&
          new URL(message.location().url, 'http://localhost').pathname === unknownPage
        )
          return
        if (message.type() === 'error' && !EXPECTED.test(message.text()) && !injectedErrors?.test(message.text()))
          errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
