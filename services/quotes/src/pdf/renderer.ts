import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@atelie/service-kit/log'
import { Counter, Histogram } from '@atelie/service-kit/metrics'
import { timeLimits } from '@atelie/service-kit/time-limits'
import type { Page } from 'playwright-core'
import { keepBrowser } from './browser.ts'

/** A4 at 96 pixels an inch, as CSS has it. */
const SHEET = { width: 794, height: 1123 }
/** For pictures 496 pixels wide: some 50 KB, and readable on a phone. */
const PIXEL_RATIO = 0.625

/** Chromium retains some memory of each document, so a page is replaced long before that adds up. */
const PRINTS_PER_PAGE = 100

const printSeconds = new Histogram({
  name: 'chromium_print_duration_seconds',
  help: 'How long Chromium took for documents that it printed',
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const discarded = new Counter({
  name: 'chromium_pages_discarded_total',
  help: 'Pages of Chromium that were replaced, by reason',
  labelNames: ['reason'],
})

export interface Renderer {
  /** Opens this many pages in advance, so that the first documents need not wait for one. */
  warmUp(pages: number): Promise<unknown>
  /** HTML → PDF bytes; rejects after ten seconds. Any number may run at once. */
  render(html: string): Promise<Buffer>
  /** The HTML of a picture → PNG bytes of its first sheet, as `render` does otherwise. */
  draw(html: string): Promise<Buffer>
  /** Rejects while there is no browser. */
  check(): Promise<unknown>
  close(): Promise<void>
}

interface WarmPage {
  page: Page
  prints: number
}

/**
 * Prints documents on reused pages. Scripts and the network are off in them, so that no text in a quote can reach anything;
 * after any failure the page is discarded with whatever it shows.
 */
export function createRenderer(executablePath: string, log: Logger): Renderer {
  const browser = keepBrowser(executablePath, log)
  const idle: WarmPage[] = []

  async function open(): Promise<WarmPage> {
    const context = await (
      await browser.current()
    ).newContext({
      javaScriptEnabled: false,
      offline: true,
      locale: 'pt-BR',
      viewport: SHEET,
      deviceScaleFactor: PIXEL_RATIO,
    })
    const page = await context.newPage()
    const warm = { page, prints: 0 }
    page.on('crash', () => discard(warm, 'crashed'))
    return warm
  }

  const openAhead = async () => void idle.push(await open())

  function discard({ page }: WarmPage, reason: 'used_up' | 'crashed' | 'failed'): void {
    discarded.inc({ reason })
    // If the browser is gone, there is nothing left to close.
    page
      .context()
      .close()
      .catch(() => undefined)
  }

  function takeIdle(): WarmPage | undefined {
    const warm = idle.pop()
    return warm?.page.isClosed() ? takeIdle() : warm
  }

  function giveBack(warm: WarmPage): void {
    warm.prints += 1
    if (warm.prints < PRINTS_PER_PAGE) return void idle.push(warm)
    discard(warm, 'used_up')
    openAhead().catch((err: unknown) => log.warn({ err }, 'no page opened ahead'))
  }

  async function onPage(work: (page: Page) => Promise<Buffer>): Promise<Buffer> {
    const warm = takeIdle() ?? (await open())
    try {
      const content = await inTime(work(warm.page))
      giveBack(warm)
      return content
    } catch (error) {
      discard(warm, 'failed')
      throw error
    }
  }

  return {
    warmUp: (pages) => Promise.all(Array.from({ length: pages }, openAhead)),
    render: (html) =>
      onPage(async (page) => {
        const end = printSeconds.startTimer()
        const content = await print(page, html)
        end()
        return content
      }),
    draw: (html) => onPage((page) => draw(page, html)),
    check: browser.current,
    close: browser.close,
  }
}

const SHOWN_MARK = 'document.fonts.ready.then(() => document.lastChild.nodeValue)'

/** Looks for a mark at its end: what the page shows is this document, complete. */
async function show(page: Page, html: string): Promise<void> {
  const mark = randomUUID()
  await page.setContent(`${html.trimEnd()}<!--${mark}-->`, { waitUntil: 'load' })
  if ((await page.evaluate(SHOWN_MARK)) !== mark) throw new Error('the page does not show the document')
}

async function print(page: Page, html: string): Promise<Buffer> {
  await show(page, html)
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
}

/** The sheets lie side by side, so their number is known once they are laid out. */
const NUMBER_SHEETS = `document.documentElement.dataset.sheets = Math.ceil(document.body.scrollWidth / ${SHEET.width})`

async function draw(page: Page, html: string): Promise<Buffer> {
  await show(page, html)
  await page.evaluate(NUMBER_SHEETS)
  return page.screenshot({ type: 'png' })
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const timeout = pause(timeLimits.print, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`not printed within ${timeLimits.print} ms`)
  })
  return Promise.race([work, timeout]).finally(() => timer.abort())
}
