import { setImmediate } from 'node:timers/promises'
import { BODY_LIMIT_BYTES } from '@atelie/service-kit/body'
import { Problem } from '@atelie/service-kit/problem'

const KEY = '"logoUrl"'
const SLICE = 256 * 1024

interface SplitBody {
  /** The parsed body with an empty logo. */
  rest: { logoUrl?: unknown }
  /** The bytes of the logo; they overwrite the body, which must no longer be used. */
  image: Buffer
}

/**
 * Takes the logo out of a JSON text of up to 67 MB and decodes it in place, a slice at a time. Parsing the whole text would
 * take four times its size in memory, and block the service for a fifth of a second.
 * Throws Problem('malformed') if it is not such JSON, Problem('too_large') if the rest is large too.
 */
export async function splitLogo(body: Buffer): Promise<SplitBody> {
  // Inside a text these quotes would be escaped, so this can only be a field name; and base64 has no quotes.
  const key = body.indexOf(KEY)
  const start = body.indexOf('"', key + KEY.length) + 1
  const end = body.indexOf('"', start)
  if (key < 0 || start === 0 || end < 0) throw new Problem('malformed')
  if (body.length - (end - start) > BODY_LIMIT_BYTES) throw new Problem('too_large')
  const rest = parse(Buffer.concat([body.subarray(0, start), body.subarray(end)]).toString())
  if (rest.logoUrl !== '') throw new Problem('malformed')
  const comma = body.indexOf(',', start) + 1
  return { rest, image: await decodeInPlace(body, comma > start && comma < end ? comma : start, end) }
}

function parse(text: string): { logoUrl?: unknown } {
  try {
    return JSON.parse(text) as { logoUrl?: unknown }
  } catch (cause) {
    throw new Problem('malformed', { cause })
  }
}

/** Decodes base64 into the start of the same memory, which has always been read already. */
async function decodeInPlace(bytes: Buffer, start: number, end: number): Promise<Buffer> {
  let length = 0
  let undecoded = ''
  for (let from = start; from < end; from += SLICE) {
    // Some programs write a slash as \/.
    const text = undecoded + bytes.toString('latin1', from, Math.min(from + SLICE, end)).replaceAll('\\', '')
    const whole = from + SLICE < end ? text.length - (text.length % 4) : text.length
    length += bytes.write(text.slice(0, whole), length, 'base64')
    undecoded = text.slice(whole)
    await setImmediate()
  }
  return bytes.subarray(0, length)
}
