import { pdfAccess, pdfPages, pdfTexts } from '@atelie/test-kit/pdf-text'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import type { Sender } from '../src/pdf/sender.ts'
import { quoteHtml, type ShownQuote } from '../src/pdf/template.ts'
import { unknownSender, printedItem, printedQuote, printedSender } from './printed-quotes.ts'

let renderer: Renderer
beforeAll(async () => {
  renderer = createRenderer(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', silentLog)
  await renderer.warmUp(2)
})
afterAll(() => renderer.close())

const print = (quote: ShownQuote, sender: Sender = printedSender()) => renderer.render(quoteHtml(quote, sender))
const items = (count: number) => Array.from({ length: count }, (_, index) => printedItem(index + 1))
const timesIn = (pages: string[], text: string) => pages.join('\n').split(text).length - 1

describe('the printed quote', () => {
  it('the printed quote has its sender, client, validity, the price of each line and the total', async () => {
    const quote = printedQuote(
      [
        printedItem(1, { quantityThousandths: 1500, unit: 'm', unitPriceCents: 123456, discountHundredths: 1050 }),
        printedItem(2),
      ],
      {
        notes: 'Retirada no ateliê 🎀\nEmbalagem para presente',
        paymentTerms: 'Metade na encomenda',
        deliveryDate: '2026-12-18',
      },
    )
    const pages = await pdfPages(await print(quote))
    expect(pages).toHaveLength(1)
    for (const text of [
      'Ateliê da Ana',
      'Rua das Flores, 10',
      'CNPJ 11.222.333/0001-81',
      '(11) 4002-8922 contato@ateliedaana.com.br',
      'Orçamento 12',
      'Data 21/11/2026',
      'Válido até 21/12/2026',
      'Cliente Ana Beatriz Nogueira (11) 98765-4321 Rua das Flores, 10, Centro, São Paulo/SP, CEP 01310-100',
      'Item Quantidade Preço unitário Desconto Total',
      'Caneca 1 1,5 m R$ 1.234,56 10,5% R$ 1.657,40',
      'Caneca 2 1 un R$ 89,90 – R$ 89,90',
      'Subtotal R$ 1.941,74',
      'Descontos -R$ 194,44',
      'Total R$ 1.747,30',
      'Entrega 18/12/2026',
      'Condições de pagamento Metade na encomenda',
      'Observações Retirada no ateliê 🎀 Embalagem para presente',
      'Página 1 de 1',
    ])
      expect(pages[0]).toContain(text)
    expect(timesIn(pages, 'Ateliê da Ana')).toBe(2)
  })

  it('the printed quote leaves out what is empty: company, validity, notes, discounts', async () => {
    const [page = ''] = await pdfPages(await print(printedQuote(items(1), { validUntil: null }), unknownSender))
    for (const text of ['CNPJ', 'Válido', 'Entrega', 'Condições', 'Observações', 'Desconto', 'Subtotal', 'null'])
      expect(page).not.toContain(text)
    expect(page).toContain('Item Quantidade Preço unitário Total')
  })

  it('each sum is printed beside its name', async () => {
    for (const discountHundredths of [0, 1000]) {
      const texts = await pdfTexts(await print(printedQuote([printedItem(1, { discountHundredths })])))
      const at = texts.findLastIndex(({ text }) => text === 'Total')
      expect(texts[at + 1]!.text).toMatch(/^R\$/)
      expect(texts[at + 1]!.left - texts[at]!.right).toBeLessThan(20)
    }
  })

  it('names are shortened in the margins only, and never in the middle of an emoji', async () => {
    const long = `${'Nome '.repeat(8)}WWWW👩‍👩‍👧 ${'mais '.repeat(12)}fim`
    const quote = printedQuote(items(40), { client: { name: long, phone: '', address: '' } })
    const pages = await pdfPages(await print(quote, printedSender({ name: long })))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      expect([timesIn([page], 'WWWW'), timesIn([page], 'fim')]).toEqual(index === 0 ? [3, 2] : [2, 0])
    })
    const [margin = ''] = /@top-left {.*/.exec(quoteHtml(quote, printedSender())) ?? []
    expect(margin).toMatch(/W\\1f469 \\200d \\1f469 \\200d \\1f467 \\2026 "/)
  })

  it("a product's description stands under its name, where there is one", async () => {
    const described = [
      printedItem(1, { productDescription: 'Cerâmica 325 ml\n\n\n\ncom <nome>' }),
      printedItem(2, { productDescription: null }),
    ]
    const [page] = await pdfPages(await print(printedQuote(described)))
    expect(page).toContain('Caneca 1 Cerâmica 325 ml com <nome> 1 un')
    expect(page).toContain('Caneca 2 1 un')
  })

  it("the document is in the colour of its sender's logo, and in ours without one", () => {
    const accent = (accentColour?: string | null) =>
      /--accent: (#\w+)/.exec(quoteHtml(printedQuote(items(1)), printedSender({ accentColour })))?.[1]
    expect([accent('#0f766e'), accent(null), accent(undefined)]).toEqual(['#0f766e', '#6d2f63', '#6d2f63'])
  })

  it('only a logo that would be invisible on paper gets a background', () => {
    const logo = (isLogoLight: boolean) =>
      /<img[^>]* class="light"/.test(quoteHtml(printedQuote(items(1)), printedSender({ isLogoLight })))
    expect([logo(true), logo(false)]).toEqual([true, false])
  })

  it('the largest amounts are printed whole, and empty lines do not fill sheets', async () => {
    const largest = { quantityThousandths: 1000, unitPriceCents: 99_999_999_999 }
    const quote = printedQuote(
      [
        ...Array.from({ length: 199 }, (_, index) => printedItem(index + 1, largest)),
        printedItem(200, { ...largest, discountHundredths: 1 }),
      ],
      { notes: `Início${'\n'.repeat(1_900)}fim` },
    )
    const pages = await pdfPages(await print(quote))
    expect(pages[0]).toContain('R$ 999.999.999,99 – R$ 999.999.999,99')
    for (const sum of ['Subtotal R$ 199.999.999.998,00', 'Descontos -R$ 100.000,00', 'Total R$ 199.999.899.998,00'])
      expect(pages.at(-1)).toContain(sum)
    expect(pages.at(-1)).toContain('Início fim')
  })

  it("a screen reader finds title, language, headings, a table with headers, and the logo's name", async () => {
    const { title, language, roles } = await pdfAccess(await print(printedQuote(items(2))))
    expect({ title, language }).toEqual({ title: 'Orçamento 12 – Ateliê da Ana', language: 'pt-BR' })
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(roles).toContain(role)
    expect((await pdfAccess(await print(printedQuote(items(1)), unknownSender))).title).toBe('Orçamento 12')
  })

  it('200 lines are printed on numbered pages with headers, each line whole and once', async () => {
    const long = (id: number) => `Início${id}i ${'peça bordada à mão com bainha aberta '.repeat(id % 4)}fim${id}f`
    const pages = await pdfPages(
      await print(
        printedQuote(
          Array.from({ length: 200 }, (_, index) => printedItem(index + 1, { productName: long(index + 1) })),
        ),
      ),
    )
    expect(pages.length).toBeGreaterThan(5)
    pages.forEach((page, index) => {
      expect(page).toContain('Item Quantidade Preço unitário Total')
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      for (const text of ['Ateliê da Ana', 'Ana Beatriz Nogueira', 'Orçamento 12'])
        expect(timesIn([page], text)).toBe(text === 'Ateliê da Ana' && index === 0 ? 2 : 1)
    })
    for (let id = 1; id <= 200; id += 1) {
      expect(pages.filter((page) => page.includes(`Início${id}i`) && page.includes(`fim${id}f`))).toHaveLength(1)
      expect([timesIn(pages, `Início${id}i`), timesIn(pages, `fim${id}f`)]).toEqual([1, 1])
    }
  })

  it('the total is never alone on a page', { timeout: 120_000 }, async () => {
    const counts = Array.from({ length: 56 }, (_, index) => index + 10)
    const printOne = async (count: number) => {
      const pages = await pdfPages(await print(printedQuote(items(count), { notes: 'Entrega combinada.' })))
      return {
        count,
        pages: pages.length,
        lastLineIsWithTotal: pages.some((page) => /Total R\$ \d/.test(page) && page.includes(`Caneca ${count} `)),
      }
    }
    const printed = []
    for (let index = 0; index < counts.length; index += 2)
      printed.push(...(await Promise.all(counts.slice(index, index + 2).map(printOne))))
    expect(new Set(printed.map(({ pages }) => pages)).size).toBeGreaterThanOrEqual(3)
    expect(printed.filter(({ lastLineIsWithTotal }) => !lastLineIsWithTotal)).toEqual([])
  })
})
