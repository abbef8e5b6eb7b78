/** The least contrast of text and its background: WCAG's AA. */
const READABLE = 4.5
const STEP = 0.04

export type Rgb = readonly [red: number, green: number, blue: number]

/** `#6d2f63` → its parts, 0 to 255. */
export const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb

export const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Between 1 and 21, in either order. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The nearest colour of the same kind that can be read on the background: mixed with black on a light one, with white on a dark one. */
export function readableOn(background: Rgb, colour: Rgb): Rgb {
  const end = luminance(background) > 0.18 ? 0 : 255
  let mixed = colour
  for (let share = STEP; contrast(mixed, background) < READABLE && share <= 1; share += STEP)
    mixed = colour.map((part) => Math.round(part + (end - part) * share)) as unknown as Rgb
  return mixed
}
