import type { Client } from '@atelie/contract/clients'
import type { getQuoteSubjects } from '@atelie/contract/internal'
import type { EndpointResponse } from '@atelie/contract/endpoint'
import { quoteMessages, type updateQuoteBody } from '@atelie/contract/quotes'
import type { z } from '@atelie/contract/zod'
import { lineTotal, quoteTotal, type QuoteLine } from '@atelie/money/quote-totals'
import { Problem } from '@atelie/service-kit/problem'

type Body = z.output<typeof updateQuoteBody>
type Subjects = EndpointResponse<typeof getQuoteSubjects>

/** The ids to look up in the crm service. */
export const subjectsOf = ({ quote, items }: Body) => ({
  clientId: quote.clientId,
  productIds: [...new Set(items.map((item) => item.productId))].join(','),
})

/**
 * The stored fields of a quote: a snapshot of client and products, and the totals as we compute them.
 * Throws Problem('validation') if the client or a product does not exist.
 */
export function quoteFields({ items }: Body, subjects: Subjects) {
  const { client } = subjects
  const products = new Map(subjects.products.map((product) => [product.id, product]))
  const issues = [
    ...(client ? [] : [{ path: 'quote.clientId', message: quoteMessages.clientUnknown }]),
    ...items.flatMap((item, index) =>
      products.has(item.productId) ? [] : [{ path: `items.${index}.productId`, message: quoteMessages.productUnknown }],
    ),
  ]
  if (!client || issues.length > 0) throw new Problem('validation', { error: issues[0]?.message, issues })

  const lines: QuoteLine[] = items.map((item) => ({
    quantityThousandths: item.quantity,
    unitPriceCents: item.unitPrice,
    discountHundredths: item.discount,
  }))
  return {
    clientId: client.id,
    client: { name: client.name, phone: client.phone, address: addressLine(client.address) },
    items: items.map((item, index) => {
      const product = products.get(item.productId)!
      const line = lines[index]!
      return {
        id: index + 1,
        productId: product.id,
        productName: product.name,
        productDescription: product.description,
        unit: product.unit,
        ...line,
        totalCents: lineTotal(line),
      }
    }),
    totalCents: quoteTotal(lines),
  }
}

function addressLine(address: Client['address']): string {
  const street = [`${address.street}, ${address.number}`, address.complement].filter(Boolean).join(' - ')
  return `${street}, ${address.neighborhood}, ${address.city}/${address.state}, CEP ${address.cep}`
}
