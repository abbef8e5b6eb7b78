import { createHash } from 'node:crypto'
import { lastDayToAnswer } from '@atelie/contract/acceptance'
import { formatCalendarDate, formatInstant } from '@atelie/contract/dates'
import { formatMoment } from '@atelie/contract/moments'
import { MAX_COMMENT } from '@atelie/contract/quote-events'
import { formatCents } from '@atelie/money/cents'
import { escapeHtml } from '@atelie/service-kit/html'
import type { StoredQuote } from '../models/quote.ts'
import { amountLine, type QuotePix } from '../pdf/pix.ts'
import { qrSvg } from '../pdf/qr.ts'
import type { Sender } from '../pdf/sender.ts'
import { decimal, registrationLabel, text, withoutGaps } from '../texts.ts'
import script from './browser/script.mjs?raw'
import { accentStyle, styles } from './styles.ts'
import type { SharedView } from './view.ts'

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Everything on the page comes from its own address, and only what is written in it runs. */
const policyFor = (look: string): string =>
  [
    `default-src 'none'`,
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(look)}`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

interface Page {
  html: string
  /** Tells browsers all that the page may do. */
  policy: string
}

/** Where the page is, and who looks at it. */
interface PageAddress {
  /** `/orcamento/TOKEN` */
  path: string
  /** Scheme and host, for previews in other apps. */
  origin: string
  isOwner: boolean
}

/** The page that a customer sees. Its texts come from users: each must pass through `text` or `escapeHtml`. */
export function sharedPage(view: SharedView, { path, origin, isOwner }: PageAddress): Page {
  const { quote, sender } = view
  const title = `Orçamento ${quote.id}`
  return htmlPage({
    title: [title, sender.name].filter(Boolean).join(' – '),
    look: styles + accentStyle(sender.accentColour),
    head: previewTags({ title, sender, logo: `${origin}${path}/logo` }),
    // An owner's look is no opening.
    data: isOwner ? '' : `data-path="${path}" data-version="${quote.version}"`,
    main: `
      ${isOwner ? '<p class="card">É assim que seu cliente vê este orçamento.</p>' : ''}
      ${companyBlock(sender, path)}
      ${stateBlock(view)}
      <section class="card" aria-labelledby="title">
        <div><h1 id="title">${title}</h1><p class="soft">Para ${text(quote.client!.name)}</p></div>
        <ul aria-label="Itens">${quote.items.map(itemLine).join('')}</ul>
        <p class="sum"><span>Total</span><strong class="money">${formatCents(quote.totalCents)}</strong></p>
        <dl class="facts">${facts(view)}</dl>
      </section>
      ${view.pix ? pixBlock(view.pix) : ''}
      <p class="actions"><a class="button" href="${path}/pdf" target="_blank" rel="noopener">Abrir o PDF</a></p>
      ${isOwner ? '' : answerBlock(view)}`,
  })
}

/** The page of a link that leads to no quote that can be shown. */
export const messageOnly = ({ title, message }: { title: string; message: string }): Page =>
  htmlPage({
    title,
    look: styles,
    head: '',
    data: '',
    main: `<section class="card"><h1>${title}</h1><p>${message}</p></section>`,
  })

function htmlPage({
  title,
  look,
  head,
  main,
  data,
}: Record<'title' | 'look' | 'head' | 'main' | 'data', string>): Page {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
  <title>${escapeHtml(title)}</title>${head}
  <style>${look}</style>
</head>
<body ${data}>
  <main>${main}</main>
  <footer class="soft small">Feito com Ateliê</footer>
  <script>${script}</script>
</body>
</html>
`
  return { html, policy: policyFor(look) }
}

