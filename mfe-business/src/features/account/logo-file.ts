/** A file as a data URL. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('not readable'))
    reader.readAsDataURL(file)
  })
}

/** The first bytes of the four formats, as Latin-1 text. */
const BEGINNINGS = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^GIF8[79]a/]

/** Whether a file begins like a picture that the server accepts; its name is no proof. */
export async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return BEGINNINGS.some((beginning) => beginning.test(text))
}

/**
 * Whether redrawing a file would hide what it is: of an animation the browser draws the first frame, even if that is empty, and
 * of a JPEG that was cut short the part that is there, over grey.
 */
export async function isForServer(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const beginning = String.fromCharCode(...bytes.subarray(0, 16))
  const isAnimatedWebp = /^RIFF[\s\S]{4}WEBPVP8X/.test(beginning) && (bytes[20]! & WEBP_ANIMATION) !== 0
  return beginning.startsWith('GIF8') || isAnimatedWebp || (beginning.startsWith('\xff\xd8') && isCutShort(bytes))
}

const WEBP_ANIMATION = 0b10
/** The second bytes of markers, of which the first is 0xff. Between these two are only pixels, which have no markers of their own. */
const PIXELS_BEGIN = 0xda
const PICTURE_ENDS = 0xd9

/** A preview within the file ends too, but before the picture's own pixels begin. */
function isCutShort(jpeg: Uint8Array): boolean {
  for (let at = jpeg.length - 1; at > 0; at -= 1) {
    if (jpeg[at - 1] !== 0xff) continue
    if (jpeg[at] === PICTURE_ENDS) return false
    if (jpeg[at] === PIXELS_BEGIN) return true
  }
  return true
}
