import { MAX_LOGO_SIDE_PX } from '@atelie/contract/company'
import { isForServer } from './logo-file.ts'

/**
 * A picture no larger than the server keeps it, so that a photo is uploaded in a moment. It is the file itself if that is
 * smaller, or if only the server can judge it, such as a file that the browser cannot redraw.
 */
export async function shrinkLogo(file: File): Promise<Blob> {
  try {
    if (await isForServer(file)) return file
    const small = await redraw(file)
    return small.size < file.size ? small : file
  } catch {
    return file
  }
}

/** Upright, and without metadata. Throws if the browser cannot decode it, or does not let pages draw. */
async function redraw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, MAX_LOGO_SIDE_PX / Math.max(picture.width, picture.height))
  const shrunk = (side: number) => Math.max(1, Math.round(side * scale))
  const canvas = new OffscreenCanvas(shrunk(picture.width), shrunk(picture.height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || isFalsified(context)) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // The server compresses it anyway, so nothing is lost here: at full quality a JPEG keeps the colours of each pixel.
  const isOpaque = context
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.every((value, index) => index % 4 !== 3 || value === 255)
  return canvas.convertToBlob(isOpaque ? { type: 'image/jpeg', quality: 1 } : { type: 'image/png' })
}

/** Some browsers return noise for what is drawn, so that pages cannot recognise the person. */
function isFalsified(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  context.clearRect(0, 0, 1, 1)
  return data.join() !== '0,0,0,255'
}
