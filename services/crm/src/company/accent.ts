import { hexOf, readableOn, type Rgb } from '@atelie/service-kit/colours'
import sharp from 'sharp'

const SIDE_PX = 64
const WHITE: Rgb = [255, 255, 255]
/** Colours with less difference between their parts, of 255, pass for grey. */
const LEAST_CHROMA = 40
/** A smaller share of the drawing is a spot, or noise of its compression. */
const LEAST_SHARE = 0.02
const HUES = 24

/**
 * The colour that stands out most in a logo that we encoded, as a data URL, darkened until it can be read on white and white
 * on it: `#6d2f63`. Null without a logo, or for one in black, white and grey.
 */
export async function accentOf(url: string | null | undefined): Promise<string | null> {
  if (!url) return null
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const pixels = await sharp(bytes)
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const colour = mostColourful(pixels)
  return colour && hexOf(readableOn(WHITE, colour))
}

/** Adds up each hue by how saturated and opaque its pixels are, and takes the mean of the strongest: pale colours fill more of a logo than those that it is known by. */
function mostColourful(pixels: Buffer): Rgb | null {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, opacity: 0, sums: [0, 0, 0] }))
  let drawn = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
    drawn += alpha
    if (chroma < LEAST_CHROMA || alpha === 0) continue
    const hue = hues[Math.floor(hueOf([red, green, blue], chroma) * HUES) % HUES]!
    const weight = (chroma / Math.max(red, green, blue)) ** 2 * alpha
    hue.weight += weight
    hue.opacity += alpha
    hue.sums = [hue.sums[0]! + red * weight, hue.sums[1]! + green * weight, hue.sums[2]! + blue * weight]
  }
  const { weight, opacity, sums } = hues.reduce((best, hue) => (hue.weight > best.weight ? hue : best))
  return opacity > drawn * LEAST_SHARE ? (sums.map((sum) => sum / weight) as unknown as Rgb) : null
}

/** From 0 to 1 around the wheel. */
function hueOf([red, green, blue]: Rgb, chroma: number): number {
  const most = Math.max(red, green, blue)
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return ((sixth + 6) % 6) / 6
}
