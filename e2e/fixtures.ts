import { test as base, expect } from 'playwright/test'
import { Copy } from './copy.ts'

/** Whatever a journey does: a visitor asks who is signed in and is told 401, which browsers print as an error; a refused sign-in is logged on purpose. */
const EXPECTED = /401 \(Unauthorized\)|^Erro ao fazer login:/

export interface Person {
  fullName: string
  email: string
  password: string
}

interface Fixtures {
  /** Somebody who has never been here. */
  person: Person
  /** A running copy of the test's own, with everything as it is for people: its limits too. */
  copy: Copy
  /** What else a journey's pages may print as an error. */
  injectedErrors: RegExp | null
  /** Fails the test when a page prints an error that nothing in the journey explains. */
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
