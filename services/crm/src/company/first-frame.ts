import sharp from 'sharp'

/** Looking at a frame decodes those before it too. */
const MOST_FRAMES = 24
const MOST_PIXELS = 50_000_000
const SIDE_PX = 128
/** The least contrast, of 255, that is clearly seen. */
const CONTRAST = 48

interface Animation {
  pages?: number | undefined
  width: number
  height: number
}

/**
 * The first frame of an animation in which something is to be seen: one that fades in begins with an empty frame. It is the
 * very first for a picture with a single frame, and if all that are looked at are empty.
 */
export async function firstVisibleFrame(bytes: Buffer, { pages = 1, width, height }: Animation): Promise<number> {
  const frames = Math.min(pages, MOST_FRAMES, Math.floor(MOST_PIXELS / (width * height)))
  for (let frame = 0; frame < frames && pages > 1; frame += 1) {
    const pixels = await sharp(bytes, { page: frame })
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    if (isVisible(pixels)) return frame
  }
  return 0
}

/** Whether the colours differ, or how opaque they are. */
function isVisible(pixels: Buffer): boolean {
  const least = [255, 255, 255, 255]
  const most = [0, 0, 0, 0]
  for (let at = 0; at < pixels.length; at += 1) {
    const channel = at % 4
    // Colours that are transparent are none.
    const value = channel === 3 ? pixels[at]! : (pixels[at]! * pixels[at - channel + 3]!) / 255
    least[channel] = Math.min(least[channel]!, value)
    most[channel] = Math.max(most[channel]!, value)
  }
  return most.some((value, channel) => value - least[channel]! >= CONTRAST)
}
