/** Pictures, the skin tones and joiners that make one of several, flags and keycaps. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f\u20e3]/gu
const MARKUP = /<\/?[a-z!?][^>]*>?/gi
/** Controls and signs that turn the direction of writing; spaces and line ends stay. */
const UNSEEN = /[^\P{C}\n\t\u200d]/gu

export const hasEmoji = (text: string): boolean => text.search(EMOJI) >= 0
export const hasMarkup = (text: string): boolean => text.search(MARKUP) >= 0

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '')

/** Whatever people may paste, as words: no markup, no control characters. Tags leave in rounds, since they may hide in one another. */
function plainText(text: string): string {
  const stripped = text.replace(UNSEEN, '').replace(MARKUP, ' ')
  return stripped === text ? text.trim() : plainText(stripped)
}

/** The same on one line. Of a text that is nothing but markup, what was written in it. */
export const plainLine = (text: string): string => (plainText(text) || text.replace(/[<>\p{C}]/gu, ' ').trim()).replace(/\s+/g, ' ')

/** What a person would count: an emoji or a dash on its own is no word. */
export const countWords = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
