import type { Logger } from '@atelie/service-kit/log'
import { chromium, type Browser } from 'playwright-core'
import { FOOTER_HTML } from './template.ts'

const TIMEOUT_MS = 10_000

const ARGUMENTS = [
  '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run', '--disable-gpu', '--disable-dev-shm-usage',
]

export interface Renderer {
  /** HTML → PDF bytes; rejects after ten seconds. */
  render(html: string): Promise<Buffer>
  /** Rejects while there is no browser. */
  check(): Promise<unknown>
  close(): Promise<void>
}

/**
 * One Chromium for the life of the process, started at once and again whenever it is lost.
 * Each document gets a context of its own with scripts off and the network off: no text in a quote can reach anything.
 */
export function createRenderer(executablePath: string, log: Logger): Renderer {
  let browser: Promise<Browser> | undefined
  let closing = false

  function launch(): Promise<Browser> {
    const launched = chromium.launch({ executablePath, args: ARGUMENTS, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    launched.then(
      (started) => started.on('disconnected', () => {
        if (!closing) log.warn('chromium is gone, starting another')
        forget(launched)
      }),
      () => forget(launched),
    )
    return launched
  }

  function forget(lost: Promise<Browser>): void {
    if (browser === lost) browser = undefined
  }

  const current = () => (browser ??= launch())

  async function render(html: string): Promise<Buffer> {
    const context = await (await current()).newContext({ javaScriptEnabled: false, offline: true, locale: 'pt-BR' })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(TIMEOUT_MS)
      await page.setContent(html, { waitUntil: 'load' })
      return await page.pdf({
        format: 'A4', printBackground: true, tagged: true,
        margin: { top: '18mm', right: '18mm', bottom: '20mm', left: '18mm' },
        displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: FOOTER_HTML,
      })
    } finally {
      await context.close()
    }
  }

  return {
    render,
    check: current,
    async close() {
      closing = true
      await (await browser)?.close()
    },
  }
}
