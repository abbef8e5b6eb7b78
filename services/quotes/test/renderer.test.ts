import { pdfPages } from '@atelie/test-kit/pdf-text'
import { metric } from '@atelie/test-kit/metrics'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import { pictureHtml, quoteHtml } from '../src/pdf/template.ts'
import { printedItem, printedQuote, printedSender } from './printed-quotes.ts'

let renderer: Renderer
beforeAll(() => {
  renderer = createRenderer(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', silentLog)
})
afterAll(() => renderer.close())

/** A quote in which every text contains the account. */
function quoteOf(account: string, lines: number): string {
  const items = Array.from({ length: lines }, (_, index) =>
    printedItem(index + 1, { productName: `Peça ${account}`, unit: account }),
  )
  const client = { name: `Cliente ${account}`, phone: `Fone ${account}`, address: `Rua ${account}` }
  return quoteHtml(
    printedQuote(items, { client, notes: `Notas ${account}` }),
    printedSender({ name: `Ateliê ${account}`, address: account, cnpj: account, phone: account }),
  )
}

describe('the picture of the first page', () => {
  it('the picture shows those lines that are on the first of two pages, and no other', async () => {
    const LINES = 24
    const html = (document: typeof quoteHtml, changed: number) =>
      document(
        printedQuote(
          Array.from({ length: LINES }, (_, index) =>
            printedItem(index + 1, { productName: `Peça ${index + 1}${index + 1 === changed ? ' azul' : ''}.` }),
          ),
        ),
        printedSender(),
      )
    const [first = '', second = ''] = await pdfPages(await renderer.render(html(quoteHtml, 0)))
    const usual = await renderer.draw(html(pictureHtml, 0))
    for (let line = 10; line <= LINES; line += 1) {
      const isShown = first.includes(`Peça ${line}.`)
      expect(second.includes(`Peça ${line}.`)).toBe(!isShown)
      expect([line, usual.equals(await renderer.draw(html(pictureHtml, line)))]).toEqual([line, !isShown])
    }
  })
})

describe('pages that are used again', () => {
  it(
    'a reused page never shows one account what another one printed, on both lanes, nor does the page after it',
    { timeout: 60_000 },
    async () => {
      const accounts = ['Alfazema', 'Begônia', 'Camélia', 'Dália']
      // Wears both pages out, so that they are replaced soon.
      const wearOut = async () => {
        for (let print = 0; print < 90; print += 1) await renderer.render('<!doctype html><html></html>')
      }
      await Promise.all([wearOut(), wearOut()])
      for (let round = 0; round < 24; round += 1) {
        const pair = [accounts[round % 4]!, accounts[(round * 3 + 1) % 4]!]
        const printed = await Promise.all(pair.map((account) => renderer.render(quoteOf(account, 1 + (round % 12)))))
        const texts = await Promise.all(printed.map(pdfPages))
        texts.forEach((pages, lane) => {
          const shown = accounts.filter((account) => pages.join().includes(account))
          expect(shown).toEqual([pair[lane]])
        })
      }
      expect(await metric('chromium_pages_discarded_total', { reason: 'used_up' })).toBeGreaterThan(0)
    },
  )

  it('a page with an incomplete document is discarded, and the next document is printed whole', async () => {
    for (const swallowing of [
      '<!doctype html><p>Alfazema<!-- ',
      '<!doctype html><p>Alfazema<textarea>',
      '<!doctype html><p>Alfazema<style>',
      '<!doctype html><p>Alfazema<plaintext>',
    ]) {
      await expect(renderer.render(swallowing)).rejects.toThrow('does not show the document')
      expect((await pdfPages(await renderer.render(quoteOf('Begônia', 1)))).join()).not.toContain('Alfazema')
    }
  })
})
