import sharp from 'sharp'

/** Colours this light or lighter are nearly invisible on white paper. */
const LIGHT = 0.82
/** A tenth of darker pixels makes the rest visible: a white cat with a black outline. */
const CARRIED_BY = 0.1
const SIDE_PX = 64

/**
 * Whether a logo that we encoded, as a data URL, would be invisible on white paper: light all over, on a transparent
 * background.
 */
export async function isLightLogo(url: string | null | undefined): Promise<boolean> {
  if (!url) return false
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const small = sharp(bytes).resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
  if ((await sharp(bytes).stats()).isOpaque) return false
  const pixels = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer()
  let drawn = 0
  let seen = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    drawn += alpha
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue < LIGHT * 255) seen += alpha
  }
  return drawn > 0 && seen < drawn * CARRIED_BY
}
