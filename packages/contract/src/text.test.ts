import { describe, expect, it } from 'vitest'
import { foldText, oneLine, severalLines } from './text.ts'

describe('the fold', () => {
  it.each([
    [
      "Joana D'Ávila",
      [
        'Joana D’Ávila',
        'joana d´avila',
        'JOANA D`AVILA',
        'Joana Dʼávila',
        'joana davila',
        'Joana D‘Ávila',
        'joana d＇avila',
        'Joana D′Ávila',
      ],
    ],
    [
      'Ana Lima',
      [
        'ana\u00a0lima',
        ' Ana  Lima ',
        'Ana\tLima',
        'Ana\u2003Lima',
        'Ana\u3000Lima',
        'Ana\r\nLima',
        'ana\u202flima',
        'Ana\u2800Lima',
      ],
    ],
    [
      'Inês',
      [
        'ines',
        'INE\u0302S',
        'I\u200bnês',
        'Inês\u200e',
        '\u202aInês\u202c',
        'I\u00adn\u2060ês',
        '\ufeffInês',
        'Inês\ufe0f',
        'I\u0000nês',
      ],
    ],
    ['Sofia', ['ＳＯＦＩＡ', 'Soﬁa', '𝓢𝓸𝓯𝓲𝓪', '𝐒𝐨𝐟𝐢𝐚', 'ⓢⓞⓕⓘⓐ', 'Soﬁ\u200da']],
    ['Guarda-chuva', ['guarda‑chuva', 'Guarda–chuva', 'guarda—chuva', 'guarda−chuva', 'guarda－chuva', 'guarda‐chuva']],
    ['Caixa "P" nº 2', ['caixa “P” no 2', 'CAIXA „P” Nº 2']],
    ['İstanbul', ['istanbul']],
  ])('%s is compared as what looks the same', (text, others) => {
    for (const other of others) expect([other, foldText(other)]).toEqual([other, foldText(text)])
  })

  it('different words stay different', () => {
    expect(new Set(['ana lima', 'analima', 'ana-lima', 'ana', 'anna', 'ana 1', 'ana 2'].map(foldText)).size).toBe(7)
  })
})

describe('a text of one line', () => {
  it.each([
    ['a\tb', 'a b'],
    ['a\r\nb\u2028c', 'a b c'],
    ['  a \u00a0 b  ', 'a b'],
    ['a \u200b b', 'a b'],
    ['\u202aAna\u202c', 'Ana'],
    ['so\u00adfia', 'sofia'],
    ['\ufeffNome', 'Nome'],
    ['Jo\u200da\u0303o', 'Joa\u0303o'],
    ['a\u0000b\u001b', 'ab'],
    ['\u200b\u2060', ''],
    ['a\ufe0fb', 'ab'],
    ['1\ufe0f', '1'],
    ['\u{e0041}x', 'x'],
    ['a\ufff9b', 'ab'],
  ])('%j is kept as %j', (text, kept) => expect(oneLine(text)).toBe(kept))

  it.each(['👩‍🎨', '👨🏽‍👩🏻‍👧', '❤️‍🔥', '1️⃣', '🏳️‍⚧️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴‍☠️', '☎︎', '👁️‍🗨️', '🇧🇷'])('an emoji stays whole: %s', (emoji) => {
    expect(oneLine(`\u200e${emoji}  x`)).toBe(`${emoji} x`)
    expect(severalLines(`\u200e${emoji}\r\nx`)).toBe(`${emoji}\nx`)
  })

  it('a joiner that joins nothing is dropped', () => expect(oneLine('👩\u200d e \u200d👧\u200d')).toBe('👩 e 👧'))

  it('a text of a hundred thousand odd characters takes a moment', () => {
    for (const odd of [' \u200b', '\u200d', '👩\u200d', '\u{1F3F4}\u{E0067}', '\ufe0f', '  ', '\r\n']) {
      const began = performance.now()
      for (const clean of [oneLine, severalLines, foldText]) clean(odd.repeat(100_000))
      expect(performance.now() - began).toBeLessThan(2_000)
    }
  })
})

describe('a text of several lines', () => {
  it.each([
    ['a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
    ['a\tb', 'a b'],
    ['a\u2028b\u000bc', 'a\nb\nc'],
    ['a  b\u00a0c', 'a  b c'],
    ['\u202ea\u0007b\u200b', 'ab'],
    [' \n a\n ', 'a'],
  ])('%j is kept as %j', (text, kept) => expect(severalLines(text)).toBe(kept))
})
