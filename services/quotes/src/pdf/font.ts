import regular from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?inline'
import semibold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?inline'

const face = (weight: number, url: string) => `@font-face { font-family: Figtree; font-weight: ${weight}; src: url(${url}) format("woff2"); }`

/** The typeface of the screens, embedded because the page that prints has no network. One file per weight, because variable fonts are printed as outlines. */
export const FONT_FACES = face(400, regular) + face(600, semibold)
