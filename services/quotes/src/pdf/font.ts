import dejavu from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2?inline'
import regular from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?inline'
import semibold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?inline'
import javanese from '@fontsource/noto-sans-javanese/files/noto-sans-javanese-javanese-400-normal.woff2?inline'

const face = (family: string, url: string, rest = '') =>
  `@font-face { font-family: ${family}; src: url(${url}) format("woff2"); ${rest} }`

/** The typeface of the screens, embedded because the page that prints has no network. One file per weight, because variable fonts are printed as outlines. */
export const FONT_FACES = face('Figtree', regular, 'font-weight: 400;') + face('Figtree', semibold, 'font-weight: 600;')

/**
 * Arrows, stars, hearts, small capitals and thousands more, and the ornaments ꧁ and ꧂, which no system is sure to have. Emoji
 * are left to the system's font, which has them in colour.
 */
export const SYMBOL_FACES =
  face('Symbols', dejavu, 'unicode-range: U+0-1EFFF;') + face('Symbols', javanese, 'unicode-range: U+A980-A9DF;')

/** A character beyond the typeface of the screens that is no emoji. */
export const SYMBOL = /(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)[^\0-\u02ff\u2000-\u206f\u20ac\u2122\ufe0f]/u
