import { test as base, expect } from 'playwright/test'
import type { Person } from '../fixtures.ts'
import { startEngine, type Engine, type EngineName } from './engines.ts'
import { Phone } from './phone.ts'

export interface EngineOptions {
  engine: EngineName
}

/** A person with an account, whose records are created without the browser. */
interface Account extends Person {
  create: (path: string, body: unknown) => Promise<number>
}

interface Fixtures {
  phone: Phone
  account: Account
  /** Signed in. */
  signedIn: Phone
}

export const test = base.extend<Fixtures, EngineOptions & { running: Engine }>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const running = await startEngine[engine]()
      await use(running)
      await running.end()
    },
    { scope: 'worker' },
  ],
  phone: async ({ running, baseURL }, use, info) => {
    const driver = await running.open()
    const phone = new Phone(driver, baseURL!)
    await use(phone)
    if (info.status !== info.expectedStatus) {
      const seen = await phone.evaluate<string>('return location.href + "\\n" + document.body.innerText').catch(String)
      await info.attach('what the page says', { body: seen, contentType: 'text/plain' })
    }
    await driver.quit()
  },
  account: async ({ playwright, baseURL, engine }, use) => {
    const api = await playwright.request.newContext({ baseURL })
    const create = async (path: string, data: unknown) => {
      const response = await api.post(path, { data })
      expect(response.ok(), `${path} ${response.status()}`).toBe(true)
      return ((await response.json()) as { id: number }).id
    }
    const person = { fullName: 'Marina Duarte', email: `${engine}-${Date.now()}@exemplo.com.br`, password: 'segredo1' }
    await create('/api/register', person)
    await use({ ...person, create })
    await api.dispose()
  },
  signedIn: async ({ phone, account }, use) => {
    await phone.open('/auth')
    await phone.type({ label: 'Email' }, account.email)
    await phone.type({ label: 'Senha' }, account.password)
    await phone.press({ role: 'button', name: 'Entrar' })
    await phone.find({ role: 'heading', name: 'Gestão de Negócio' })
    await use(phone)
  },
})

export { expect }
