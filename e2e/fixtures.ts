import { test as base, expect } from 'playwright/test'
import { Copy } from './copy.ts'

/** Expected in any journey: browsers print a visitor's 401 as an error, and a refused sign-in is logged on purpose. */
const EXPECTED = /401 \(Unauthorized\)|^Erro ao fazer login:/

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

export const test = base.extend<Fixtures>({
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
  quietConsole: [async ({ page, injectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()) && !injectedErrors?.test(message.text())) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await use()
    expect(errors).toEqual([])
  }, { auto: true }],
})

export { expect }
