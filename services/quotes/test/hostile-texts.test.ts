import { createServer } from 'node:http'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { listenOn, type TestServer } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import { quoteHtml } from '../src/pdf/template.ts'
import { hostileTexts } from './hostile-texts.ts'
import { printedItem, printedQuote, printedSender } from './printed-quotes.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
let renderer: Renderer
let canary: TestServer
let connections = 0
beforeAll(async () => {
  const server = createServer((_request, response) => response.end('canary'))
  server.on('connection', () => {
    connections += 1
  })
  canary = await listenOn(server, 0)
  renderer = createRenderer(executablePath, silentLog)
})
afterAll(async () => {
  await renderer.close()
  await canary.close()
})

/** A sample of the markup and escapes; the rest are printed in `npm run test:long`. */
const ONE_IN = process.env.HOSTILE_TEXTS === 'all' ? 1 : 4

/** One letter for each field; a single one cannot be split by a narrow column or a change of direction. */
const MARKS = 'αβγδεζηθικ'

/** A quote with the text in every field that is printed, followed by the field's mark. */
function everywhere(text: string): string {
  const marks = [...MARKS]
  const next = () => text + marks.shift()
  const item = printedItem(1, { productName: next(), unit: next() })
  const quote = printedQuote([item, printedItem(2)], {
    client: { name: next(), phone: next(), address: next() },
    notes: next(),
  })
  return quoteHtml(quote, printedSender({ name: next(), address: next(), cnpj: next(), phone: next(), logoUrl: text }))
}
/** Without white space and invisible characters, which come and go with line breaks. */
const squeeze = (text: string) => text.replace(/[\p{C}\s]/gu, '')

describe('a hostile text', () => {
  it('the canary notices what an ordinary page loads', async () => {
    const browser = await chromium.launch({ executablePath })
    const page = await browser.newPage()
    await page.setContent(`<img src="${canary.url}/img">`, { waitUntil: 'load' })
    await browser.close()
    expect(connections).toBeGreaterThan(0)
  })

  it(
    'a hostile text in every field at once reaches nothing, and is printed as plain text',
    { timeout: 180_000 },
    async () => {
      connections = 0
      const corpus = hostileTexts(canary.url)
      expect(corpus.length).toBeGreaterThanOrEqual(100)
      for (const { text, shows = text } of corpus.filter(
        ({ shows }, index) => shows !== undefined || index % ONE_IN === 0,
      )) {
        const printed = squeeze((await pdfPages(await renderer.render(everywhere(text)))).join(''))
        const missing = [...MARKS].filter((mark) => !printed.includes(mark))
        const isWhole = shows === '' || printed.split(squeeze(shows)).length > MARKS.length
        expect
          .soft({ text, missing, isWhole, connections })
          .toEqual({ text, missing: [], isWhole: true, connections: 0 })
        for (const rest of ['Orçamento12', 'Caneca2', 'TotalR$179,80']) expect.soft(printed, text).toContain(rest)
        expect(printed).not.toContain('root:x:0:0')
      }
    },
  )

  it(
    'a hostile text that got through as markup would still reach nothing: scripts and the network are off',
    { timeout: 120_000 },
    async () => {
      connections = 0
      const pending = hostileTexts(canary.url).filter(({ text }) => text.startsWith('<'))
      const half = pending.length / 2
      let printed = 0
      const lane = async (): Promise<void> => {
        const next = pending.pop()
        if (!next) return
        // Some, such as <plaintext>, swallow the end of the document, which is then not printed.
        const content = await renderer
          .render(`<!doctype html><html><body><p>intacto</p>${next.text}</body></html>`)
          .catch(() => null)
        if (content) {
          printed += 1
          expect((await pdfPages(content)).join()).not.toContain('root:x:0:0')
        }
        expect.soft([next.text, connections]).toEqual([next.text, 0])
        return lane()
      }
      await Promise.all([lane(), lane()])
      expect(printed).toBeGreaterThan(half)
    },
  )
})
