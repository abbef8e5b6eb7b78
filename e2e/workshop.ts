import { today } from '@atelie/contract/dates'
import { exampleClient, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import type { APIRequestContext } from 'playwright/test'
import { test as base, type Person } from './fixtures.ts'

/** A person with a client, a product, a quote and a sale of today, and their browser session. */
export interface Workshop {
  person: Person
  session: Awaited<ReturnType<APIRequestContext['storageState']>>
}

/**
 * Tests that only read a workshop share one, because registering is slow. They start signed in; a test that signs out needs
 * its own session.
 */
export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ playwright }, use, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const person = {
        fullName: 'Helena Prado',
        email: `helena-${project.name}-${crypto.randomUUID()}@exemplo.com.br`,
        password: 'segredo1',
      }
      const create = async (path: string, data: unknown): Promise<number> =>
        (await (await api.post(path, { data })).json()).id
      await create('/api/register', person)
      const clientId = await create('/api/clients', exampleClient())
      const productId = await create('/api/products', exampleProduct())
      await create('/api/quotes', exampleQuote({ clientId }, [{ productId }]))
      await create('/api/cash/transaction', exampleTransaction({ date: today() }))
      await use({ person, session: await api.storageState() })
      await api.dispose()
    },
    { scope: 'worker' },
  ],

  storageState: ({ workshop }, use) => use(workshop.session),
})

export { expect } from './fixtures.ts'
