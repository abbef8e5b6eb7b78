import { isIntact, readFields } from '@atelie/contract/examples/br-code'
import { today } from '@atelie/contract/dates'
import { examplePix } from '@atelie/contract/examples/bodies'
import type { Pix } from '@atelie/contract/pix'
import { pdfAccess, pdfPages, pdfTexts } from '@atelie/test-kit/pdf-text'
import { pdfQr } from '@atelie/test-kit/pdf-qr'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quotePix } from '../src/pdf/pix.ts'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import { quoteHtml, type ShownQuote } from '../src/pdf/template.ts'
import { printedItem, printedQuote, printedSender } from './printed-quotes.ts'

let renderer: Renderer
beforeAll(async () => {
  renderer = createRenderer(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', silentLog)
  await renderer.warmUp(1)
})
afterAll(() => renderer.close())

const quote = (fields: Partial<ShownQuote> = {}, count = 2) =>
  printedQuote(
    Array.from({ length: count }, (_, index) => printedItem(index + 1, { unitPriceCents: 8541 })),
    { id: 41, validUntil: '2999-12-31', ...fields },
  )
const html = (shown: ShownQuote, pix: Partial<Pix> | null) =>
  quoteHtml(shown, printedSender({ pix: pix && examplePix(pix) }))

describe('the Pix on a printed quote', () => {
  it('the QR code that is printed has the key, the deposit, the holder and the quote', async () => {
    const pdf = await renderer.render(
      html(quote(), { kind: 'cpf', key: '52998224725', holder: 'Maria José Conceição da Silva', useQuoteNumber: true }),
    )
    const code = (await pdfQr(pdf))!
    expect(isIntact(code)).toBe(true)
    const { '26': account = '', '62': mark = '', '63': _, ...fields } = readFields(code)
    expect(fields).toEqual({
      '00': '01',
      '52': '0000',
      '53': '986',
      '54': '85.41',
      '58': 'BR',
      '59': 'Maria Jose Conceicao da S',
      '60': 'Sao Paulo',
    })
    expect(readFields(account)).toEqual({ '00': 'br.gov.bcb.pix', '01': '52998224725', '02': 'Orcamento 41' })
    expect(readFields(mark)).toEqual({ '05': 'ORC000041' })

    const [page = ''] = await pdfPages(pdf)
    expect(page).toContain('Pague com Pix Sinal de 50%: R$ 85,41 Para Maria José Conceição da Silva.')
    expect(page.replaceAll(' ', '')).toContain(code.replaceAll(' ', ''))
    expect(page).not.toMatch(/reembols/i)
    expect((await pdfAccess(pdf)).roles).toContain('Figure')
  })

  it('without a deposit the whole is asked for, and without the setting no number is in the code', async () => {
    const pdf = await renderer.render(html(quote(), { depositPercent: null }))
    const fields = readFields((await pdfQr(pdf))!)
    expect(fields['54']).toBe('170.82')
    expect(readFields(fields['62']!)).toEqual({ '05': '***' })
    expect((await pdfPages(pdf))[0]).toContain('Total: R$ 170,82')
  })

  it('the code can be copied: no line of it ends at a blank', async () => {
    for (let length = 1; length < 8; length += 1) {
      const pix = examplePix({ holder: 'a'.repeat(length), city: 'A B C D E F G H' })
      const texts = await pdfTexts(await renderer.render(html(quote(), pix)))
      expect(texts.map(({ text }) => text).join('')).toContain(quotePix(quote(), { pix }, today())!.code)
    }
  })

  it('the longest code that there is can be read, on the last page of a long quote', async () => {
    const pdf = await renderer.render(
      html(quote({ id: 123_456_789_012_345 }, 60), {
        kind: 'email',
        key: `${'a'.repeat(63)}@exemplo.com.b`.slice(0, 75) + 'r',
        holder: 'W'.repeat(120),
        city: 'W'.repeat(120),
        useQuoteNumber: true,
      }),
    )
    const pages = await pdfPages(pdf)
    const code = (await pdfQr(pdf, pages.length))!
    expect(isIntact(code)).toBe(true)
    expect(readFields(code)['59']).toBe('W'.repeat(25))
  })

  it.each<[string, Partial<ShownQuote>, Partial<Pix> | null]>([
    ['the company takes no Pix', {}, null],
    ['it is not to be on the PDF', {}, { showOnPdf: false }],
    ['nothing is to be paid', { totalCents: 0 }, {}],
    ['the deposit is less than a cent', { totalCents: 1 }, { depositPercent: 1 }],
    ['the validity has passed', { validUntil: '2026-11-20' }, {}],
  ])('there is none if %s', (_, fields, pix) => {
    expect(html(quote(fields), pix)).not.toContain('Pague com Pix')
  })

  it('a quote without a validity keeps its Pix', () => {
    expect(html(quote({ validUntil: null }), {})).toContain('Pague com Pix')
  })
})
