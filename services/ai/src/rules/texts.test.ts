import { expect, it } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { isPortuguese } from './answer-rules.ts'
import { plainAnswer } from './plain-answer.ts'
import { countWords, hasEmoji, hasMarkup, plainLine, withoutEmoji } from './plain-text.ts'

/** Pairs are a text and what is found in it. */
interface Table {
  /** The last are words that a person typed, which stay. */
  cleaned: [what: string, text: string, plain: string, typed?: string[]][]
  kept: string[]
  marks: string[]
  slow: [sign: string, end: string][]
  lines: [string, string][]
  emoji: [string, boolean][]
  words: [string, number][]
  portuguese: [string, boolean][]
}
const { cleaned, kept, marks, slow, lines, emoji, words, portuguese } = tableOf<Table>('texts')

it.each(cleaned)('%s are cleaned', (_, text, plain, typed = []) => {
  expect(plainAnswer(text, typed)).toBe(plain)
  expect(plainAnswer(plain, typed)).toBe(plain)
})

it.each(kept)('%j stays as it is', (text) => expect(plainAnswer(text)).toBe(text))

it.each(marks)('the mark %s of a template ends a text', (mark) => {
  for (const text of [
    `Bolo novo.${mark}`,
    `Bolo novo.\n${mark}\n${mark}`,
    `Bolo novo.${mark}user\nMais um`,
    `${mark} Bolo novo.`,
  ])
    expect(plainAnswer(text)).toBe('Bolo novo.')
  expect(plainAnswer(`Bolo ${mark} novo.`, [mark])).toBe(`Bolo ${mark} novo.`)
})

it.each(slow)('%j many times does not hold the process up', (sign, end) => {
  // A pattern that backtracks would go on beyond the test's time.
  expect(plainAnswer(`${sign.repeat(60_000 / sign.length)}${end} fim`)).toMatch(/fim$/)
  expect(plainAnswer(`${(sign + end + 'a').repeat(20_000)} fim`)).toMatch(/fim$/)
})

it.each(lines)('%j becomes the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line)
  expect(hasMarkup(plainLine(text))).toBe(false)
})

it.each(emoji)('%j has an emoji: %s', (text, has) => {
  expect(hasEmoji(text)).toBe(has)
  expect(hasEmoji(withoutEmoji(text))).toBe(false)
})

it.each(words)('%j has %d words', (text, count) => expect(countWords(text)).toBe(count))

it.each(portuguese)('%j is Portuguese: %s', (text, is) => expect(isPortuguese(text)).toBe(is))
