import { logoMessages, MAX_LOGO_TEXT } from '@atelie/contract/company'
import { BODY_LIMIT_BYTES, readJson, requireJson, type BodyReader } from '@atelie/service-kit/body'
import { createFairPlaces } from '@atelie/service-kit/fair-places'
import { Problem } from '@atelie/service-kit/problem'
import { encodeLogo } from './logo.ts'
import { splitLogo } from './split-logo.ts'
import { readWhole, withUpload } from './upload.ts'

const MAX_BODY_BYTES = MAX_LOGO_TEXT + BODY_LIMIT_BYTES
/** Photos from phones, which do not wait for what is larger. */
const USUAL_BYTES = 16 * 1024 * 1024
/** Waiting ends before the gateway gives up on a service that a large body goes to. */
const LINE = { ofOneKey: 1, maxWaiting: 16, maxWaitMs: 30_000 }

/**
 * Reads a company with its logo, which the body then carries as our own small copy. Small bodies pass at once; large ones
 * are received into files and come into memory a few at a time, the accounts in turn.
 * Throws Problem('unavailable') when too many wait, or too long.
 */
export function createCompanyReader(): (knownLogo: string | null, ...call: Parameters<BodyReader>) => Promise<unknown> {
  const usualInTurn = createFairPlaces({ ...LINE, places: 2 })
  const hugeInTurn = createFairPlaces({ ...LINE, places: 1 })

  return async (knownLogo, request, response, identity) => {
    const length = Number(request.get('content-length') ?? 0)
    if (length > MAX_BODY_BYTES) throw new Problem('too_large', { error: logoMessages.tooLarge })
    const accountId = identity!.sub
    const encode = (image: Buffer) => encodeLogo(image, accountId)
    if (length <= BODY_LIMIT_BYTES) return withOwnLogo(await readJson(request, response, identity), knownLogo, encode)
    requireJson(request)
    if (request.get('content-encoding')) throw new Problem('unsupported_media_type')
    const inTurn = length > USUAL_BYTES ? hugeInTurn : usualInTurn
    return withUpload(request, { accountId, length }, (file) => inTurn(accountId, async () => {
      const { rest, image } = await splitLogo(await readWhole(file, length))
      return { ...rest, logoUrl: await encode(image) }
    }))
  }
}

/** A form sends back what it was given: that is not encoded again, which would spoil it a little each time. */
async function withOwnLogo(body: unknown, knownLogo: string | null, encode: (image: Buffer) => Promise<string>): Promise<unknown> {
  const url = (body as { logoUrl?: unknown } | null | undefined)?.logoUrl
  if (typeof url !== 'string' || url === '' || url === knownLogo) return body
  return { ...body as object, logoUrl: await encode(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')) }
}
