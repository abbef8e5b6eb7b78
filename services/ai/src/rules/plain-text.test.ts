import { expect, it } from 'vitest'
import { isPortuguese } from './answer-rules.ts'
import { countWords, hasEmoji, hasMarkup, plainLine, withoutEmoji } from './plain-text.ts'

it.each([
  ['  bolsa\nde \t crochê ', 'bolsa de crochê'], ['I <3 crochê', 'I <3 crochê'], ['a < b > c', 'a < b > c'], ['<b>Ana</b>', 'Ana'], ['<br>', 'br'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt> vaso', 'ipt>alert(1) ipt> vaso'], ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'], ['a\u0000b\u202ec', 'abc'], ['👩‍🎨 Ana', '👩‍🎨 Ana'], ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ana\u{e0067}\u200d', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ana'], ['1️⃣ 👨🏽‍👩🏻‍👧 👍🏿 🇧🇷', '1️⃣ 👨🏽‍👩🏻‍👧 👍🏿 🇧🇷'],
])('%j becomes the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line)
  expect(hasMarkup(plainLine(text))).toBe(false)
})

it.each([['oi 👩🏽‍🎨!', true], ['🇧🇷', true], ['1️⃣', true], ['olá, 10% #1', false]])('%j has an emoji: %s', (text, has) => {
  expect(hasEmoji(text)).toBe(has)
  expect(hasEmoji(withoutEmoji(text))).toBe(false)
})

it.each([['', 0], ['um dois', 2], ['bem-feito – é ✨ isso!', 3], [' a\n\nb ', 2]])('%j has %d words', (text, words) => expect(countWords(text)).toBe(words))

it.each([
  ['Feito à mão com muito carinho para você.', true], ['Handmade with love for you and your home.', false], ['Hecho a mano con mucho cariño para usted.', false],
  ['Fait à la main avec amour pour vous et les autres.', false], ['', false], ['12 34', false],
])('%j is Portuguese: %s', (text, is) => expect(isPortuguese(text)).toBe(is))
