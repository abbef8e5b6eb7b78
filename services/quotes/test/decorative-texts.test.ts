import { pdfPages } from '@atelie/test-kit/pdf-text'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import { quoteHtml, type ShownQuote } from '../src/pdf/template.ts'
import { printedItem, printedQuote, printedSender } from './printed-quotes.ts'

let renderer: Renderer
beforeAll(() => {
  renderer = createRenderer(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', silentLog)
})
afterAll(() => renderer.close())

const htmlOf = (productName: string, quote: Partial<ShownQuote> = {}) =>
  quoteHtml(printedQuote([printedItem(1, { productName })], quote), printedSender({ logoUrl: null }))

const textOf = async (html: string) => (await pdfPages(await renderer.render(html))).join('\n').replaceAll(' ', '')
/** Printed where no font has a character. It is a font's first glyph, which means no text. */
const EMPTY_BOX = '\0'

/** Prints a product's name. */
const printed = async (productName: string) => /Total(.*)1unR/.exec(await textOf(htmlOf(productName)))![1]

describe('decorative texts', () => {
  it.each([
    ['𝓕𝓸𝓷𝓽𝓮 𝒻ℴ𝒻𝒶 ꧁fofo꧂', 'Fontefofa꧁fofo꧂'],
    ['𝕱𝖔𝖓𝖙𝖊 𝔽𝕠𝕟𝕥𝕖 𝗙𝗼𝗻𝘁𝗲 𝙵𝚘𝚗𝚝𝚎 𝐅𝐨𝐧𝐭𝐞 ℜ𝔢𝔫𝔡𝔞 𝟏𝟐𝟛', 'FonteFonteFonteFonteFonteRenda123'],
    ['Ⓕⓞⓝⓣⓔ 🄵🄾🄽🅃🄴 🅕🅞🅝🅣🅔 🅵🅾🅽🆃🅴 ⒡⒪', 'FonteFONTEFONTEFONTE(f)(o)'],
    ['ＦＯＮＴＥ ５０％ ﹟１', 'FONTE50%#1'],
    ['✓ ✔ ★ ☆ → ➜ ♥ ❤ ♡ ☎ ✂ ✿ ❀ ♫ ☺ ❶ ⅓', '✓✔★☆→➜♥❤♡☎✂✿❀♫☺❶⅓'],
    ['ꜰᴏɴᴛᴇ ᶠᵒⁿᵗᵉ ғσηтє ɟouʇǝ ₣Ø₦₮Ɇ ʚɞ ღ', 'ꜰᴏɴᴛᴇᶠᵒⁿᵗᵉғσηтєɟouʇǝ₣Ø₦₮Ɇʚɞღ'],
  ])('%s is printed as %s, without empty boxes', async (name, expected) => {
    expect(await printed(name)).toBe(expected)
  })

  it('emoji stay, those of several characters too', async () => {
    const text = await printed('🎀😀❤️☎️👩‍👩‍👧🇧🇷1️⃣Ⓜ️🅰️')
    for (const emoji of '🎀😀❤☎👩🇧🇷Ⓜ🅰') expect(text).toContain(emoji)
    expect(text).not.toContain(EMPTY_BOX)
  })

  it('a character that no font can have is left out, where it would be an empty box', async () => {
    expect(await printed('a\ue000b\u{10fffd}')).toBe('ab')
    expect(await textOf('<!doctype html><html><body>a&#x10fffd;b</body></html>')).toBe(`a${EMPTY_BOX}b`)
  })

  it('every text of a quote is printed so, in the margins too', async () => {
    const client = { name: '𝓐𝓷𝓪 ★ ꧁Lu꧂', phone: '☎ １１', address: 'Ⓡua → ✓' }
    const items = Array.from({ length: 40 }, (_, index) => printedItem(index + 1, { productName: '♥', unit: 'ｋｇ' }))
    const text = await textOf(
      quoteHtml(
        printedQuote(items, { client, notes: '𝑂𝑏𝑠 ✨' }),
        printedSender({ logoUrl: null, name: '✿ 𝕬𝖙𝖊𝖑𝖎ê', address: '𝐑ua', phone: '☏', cnpj: '１１' }),
      ),
    )
    for (const expected of ['Ana★꧁Lu꧂', '☎11', 'Rua→✓', '♥1kg', 'Obs✨', '✿Ateliê', 'Rua', '☏'])
      expect(text).toContain(expected)
    expect(text.split('\n')[1]).toContain('Ana★꧁Lu꧂')
    expect(text).not.toContain(EMPTY_BOX)
  })

  it('＜b＞ becomes no markup', () => {
    expect(htmlOf('＜b＞', { client: { name: '"＜/style＞', phone: '', address: '' } })).toContain(
      '<bdi>&lt;b&gt;</bdi>',
    )
  })

  it('only a document with symbols carries their fonts', () => {
    const sizes = ['Renda ½ º – “x” ™ €', '🎀 ❤️', 'Renda ★'].map((name) => htmlOf(name).length)
    expect(sizes.map((size) => size > 300_000)).toEqual([false, false, true])
  })
})
