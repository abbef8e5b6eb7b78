import { escapeHtml } from './html.ts'

/** Where to go from the page. */
export interface PageLink {
  href: string
  text: string
}

interface MessagePage {
  title: string
  text: string
  /** Names an unexpected failure to support. */
  code?: string | undefined
  link?: PageLink
  refreshSeconds?: number
}

/** Where the gateway has the pages' style: their content security policy allows no style within them. */
export const PAGE_STYLE = '/api/page.css'

/** A small Portuguese page for a person who opened an API address in a tab. One that refreshes itself shows that it is at work. */
export function messagePage(options: MessagePage): string {
  const { title, text, link, code } = options
  const codeLine = code ? `<p>Código <b>${escapeHtml(code)}</b></p>` : ''
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''
  const refresh = options.refreshSeconds ? `<meta http-equiv="refresh" content="${options.refreshSeconds}">` : ''
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${refresh}<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${PAGE_STYLE}"></head>
<body><header>${MARK}Ateliê</header><main>${refresh && '<div class="work" aria-hidden="true"></div>'}<h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p>${codeLine}${way}</main></body>
</html>
`
}

const MARK =
  '<svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true"><path d="M43.5 52.8A15 15 0 1 1 46.6 39.7L19 46" fill="none" stroke="currentColor" stroke-width="8.5" stroke-linejoin="round"/><path d="M32 1 54 14 50.5 20.5 32 11Z" fill="#f4b93a"/><path d="M32 1 10 15 14 21.5 32 11Z" fill="#e8714a"/></svg>'

/** The look of the product, in what the pages need of it. */
export const pageStyle = `
:root { --page: #fbf5ec; --paper: #fffefb; --text: #2a1a2b; --soft: #625260; --line: #ecdfd0; --accent: #6d2f63; --on-accent: #ffffff; }
@media screen and (prefers-color-scheme: dark) {
  :root { --page: #1a141b; --paper: #261e27; --text: #f6ebf1; --soft: #c2b1bf; --line: #40333f; --accent: #e2a8d3; --on-accent: #2d1328; }
}
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 6px; height: 56px; padding-inline: 16px; background: var(--paper); border-bottom: 1px solid var(--line); color: var(--accent); font-size: 1.375rem; font-weight: 800; }
main { max-width: 28rem; margin: 12vh auto 0; padding: 0 24px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
p { margin: 0 0 8px; color: var(--soft); }
a { display: inline-block; margin-top: 16px; padding: 10px 20px; border-radius: 12px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.work { width: 48px; height: 6px; margin: 0 auto 24px; border-radius: 3px; background: var(--accent); animation: work 1.6s ease-in-out infinite alternate; }
@keyframes work { from { transform: scaleX(0.5); opacity: 0.4; } }
@media (prefers-reduced-motion: reduce) { .work { animation: none; } }
`
