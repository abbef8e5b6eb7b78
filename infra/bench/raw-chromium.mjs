// @ts-check
import { loadSource } from './bench-module.mjs'

const OPTIONS = { preferCSSPageSize: true, printBackground: true, tagged: true }
const CONTEXT = { javaScriptEnabled: false, offline: true, locale: 'pt-BR' }

/** A bare Chromium, started as the worker's, which prints the same document on a page that is open already. */
export async function rawChromium() {
  const { keepBrowser } = await loadSource('services/quotes', './src/pdf/browser.ts')
  const { quoteHtml } = await loadSource('services/quotes', './src/pdf/template.ts')
  const kept = keepBrowser(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', { warn: console.warn })
  const page = await (await (await kept.current()).newContext(CONTEXT)).newPage()
  return {
    quoteHtml,
    /** @param {string} html */
    async print(html) {
      await page.setContent(html, { waitUntil: 'load' })
      return page.pdf(OPTIONS)
    },
    close: () => kept.close(),
  }
}
