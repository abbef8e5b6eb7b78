import type { Client } from '@atelie/contract/clients'
import type { Product } from '@atelie/contract/products'
import type { Quote } from '@atelie/contract/quotes'
import { formatMoney } from '@atelie/money/cents'
import type { PickerOption } from '@atelie/web-kit/fields/record-picker'
import { strings } from './strings.ts'

/**
 * The client picker's options: all clients, with details to tell namesakes apart, and the client of the edited quote, who
 * may be newer than the list.
 */
export function clientOptions(clients: Client[], quote: Quote | null): PickerOption[] {
  const options = clients.map(({ id, name, phone, address }) => ({
    id,
    name,
    detail: [phone, address.city].filter(Boolean).join(' · '),
  }))
  if (!quote || clients.some(({ id }) => id === quote.clientId)) return options
  return [...options, { id: quote.clientId, name: quote.client.name || strings.noClientName }]
}

/** The product picker's options: the catalogue, followed by deleted products in the saved quote. */
export function productOptions(products: Product[], stored: Quote['items']): PickerOption[] {
  const known = new Set(products.map(({ id }) => id))
  const gone = new Map(
    stored.filter(({ productId }) => !known.has(productId)).map((item) => [item.productId, item.productName]),
  )
  return [
    ...products.map(({ id, name, price, unit }) => ({ id, name, detail: `${formatMoney(price)} / ${unit}` })),
    ...Array.from(gone, ([id, name]) => ({ id, name: `${name} (${strings.unavailable})` })),
  ]
}
