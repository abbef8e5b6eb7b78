import { escapeHtml } from './html.ts'

/** Where to go from the page. */
export interface PageLink {
  href: string
  text: string
}

interface MessagePage {
  title: string
  text: string
  /** Of an unexpected failure, for support. */
  code?: string | undefined
  link?: PageLink
  refreshSeconds?: number
}

/**
 * A small Portuguese page for a person who opened an API address in a tab.
 * No styles: the content security policy allows none, and browsers show plain text well enough.
 */
export function messagePage(options: MessagePage): string {
  const { title, text, link, code } = options
  const codeLine = code ? `<p>Código <b>${escapeHtml(code)}</b></p>` : ''
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''
  const refresh = options.refreshSeconds ? `<meta http-equiv="refresh" content="${options.refreshSeconds}">` : ''
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${refresh}<title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p>${codeLine}${way}</main></body>
</html>
`
}
