import { EMOJI as WHOLE_EMOJI } from '@atelie/contract/text'

/** Pictographs, skin tones, joiners, flags and keycaps. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f\u20e3]/gu
const MARKUP = /<\/?[a-z!?][^>]*>?/gi
/** Control characters and those that change the direction of writing; spaces and line breaks stay, and so do emoji, which may contain some. */
const UNSEEN = new RegExp(String.raw`(${WHOLE_EMOJI})|[^\P{C}\n\t]`, 'gu')

export const hasEmoji = (text: string): boolean => text.search(EMOJI) >= 0
export const hasMarkup = (text: string): boolean => text.search(MARKUP) >= 0

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '')

/** Pasted text without markup and control characters. Tags are removed repeatedly, since they may be hidden in one another. */
function plainText(text: string): string {
  const stripped = text.replace(UNSEEN, '$1').replace(MARKUP, ' ')
  return stripped === text ? text.trim() : plainText(stripped)
}

/** The same on one line. For a text that is nothing but markup, its letters. */
export const plainLine = (text: string): string =>
  (plainText(text) || text.replace(/[<>\p{C}]/gu, ' ').trim()).replace(/\s+/g, ' ')

/** Counts words as people do: a separate emoji or dash is none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

/** All texts of a value, but those under some keys. */
export const textsOf = (value: unknown, except: ReadonlySet<string> = new Set()): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, part]) => (except.has(key) ? [] : textsOf(part, except)))

/** Private characters, each of which stands for a text that nothing may touch: a contact, a person's own words. */
export const MARKS = /[\ue000-\uf8ff]/g
const FIRST_MARK = 0xe000

export const markAt = (index: number): string => String.fromCharCode(FIRST_MARK + index)

/** With the texts in place of their marks. */
export const withoutMarks = (marked: string, texts: readonly string[]): string =>
  marked.replace(MARKS, (mark) => texts[mark.charCodeAt(0) - FIRST_MARK] ?? '')
