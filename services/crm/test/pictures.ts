import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** An empty picture, transparent if the format supports it. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 122, g: 62, b: 109, alpha: 0 } } })

/** Random pixels, which no format compresses. */
export function noise(width: number, height: number) {
  const pixels = Buffer.allocUnsafe(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = Math.random() * 256
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A disc, on a transparent background unless `ground` is given. Colours as #rrggbb. */
export function disc({ fill, outline = fill, ground }: { fill: string; outline?: string; ground?: string }) {
  const side = 120
  const pixels = Buffer.alloc(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    const radius = Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2)
    const colour = radius > 50 ? ground : radius > 42 ? outline : fill
    if (colour) pixels.write(`${colour.slice(1)}ff`, at * 4, 'hex')
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
const FRAME_SIDE = 40

/** The pixels of an animation's frame: a square in another colour, if there is one. */
export function frame(ground: Colour, square: Colour = ground): Buffer {
  const isInside = (place: number) => place >= 10 && place < 30
  const colourAt = (at: number) =>
    isInside(at % FRAME_SIDE) && isInside(Math.floor(at / FRAME_SIDE)) ? square : ground
  return Buffer.from(Array.from({ length: FRAME_SIDE ** 2 }, (_, at) => colourAt(at)).flat())
}

export function animation(frames: readonly Buffer[], format: 'gif' | 'webp'): Promise<Buffer> {
  const raw = { width: FRAME_SIDE, height: FRAME_SIDE * frames.length, channels: 4, pageHeight: FRAME_SIDE } as const
  return sharp(Buffer.concat(frames), { raw })
    .toFormat(format, { lossless: format === 'webp', delay: frames.map(() => 100) })
    .toBuffer()
}

export const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`

/** The bytes of a data URL and their metadata. */
export async function inspect(url: string) {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const { format, width, height, hasAlpha, exif, orientation } = await sharp(bytes).metadata()
  return { bytes, format, width, height, hasAlpha, exif, orientation, type: url.slice(5, url.indexOf(';')) }
}

/** A small PNG that claims to be a huge one. */
export async function pngBomb(side: number): Promise<Buffer> {
  const bytes = await picture(10, 10).png().toBuffer()
  // The header chunk: length, "IHDR", width, height, …, checksum.
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
