/** Keyboards, phones and documents write one apostrophe in many ways, and people leave it out. */
const APOSTROPHE = /['`´‘’‚‛′‵ʹʻʼʽˈˊˋ՚Ꞌꞌ＇｀\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE]/g
const QUOTATION_MARK = /[“”„‟″«»]/g
const HYPHEN = /[\p{Pd}\u2212\u2043\u02D7]/gu
/** Blanks of any kind. U+2800 is the empty braille cell; U+FEFF counts as a blank, but has no width. */
const BLANKS = /(?:[^\S\uFEFF]|[\u0085\u2800])+/g
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** In a text of several lines: tabs, and blanks that only look like the usual one. */
const ODD_BLANK = /[^\S\n\uFEFF]/g

/** Has no glyph, or changes the direction or the look of others. */
const INVISIBLE = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`
const INVISIBLE_ANYWHERE = new RegExp(INVISIBLE, 'gu')

/** Joiners, variation selectors and tags within an emoji are part of it: '👩‍🎨' and '1️⃣' are three characters each. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`
export const EMOJI = String.raw`\u{1F3F4}[\u{E0020}-\u{E007F}]+|${PICTURE}(?:\u200D${PICTURE})*|[0-9#*]\uFE0F\u20E3`
const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu')

const withoutInvisible = (text: string) => text.replace(EMOJI_OR_INVISIBLE, '$1')

/** A text of one line as it is kept: without line breaks, tabs, invisible characters and double blanks. */
export const oneLine = (text: string): string =>
  withoutInvisible(text.replace(BLANKS, ' ')).replace(/ {2,}/g, ' ').trim()

/** A text of several lines as it is kept: without tabs and invisible characters. Each line break is one '\n'. */
export const severalLines = (text: string): string =>
  text.replace(LINE_BREAK, '\n').replace(ODD_BLANK, ' ').split('\n').map(withoutInvisible).join('\n').trim()

/**
 * How texts are compared, by searches, pickers and for duplicates: regardless of case, accents, apostrophes, kinds of
 * hyphens and blanks, invisible characters and compatibility forms. " D’ÁVILA" is "davila", "𝓐na  Lima" is "ana lima".
 */
export const foldText = (text: string): string =>
  text
    // First, because the compatibility form of a lone acute accent is a blank and a mark.
    .replace(APOSTROPHE, '')
    .replace(QUOTATION_MARK, '"')
    .replace(BLANKS, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(INVISIBLE_ANYWHERE, '')
    .replace(HYPHEN, '-')
    .toLowerCase()
    .replace(/ {2,}/g, ' ')
    .trim()
