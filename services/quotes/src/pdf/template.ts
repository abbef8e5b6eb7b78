import { formatCalendarDate, formatInstant, today } from '@atelie/contract/dates'
import { formatCents } from '@atelie/money/cents'
import { quoteTotal, type QuoteLine } from '@atelie/money/quote-totals'
import { escapeHtml } from '@atelie/service-kit/html'
import type { Audience } from '../models/pdf.ts'
import { SYMBOL, SYMBOL_FACES } from './font.ts'
import { pixBlock } from './pix-block.ts'
import { quotePix } from './pix.ts'
import type { Sender } from './sender.ts'
import { decimal, registrationLabel, text, withoutGaps } from '../texts.ts'
import { accentStyle, firstSheet, pageMargins, styles } from './styles.ts'

interface ShownItem extends QuoteLine {
  productName: string
  /** Absent in quotes of earlier versions. */
  productDescription?: string | null
  unit: string
  totalCents: number
}

/** The printed part of a quote. Its texts come from users: each must pass through `text`. */
export interface ShownQuote {
  id: number
  createdAt: Date
  validUntil?: string | null
  client?: { name: string; phone: string; address: string } | null
  items: readonly ShownItem[]
  totalCents: number
  notes?: string | null
  paymentTerms?: string | null
  deliveryDate?: string | null
}

/** The quote as it is shown to an audience: links get passed on, so a customer's copy has nothing of the client but the name. */
export const shownTo = <Q extends ShownQuote>(audience: Audience, quote: Q): Q =>
  audience === 'customer' ? { ...quote, client: { name: quote.client!.name, phone: '', address: '' } } : quote

/** The whole document as HTML, to be printed. */
export const quoteHtml = (quote: ShownQuote, sender: Sender): string =>
  documentOf(quote, sender, (title) => pageMargins({ title, sender: sender.name ?? title, client: quote.client!.name }))

/** Its first sheet as HTML, to be drawn. */
export const pictureHtml = (quote: ShownQuote, sender: Sender): string =>
  documentOf(quote, sender, (title) => firstSheet(sender.name ?? title))

function documentOf(quote: ShownQuote, sender: Sender, paper: (title: string) => string): string {
  const title = `Orçamento ${quote.id}`
  const body = quoteBody(quote, sender, title)
  return `<!doctype html>
<html lang="pt-BR">
<head>
  <meta charset="utf-8"><title>${escapeHtml([title, sender.name].filter(Boolean).join(' – '))}</title>
  <style>${SYMBOL.test(body) ? SYMBOL_FACES : ''}${styles}${accentStyle(sender.accentColour)}${paper(title)}</style>
</head>
<body>${body}</body>
</html>`
}

function quoteBody(quote: ShownQuote, sender: Sender, title: string): string {
  const { name, phone, address } = quote.client!
  return `
  <header>
    ${senderBlock(sender)}
    <div class="document">
      <h1>${title}</h1>
      <dl class="dates">
        <div><dt>Data</dt><dd>${formatInstant(quote.createdAt.toISOString())}</dd></div>
        ${quote.validUntil ? `<div><dt>Válido até</dt><dd>${formatCalendarDate(quote.validUntil)}</dd></div>` : ''}
      </dl>
    </div>
  </header>
  <section class="client">
    <h2>Cliente</h2>
    <p class="name">${text(name)}</p>
    ${[phone, address].map((line) => line && `<p>${text(line)}</p>`).join('')}
  </section>
  ${itemsTable(quote)}
  <div class="terms">
    ${section('Entrega', quote.deliveryDate && formatCalendarDate(quote.deliveryDate))}
    ${section('Condições de pagamento', quote.paymentTerms)}
  </div>
  ${paymentBlock(quote, sender)}
  ${section('Observações', quote.notes)}
`
}

function paymentBlock(quote: ShownQuote, sender: Sender): string {
  const pix = sender.pix?.showOnPdf ? quotePix(quote, sender, today()) : null
  return pix ? pixBlock(pix) : ''
}

/** Nothing without a text. */
const section = (title: string, content: string | null | undefined): string =>
  content ? `<section class="notes"><h2>${title}</h2><p>${text(withoutGaps(content))}</p></section>` : ''

/** The characters that fit a column; amounts must not be cut off, so longer ones are printed smaller. */
const AMOUNT_LENGTH = 15

function amount(cents: number): string {
  const figures = formatCents(cents)
  return figures.length > AMOUNT_LENGTH ? `<span class="long">${figures}</span>` : figures
}

/** Empty if nothing is known of the sender. */
function senderBlock({ name, address, cnpj, phone, email, logoUrl, isLogoLight }: Sender): string {
  const registration = cnpj && `${registrationLabel(cnpj)} ${text(cnpj)}`
  const lines = [
    address && text(address),
    [registration, phone && text(phone)].filter(Boolean).join(' · '),
    email && text(email),
  ].filter(Boolean)
  if (!name && !logoUrl && lines.length === 0) return ''
  return `<section class="company">
    ${logoUrl ? `<img${isLogoLight ? ' class="light"' : ''} src="${escapeHtml(logoUrl)}" alt="Logotipo">` : ''}
    <div>${name ? `<p class="name">${text(name)}</p>` : ''}${lines.map((line) => `<p>${line}</p>`).join('')}</div>
  </section>`
}

/** The sums are part of the table and stay with the last line: alone on a page they would mean nothing. */
function itemsTable(quote: ShownQuote): string {
  const hasDiscounts = quote.items.some((item) => item.discountHundredths > 0)
  const column = (name: string, title: string) => `<th scope="col" class="${name}">${title}</th>`
  const rows = quote.items.map((item) => itemRow(item, hasDiscounts))
  return `<table>
    <thead><tr>
      ${column('item', 'Item')}${column('quantity', 'Quantidade')}${column('price', 'Preço unitário')}
      ${hasDiscounts ? column('discount', 'Desconto') : ''}${column('total', 'Total')}
    </tr></thead>
    <tbody>${rows.slice(0, -1).join('')}</tbody>
    <tbody class="closing">${rows.at(-1)}<tr><td class="sums-cell" colspan="${hasDiscounts ? 5 : 4}">${sums(quote)}</td></tr></tbody>
  </table>`
}

function itemRow(item: ShownItem, hasDiscounts: boolean): string {
  const discount = item.discountHundredths > 0 ? `${decimal.format(item.discountHundredths / 100)}%` : '–'
  return `<tr>
    <td>${text(item.productName)}${description(item)}</td>
    <td><span class="amount">${decimal.format(item.quantityThousandths / 1000)}</span> ${text(item.unit)}</td>
    <td>${amount(item.unitPriceCents)}</td>
    ${hasDiscounts ? `<td>${discount}</td>` : ''}
    <td>${amount(item.totalCents)}</td>
  </tr>`
}

const description = ({ productDescription }: ShownItem): string =>
  productDescription ? `<p class="description">${text(withoutGaps(productDescription))}</p>` : ''

/** Subtotal and discounts are only shown if there are any discounts. */
function sums({ items, totalCents }: ShownQuote): string {
  const subtotalCents = quoteTotal(items.map((item) => ({ ...item, discountHundredths: 0 })))
  const row = (name: string, label: string, cents: number) =>
    `<tr class="${name}"><th scope="row">${label}</th><td>${amount(cents)}</td></tr>`
  const discounts =
    totalCents === subtotalCents
      ? ''
      : row('sum', 'Subtotal', subtotalCents) + row('sum', 'Descontos', totalCents - subtotalCents)
  return `<table class="sums"><tbody>${discounts}${row('grand', 'Total', totalCents)}</tbody></table>`
}