/** For the picture and title that other apps show with a link. They have no amount: chats have more readers than one. */
function previewTags({ title, sender: { name, logoUrl }, logo }: { title: string; sender: Sender; logo: string }) {
  const tag = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`
  return [
    tag('type', 'website'),
    tag('title', title),
    ...(name ? [tag('site_name', name), tag('description', name)] : []),
    ...(logoUrl ? [tag('image', logo)] : []),
  ].join('')
}

function companyBlock({ name, address, cnpj, phone, email, logoUrl, isLogoLight }: Sender, path: string): string {
  const lines = [address && text(address), cnpj && `${registrationLabel(cnpj)} ${text(cnpj)}`].filter(Boolean)
  const contacts = [
    phone && `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${text(phone)}</a>`,
    email && `<a href="mailto:${encodeURIComponent(email)}">${text(email)}</a>`,
  ].filter(Boolean)
  return `<header class="company">
    ${logoUrl ? `<img${isLogoLight ? ' class="light"' : ''} src="${path}/logo" alt="" width="64" height="64">` : ''}
    <div>
      ${name ? `<strong>${text(name)}</strong>` : ''}
      ${lines.length > 0 ? `<p class="soft small">${lines.join('<br>')}</p>` : ''}
      ${contacts.length > 0 ? `<p class="small contacts">${contacts.join('')}</p>` : ''}
    </div>
  </header>`
}

const fact = (label: string, value: string, look = '') =>
  `<div${look && ` class="${look}"`}><dt>${label}</dt><dd>${value}</dd></div>`

function facts({ quote, state }: SharedView): string {
  const { createdAt, validUntil, offeredAt, paymentTerms, deliveryDate, notes } = quote
  const lastDay = lastDayToAnswer({ validUntil: validUntil ?? null }, offeredAt ?? createdAt)
  const isAnswerable = state === 'open' || state === 'incomplete'
  return [
    fact('Data', formatInstant(createdAt.toISOString())),
    (validUntil || isAnswerable) && fact(validUntil ? 'Válido até' : 'Responda até', formatCalendarDate(lastDay)),
    deliveryDate && fact('Entrega', formatCalendarDate(deliveryDate)),
    paymentTerms && fact('Condições de pagamento', text(paymentTerms), 'wide'),
    notes && fact('Observações', `<span class="lines">${text(withoutGaps(notes))}</span>`, 'wide'),
  ]
    .filter(Boolean)
    .join('')
}

function itemLine(item: StoredQuote['items'][number]): string {
  const discount = item.discountHundredths > 0 ? ` · ${decimal.format(item.discountHundredths / 100)}% de desconto` : ''
  return `<li>
    <strong>${text(item.productName)}</strong><span class="money">${formatCents(item.totalCents)}</span>
    ${item.productDescription ? `<span class="soft small lines">${text(withoutGaps(item.productDescription))}</span>` : ''}
    <span class="soft small">${decimal.format(item.quantityThousandths / 1000)} ${text(item.unit)} × ${formatCents(item.unitPriceCents)}${discount}</span>
  </li>`
}

const pixBlock = (pix: QuotePix): string => `<section class="card pix" aria-labelledby="pix">
    <h2 id="pix">Pague com Pix</h2>
    ${qrSvg(pix.code, 'QR code do Pix')}
    <p><strong>${amountLine(pix)}</strong></p>
    <p class="soft small">Para ${text(pix.holder)}. Confira o nome no aplicativo do seu banco antes de pagar.</p>
    <p class="code small" id="code">${escapeHtml(pix.code)}</p>
    <button type="button" data-copy>Copiar código Pix</button>
  </section>`

function stateBlock({ state, answeredAt, earlierAt }: SharedView): string {
  const when = answeredAt ? ` em ${formatMoment(answeredAt)}` : ''
  const messages: Partial<Record<SharedView['state'], [title: string, message: string]>> = {
    accepted: ['Orçamento aceito', `Resposta enviada${when}. Guarde este link ou o PDF: é o que foi combinado.`],
    rejected: ['Orçamento recusado', `Resposta enviada${when}. Se mudar de ideia, fale com a loja.`],
    late: ['Prazo encerrado', 'Confirme o valor com a loja.'],
  }
  const [title, message] = messages[state] ?? []
  const earlier = earlierAt
    ? `<p>O orçamento aceito em ${formatMoment(earlierAt)} continua valendo até você aceitar este.</p>`
    : ''
  if (!title && !earlier) return ''
  return `<section class="card state ${state}" role="status">${title ? `<h2>${title}</h2><p>${message}</p>` : ''}${earlier}</section>`
}

/** With a step to confirm: the buttons only open the form. */
function answerBlock({ state, quote }: SharedView): string {
  if (state !== 'open' && state !== 'incomplete') return ''
  const accept =
    state === 'open'
      ? '<button class="main" type="button" data-answer="accepted">Aceitar orçamento</button>'
      : '<p>Para aceitar, fale com a loja.</p>'
  return `<section class="card" aria-label="Resposta">
    <div class="actions">${accept}<button type="button" data-answer="rejected">Recusar</button></div>
  </section>
  <dialog aria-labelledby="question">
    <form method="dialog">
      <h2 id="question">
        <span data-for="accepted">Aceitar o orçamento ${quote.id} de <span class="money">${formatCents(quote.totalCents)}</span>?</span>
        <span data-for="rejected" hidden>Recusar o orçamento ${quote.id}?</span>
      </h2>
      <label>Seu nome<input name="name" autocomplete="name" required minlength="2" maxlength="120"></label>
      <label>Comentário (opcional)<textarea name="comment" rows="3" maxlength="${MAX_COMMENT}"></textarea></label>
      <p role="alert"></p>
      <p class="actions"><button type="button" data-cancel>Voltar</button><button class="main" type="submit">Confirmar</button></p>
    </form>
  </dialog>`
}
