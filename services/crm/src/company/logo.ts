import { logoMessages, MAX_LOGO_BYTES, MAX_LOGO_SIDE_PX } from '@atelie/contract/company'
import { createFairLimiter } from '@atelie/service-kit/fair-limiter'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import sharp from 'sharp'
import { firstVisibleFrame } from './first-frame.ts'

/** A few bytes can decode to gigabytes of pixels. */
const MAX_PIXELS = 50_000_000
/** Formats that cannot be decoded row by row are held in memory whole, at up to eight bytes a pixel. */
const MAX_PIXELS_AT_ONCE = 25_000_000
const TIMEOUT_SECONDS = 10
/** However small the file, its pixels may take two hundred megabytes. The second place is for another account. */
const withPlace = createFairLimiter({
  places: 2,
  placesPerKey: 1,
  waitingPerKey: 16,
  maxWaitMs: timeLimits.pictureTurn,
})

// The bytes decide the type, not the data URL. All other loaders are blocked: SVG may refer to other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * A picture as it is stored: upright, at most 800 px, without metadata; of an animation, the first
 * frame that shows something. Accounts take turns. Throws Problem('validation') unless it is a whole PNG, JPEG, WebP or GIF, Problem('too_large') above 50 MB.
 */
export async function encodeLogo(bytes: Buffer, accountId: string): Promise<string> {
  if (bytes.length > MAX_LOGO_BYTES) throw new Problem('too_large', { error: logoMessages.tooLarge })
  return withPlace(accountId, () => encode(bytes))
}

async function encode(bytes: Buffer): Promise<string> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
    const { hasAlpha, isProgressive, format, width, height, pages } = await sharp(bytes, options).metadata()
    const atOnce = isProgressive || format === 'webp' || format === 'gif'
    if (atOnce && width * height > MAX_PIXELS_AT_ONCE) throw new Error('pixel limit')
    const picture = sharp(bytes, { ...options, page: await firstVisibleFrame(bytes, { pages, width, height }) })
    const small = picture
      .autoOrient()
      .resize(MAX_LOGO_SIDE_PX, MAX_LOGO_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
    // A PDF embeds JPEG as it is; only WebP keeps transparency and stays small.
    const { data, info } = await (
      hasAlpha ? small.webp({ quality: 90 }) : small.jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    ).toBuffer({ resolveWithObject: true })
    return `data:image/${info.format};base64,${data.toString('base64')}`
  } catch (cause) {
    const error = messageFor((cause as Error).message)
    throw new Problem('validation', { error, cause, issues: [{ path: 'logoUrl', message: error }] })
  }
}

/** Formats are told by how they begin; what begins like a picture but cannot be decoded is one that was cut short. */
function messageFor(failure: string): string {
  if (/pixel limit|timeout/.test(failure)) return logoMessages.tooManyPixels
  return /unsupported image format|is empty/i.test(failure) ? logoMessages.notAnImage : logoMessages.damaged
}
