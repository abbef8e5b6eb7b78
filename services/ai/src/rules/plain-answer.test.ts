import { expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

it.each([
  ['breaks that were escaped twice', 'Um.\\n\\nDois.\\r\\nTrês.\\\\nQuatro.\\tFim', 'Um.\n\nDois.\nTrês.\nQuatro. Fim'], ['letters and quotes that were', 'Croch\\u00ea \\"novo\\" \\ud83e\\uddf6', 'Crochê "novo" 🧶'],
  ['bold, italics and strokes', '**Um** __dois__ *três* _quatro_ ~~cinco~~ ***seis***', 'Um dois três quatro cinco seis'], ['headings', '# Um\n### Dois', 'Um\nDois'], ['lists', '- um\n* dois\n  + três\n1. quatro', '• um\n• dois\n• três\n1. quatro'],
  ['quotations and lines', '> Um\n\n---\n\n> dois', 'Um\n\ndois'], ['links and pictures', 'Veja [a loja](https://a.b/c) e ![o bolo](x.png)', 'Veja a loja e o bolo'], ['code', '```json\nUm\n```\n`dois`', 'Um\n\ndois'], ['signs with a backslash', 'feito\\_a\\_mão \\#1 \\*', 'feito_a_mão #1 *'], ['what is left open', '**Um dois', 'Um dois'],
  ['tags', '<p>Um</p><b>dois</b><br>três <span class="x">quatro</span>', 'Um\ndois\ntrês quatro'], ['entities', 'P&atilde;o &amp; mel &#127856; &#x1F9F6; &lt;3&nbsp;&hellip;', 'Pão & mel 🍰 🧶 <3 …'], ['entities of entities', 'P&amp;atilde;o', 'Pão'], ['tags in entities', '&lt;b&gt;Um&lt;/b&gt;', 'Um'], ['tags within tags', '<<b>b>Um', 'Um'],
  ['what nobody sees', 'U\u200bm\u0000\u0007 \u202edois\u2066 \ufefftrês\u00ad \u3164quatro\u2800', 'Um dois três quatro'], ['halves of characters', 'olá \ud83d e \udc00fim', 'olá e fim'], ['blanks and breaks of all kinds', 'a\u00a0b\u2003c\u2028d\r\ne\u0085f\n\n\n\ng  h ', 'a b c\nd\ne\nf\n\ng h'], ['tags outside of flags', '\u{e0067}a\u{e007f} \u{e0062}', 'a'], ['joiners outside of emoji', 'a\u200db 👩‍🎨', 'ab 👩‍🎨'],
])('%s are cleaned', (_, text, plain) => {
  expect(plainAnswer(text)).toBe(plain)
  expect(plainAnswer(plain)).toBe(plain)
})

it.each(['Feito à mão 🧶 <3', 'R$ 10* (*consulte)', '5 * 3 = 15', '#croche #feito_a_mao', '@ana_doces_', 'Oi — tudo bem?', '👩🏽‍🎨 🏳️‍🌈 ❤️ 1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇧🇷', '👨🏽‍👩🏻‍👧‍👦 👍🏿 👁️‍🗨️', '*️⃣um*️⃣ #️⃣ 0️⃣', '🏳️‍⚧️ 🏴‍☠️', 'Tag [/inst/loja] <3', 'AT&T & cia', 'a < b > c', 'Um (dois) [3/4]', '3 - 2 = 1', 'Já são 10% *'])('%j stays as it is', (text) => {
  expect(plainAnswer(text)).toBe(text)
})

it.each(['<|im_end|>', '<|eot_id|>', '<|endoftext|>', '[/INST]', '</s>', '<end_of_turn>', '<｜end▁of▁sentence｜>', '&lt;|im_end|&gt;'])('the mark %s of a template ends a text', (mark) => {
  expect(plainAnswer(`Bolo novo.${mark}`)).toBe('Bolo novo.')
  expect(plainAnswer(`Bolo novo.\n${mark}\n${mark}`)).toBe('Bolo novo.')
  expect(plainAnswer(`Bolo novo.${mark}user\nMais um`)).toBe('Bolo novo.')
  expect(plainAnswer(`${mark} Bolo novo.`)).toBe('Bolo novo.')
  expect(plainAnswer(`Bolo ${mark} novo.`, [mark])).toBe(`Bolo ${mark} novo.`)
})

it('the marks before a text go, and strokes through words are no mark', () => {
  expect(plainAnswer('<|im_start|>assistant\nBolo novo.')).toBe('Bolo novo.')
  expect(plainAnswer('<s>[INST] [/INST] Bolo novo.</s>')).toBe('Bolo novo.')
  expect(plainAnswer('Bolo <s>velho</s> novo.')).toBe('Bolo velho novo.')
})

it('what a person typed stays, and only that', () => {
  expect(plainAnswer('**Só hoje**: *Ana* e **Ana** em \\n\\"*Ana*\\"', ['*Ana*'])).toBe('Só hoje: *Ana* e *Ana* em\n"*Ana*"')
  expect(plainAnswer('&amp; e &lt;', ['&amp;'])).toBe('&amp; e <')
  expect(plainAnswer('\ue000 **x**\\ue001', ['*a*', ''])).toBe('x')
})

it.each([['*', ''], ['_', 'x'], ['\\', 'n'], ['`', '~'], ['[', ']('], ['<b', ''], ['&amp;', ''], ['# ', ''], ['\n', ' '], [' ', '\n-'], ['{', '']])('%j many times does not hold the process up', (sign, end) => {
  // A pattern that backtracks would go on beyond the test's time.
  expect(plainAnswer(`${sign.repeat(60_000 / sign.length)}${end} fim`)).toMatch(/fim$/)
  expect(plainAnswer(`${(sign + end + 'a').repeat(20_000)} fim`)).toMatch(/fim$/)
})
