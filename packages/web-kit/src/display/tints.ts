/** The hues beside the accent; the theme has an ink and a wash of each for both colour schemes. */
export const tints = ['plum', 'coral', 'sun', 'petrol', 'sand', 'lilac'] as const
export type Tint = (typeof tints)[number]

/** Ink on its own wash, at least 4.5:1. The values serve sx, styled and style alike. */
export const tinted = (tint: Tint | 'band') => ({
  color: `var(--mui-palette-${tint}-ink)`,
  backgroundColor: `var(--mui-palette-${tint}-wash)`,
})

/** The tint of a name: the same on every device. */
export function tintOf(name: string): Tint {
  let hash = 7
  for (const letter of name) hash = (hash * 131 + letter.codePointAt(0)!) % 65_521
  return tints[hash % tints.length]!
}
