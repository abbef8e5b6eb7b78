// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { account, client } from './accounts.mjs'

const LOGO = `data:image/png;base64,${readFileSync(join(import.meta.dirname, '../local/demo/logo.png')).toString('base64')}`

/**
 * An account with a logo and quotes.
 * @param {string} url
 * @param {{ name: string, quotes: number, lines?: number }} options
 */
export async function quoteOwner(url, { name, quotes: count, lines = 10 }) {
  const { call, credentials } = await account(url, name)
  const company = await call('POST', '/api/company', { body: { name: 'Ateliê Flor de Linho', address: 'Rua das Flores, 10', cnpj: '11.222.333/0001-81', logoUrl: LOGO } })
  await call('POST', '/api/clients', { body: client(1) })
  const product = await call('POST', '/api/products', { body: { name: 'Caneca pintada à mão', price: 89.9, unit: 'un' } })
  const items = Array.from({ length: lines }, (_, index) => ({ productId: product.id, quantity: 1 + index, unitPrice: 89.9, discount: index % 10 }))
  const quotes = []
  for (let index = 0; index < count; index += 1) quotes.push(await call('POST', '/api/quotes', { body: { quote: { clientId: 1, notes: 'Prazo de 10 dias úteis.' }, items } }))
  let changes = 0
  /** @param {number} id */
  const ask = (id) => fetch(`${url}/api/pdf/quote/${id}`, { headers: { cookie: call.cookie() } })
  return {
    credentials, company, quotes,
    ids: /** @type {number[]} */ (quotes.map(({ id }) => id)),
    /** Makes every stored PDF of the account outdated. */
    async outdateAll() {
      changes += 1
      await call('POST', '/api/company', { body: { phone: `(11) 9${String(changes).padStart(8, '0')}` } })
    },
    /** Requests a PDF, which may not be ready in time. */
    ask,
    /** @param {number} id */
    async open(id) {
      const response = await ask(id)
      const content = new Uint8Array(await response.arrayBuffer())
      if (response.status !== 200) throw new Error(`the PDF's response was a ${response.status}: ${Buffer.from(content)}`)
      return content
    },
  }
}
