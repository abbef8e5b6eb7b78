import type { Company } from '@atelie/contract/company'
import { formatCalendarDate, formatInstant } from '@atelie/contract/dates'
import { formatCents } from '@atelie/money/cents'
import { escapeHtml } from '@atelie/service-kit/html'
import type { StoredQuote } from '../models/quote.ts'
import { styles } from './styles.ts'

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })

/** The whole document as HTML. Every text of the user passes through escapeHtml. */
export function quoteHtml(quote: StoredQuote, company: Company): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Orçamento nº ${quote.id}</title><style>${styles}</style></head>
<body>
  ${companyHeader(company)}
  <header>
    <h1>Orçamento <span class="number">nº ${quote.id}</span></h1>
    <dl>
      <div><dt>Data</dt><dd>${formatInstant(quote.createdAt.toISOString())}</dd></div>
      ${quote.validUntil ? `<div><dt>Válido até</dt><dd>${formatCalendarDate(quote.validUntil)}</dd></div>` : ''}
    </dl>
  </header>
  <section class="client">
    <h2>Cliente</h2>
    <p class="name">${escapeHtml(quote.client!.name)}</p>
    <p>${escapeHtml(quote.client!.phone)}</p>
    <p>${escapeHtml(quote.client!.address)}</p>
  </section>
  <table>
    <thead>
      <tr><th scope="col">Produto</th><th scope="col">Quantidade</th><th scope="col">Preço unitário</th><th scope="col">Desconto</th><th scope="col">Total</th></tr>
    </thead>
    <tbody>${quote.items.map(itemRow).join('')}</tbody>
  </table>
  <p class="total"><span>Total</span> <strong>${formatCents(quote.totalCents)}</strong></p>
  ${quote.notes ? `<section class="notes"><h2>Observações</h2><p>${escapeHtml(quote.notes)}</p></section>` : ''}
</body>
</html>`
}

/** Who the quote comes from; nothing while the owner has said nothing about it. */
function companyHeader({ name, address, cnpj, phone, logoUrl }: Company): string {
  const lines = [address, [cnpj && `${labelOf(cnpj)} ${cnpj}`, phone].filter(Boolean).join(' · ')].filter(Boolean) as string[]
  if (!name && !logoUrl && lines.length === 0) return ''
  return `<section class="company">
    ${logoUrl ? `<img src="${escapeHtml(logoUrl)}" alt="">` : ''}
    <div>${name ? `<p class="name">${escapeHtml(name)}</p>` : ''}${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>
  </section>`
}

/** The field takes either; only a CPF has eleven places. */
const labelOf = (cnpj: string) => (cnpj.replace(/[^0-9A-Za-z]/g, '').length === 11 ? 'CPF' : 'CNPJ')

function itemRow(item: StoredQuote['items'][number]): string {
  const discount = item.discountHundredths === 0 ? '–' : `${decimal.format(item.discountHundredths / 100)}%`
  return `<tr>
    <td>${escapeHtml(item.productName)}</td>
    <td>${decimal.format(item.quantityThousandths / 1000)} ${escapeHtml(item.unit)}</td>
    <td>${formatCents(item.unitPriceCents)}</td>
    <td>${discount}</td>
    <td>${formatCents(item.totalCents)}</td>
  </tr>`
}

/** Chromium fills in the two numbers. Header and footer have a document, and so a style, of their own. */
export const FOOTER_HTML = `<div style="width:100%;padding:0 18mm;font:8pt sans-serif;color:#675d63;text-align:right">
  Página <span class="pageNumber"></span> de <span class="totalPages"></span></div>`
