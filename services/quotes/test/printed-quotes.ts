import { companyDetails } from '@atelie/contract/company'
import { exampleCompany } from '@atelie/contract/examples/bodies'
import { rowReader } from '@atelie/contract/record'
import { lineTotal, quoteTotal } from '@atelie/money/quote-totals'
import type { Sender } from '../src/pdf/sender.ts'
import type { ShownQuote } from '../src/pdf/template.ts'

type Item = ShownQuote['items'][number]

/** A sender of whom nothing is known. */
export const unknownSender: Sender = { ...rowReader(companyDetails)({}), pix: null, isLogoLight: false }

export const printedSender = (sender: Partial<Sender> = {}): Sender => ({
  ...exampleCompany(),
  pix: null,
  isLogoLight: false,
  ...sender,
})

/** A line of a printed quote, its total computed. */
export function printedItem(id: number, item: Partial<Item> = {}): Item {
  const line = { quantityThousandths: 1000, unitPriceCents: 8990, discountHundredths: 0, ...item }
  return { productName: `Caneca ${id}`, unit: 'un', ...line, totalCents: lineTotal(line) }
}

export function printedQuote(items: readonly Item[], quote: Partial<ShownQuote> = {}): ShownQuote {
  return {
    id: 12,
    createdAt: new Date('2026-11-21T15:00:00Z'),
    validUntil: '2026-12-21',
    notes: null,
    client: {
      name: 'Ana Beatriz Nogueira',
      phone: '(11) 98765-4321',
      address: 'Rua das Flores, 10, Centro, São Paulo/SP, CEP 01310-100',
    },
    items,
    totalCents: quoteTotal(items),
    ...quote,
  }
}
