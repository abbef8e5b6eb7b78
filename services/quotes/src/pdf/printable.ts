/** Decorative letters and other forms of common characters that hardly any font has; as an emoji, such as Ⓜ️, a font has them. */
const LACKING =
  /[\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2134\u246a-\u24ea\u3250-\u33ff\ufe10-\ufe6b\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f14f}\u{1f16a}-\u{1f16c}\u{1f190}\u{1fbf0}-\u{1fbf9}](?!\ufe0f)/gu

/** White letters in a black circle or square, each an alphabet. Unicode knows no common form of them. */
const WHITE_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}](?!\ufe0f)/gu
const letterOf = (white: string) => String.fromCodePoint(0x41 + ((white.codePointAt(0)! - 0x1f150) % 0x20))

/** Characters whose look is agreed upon between two programs: no font that others have shows them. */
const PRIVATE = /\p{Co}/gu

/** A text in characters that can be printed: 𝓕𝓸𝓷𝓽𝓮 as Fonte. Escape it afterwards, because ＜ becomes <. */
export const printable = (text: string): string =>
  text
    .replace(LACKING, (character) => character.normalize('NFKC'))
    .replace(WHITE_LETTER, letterOf)
    .replace(PRIVATE, '')
