import { logoMessages, MAX_LOGO_TEXT } from '@atelie/contract/company'
import { BODY_LIMIT_BYTES, readJson, requireJson, type BodyReader } from '@atelie/service-kit/body'
import { Problem } from '@atelie/service-kit/problem'
import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from 'express'
import { encodeLogo } from './logo.ts'
import { createRoom } from './room.ts'
import { splitLogo } from './split-logo.ts'

const MB = 1024 * 1024
const MAX_BODY_BYTES = MAX_LOGO_TEXT + BODY_LIMIT_BYTES
/** One body of the largest size at a time, or a dozen photos from phones. */
const ROOM_MB = Math.ceil(MAX_BODY_BYTES / MB)
/** Silence from a sender whose turn it is, while others wait. */
const MAX_SILENCE_MS = 10_000
/** More than any line into a house brings; a faster sender would only take the processor from everybody else. */
const MAX_BYTES_PER_MS = 30 * 1024

/**
 * Reads a company with its logo, which the body then carries as our own small copy. Small bodies pass at once; a large
 * one waits unread until there is room for it in memory. Throws Problem('unavailable') when too many wait, or too long.
 */
export function createCompanyReader(): (knownLogo: string | null, ...call: Parameters<BodyReader>) => Promise<unknown> {
  const whenThereIsRoom = createRoom(ROOM_MB)

  return async (knownLogo, request, response, identity) => {
    const length = Number(request.get('content-length') ?? 0)
    if (length > MAX_BODY_BYTES) throw new Problem('too_large', { error: logoMessages.tooLarge })
    if (length <= BODY_LIMIT_BYTES) return withOwnLogo(await readJson(request, response, identity), knownLogo)
    requireJson(request)
    if (request.get('content-encoding')) throw new Problem('unsupported_media_type')
    return whenThereIsRoom(Math.ceil(length / MB), async () => {
      const { rest, image } = await splitLogo(await readWhole(request, length))
      return { ...rest, logoUrl: await encodeLogo(image) }
    })
  }
}

/** A form sends back what it was given: that is not encoded again, which would spoil it a little each time. */
async function withOwnLogo(body: unknown, knownLogo: string | null): Promise<unknown> {
  const url = (body as { logoUrl?: unknown } | null | undefined)?.logoUrl
  if (typeof url !== 'string' || url === '' || url === knownLogo) return body
  return { ...body as object, logoUrl: await encodeLogo(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')) }
}

/** Into one block of the announced size: collecting pieces and joining them would need twice the memory. */
async function readWhole(request: Request, length: number): Promise<Buffer> {
  // The sender left while others were read.
  if (request.destroyed) throw new Problem('malformed')
  const bytes = Buffer.allocUnsafeSlow(length)
  const began = performance.now()
  request.setTimeout(MAX_SILENCE_MS, () => request.destroy())
  let filled = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes.set(chunk, filled)
      filled += chunk.length
      const earlyMs = filled / MAX_BYTES_PER_MS - (performance.now() - began)
      if (earlyMs > 5) await pause(earlyMs)
    }
  } catch (cause) {
    // The sender left.
    throw new Problem('malformed', { cause })
  } finally {
    request.setTimeout(0)
  }
  return bytes
}
