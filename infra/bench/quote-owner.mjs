// @ts-check
import { randomInt } from 'node:crypto'
import { company } from '../local/demo/records.mjs'
import { account, client } from './accounts.mjs'

/**
 * An account with a logo and a quote.
 * @param {string} url
 * @param {{ name: string, lines: number }} options
 */
export async function quoteOwner(url, { name, lines }) {
  const { call, credentials } = await account(url, name)
  await call('POST', '/api/company', { body: company })
  await call('POST', '/api/clients', { body: client(1) })
  const product = await call('POST', '/api/products', {
    body: { name: 'Caneca pintada à mão', price: 89.9, unit: 'un' },
  })
  const items = Array.from({ length: lines }, (_, index) => ({
    productId: product.id,
    quantity: 1 + index,
    unitPrice: 89.9,
    discount: index % 10,
  }))
  const { id } = await call('POST', '/api/quotes', {
    body: { quote: { clientId: 1, notes: 'Prazo de 10 dias úteis.' }, items },
  })
  return {
    credentials,
    /** Makes the stored PDF outdated. */
    async outdate() {
      await call('POST', '/api/company', { body: { phone: `(11) 9${randomInt(10_000_000, 100_000_000)}` } })
    },
    /** Opens the quote as a PDF. */
    async open() {
      const response = await fetch(`${url}/api/pdf/quote/${id}`, { headers: { cookie: call.cookie() } })
      const content = Buffer.from(await response.arrayBuffer())
      if (response.status !== 200) throw new Error(`the PDF's response was a ${response.status}: ${content}`)
    },
  }
}
