// @ts-check
import { loadSource } from './bench-module.mjs'

const OPTIONS = { preferCSSPageSize: true, printBackground: true, tagged: true }
const CONTEXT = { javaScriptEnabled: false, offline: true, locale: 'pt-BR' }
const LOG = { warn: console.warn }

/** The worker's renderer, and for comparison a bare Chromium, started the same way and printing the same document. */
export async function rawChromium() {
  const { keepBrowser } = await loadSource('services/quotes', './src/pdf/browser.ts')
  const { quoteHtml } = await loadSource('services/quotes', './src/pdf/template.ts')
  const { createRenderer } = await loadSource('services/quotes', './src/pdf/renderer.ts')
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const renderer = createRenderer(executablePath, LOG)
  const kept = keepBrowser(executablePath, LOG)
  const browser = await kept.current()
  const warm = await (await browser.newContext(CONTEXT)).newPage()
  const print = async (/** @type {import('playwright').Page} */ page, /** @type {string} */ html) => {
    await page.setContent(html, { waitUntil: 'load' })
    return page.pdf(OPTIONS)
  }
  return {
    quoteHtml,
    /** @type {(html: string) => Promise<Buffer>} */
    asTheWorker: renderer.render,
    /** @param {string} html */
    onWarmPage: (html) => print(warm, html),
    /** @param {string} html */
    async inNewContext(html) {
      const context = await browser.newContext(CONTEXT)
      try {
        return await print(await context.newPage(), html)
      } finally {
        await context.close()
      }
    },
    close: () => Promise.all([kept.close(), renderer.close()]),
  }
}
