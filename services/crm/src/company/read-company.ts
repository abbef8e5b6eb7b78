import { logoMessages, MAX_LOGO_TEXT } from '@atelie/contract/company'
import { BODY_LIMIT_BYTES, readJson, requireJson, type BodyReader } from '@atelie/service-kit/body'
import { createFairLimiter } from '@atelie/service-kit/fair-limiter'
import { Problem } from '@atelie/service-kit/problem'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { encodeLogo } from './logo.ts'
import { splitLogo } from './split-logo.ts'
import { readWhole, withUpload } from './upload.ts'

const MAX_BODY_BYTES = MAX_LOGO_TEXT + BODY_LIMIT_BYTES
/** Photos from phones, which do not wait for anything larger. */
const USUAL_BYTES = 16 * 1024 * 1024
const QUEUE = { placesPerKey: 1, waitingPerKey: 16, maxWaitMs: timeLimits.pictureTurn }

/**
 * Reads a company and replaces its logo with our own small copy. Small bodies are read at once; large ones are received
 * into files and loaded into memory a few at a time, the accounts in turn.
 * Throws Problem('unavailable') when too many wait, or too long.
 */
export function createCompanyReader(): (knownLogo: string | null, ...call: Parameters<BodyReader>) => Promise<unknown> {
  const usual = createFairLimiter({ ...QUEUE, places: 2 })
  const huge = createFairLimiter({ ...QUEUE, places: 1 })

  return async (knownLogo, request, response, identity) => {
    const length = Number(request.get('content-length') ?? 0)
    if (length > MAX_BODY_BYTES) throw new Problem('too_large', { error: logoMessages.tooLarge })
    const accountId = identity!.sub
    const ownCopy = (image: Buffer) => (isSame(image, knownLogo) ? knownLogo! : encodeLogo(image, accountId))
    if (length <= BODY_LIMIT_BYTES) return withOwnLogo(await readJson(request, response, identity), ownCopy)
    requireJson(request)
    if (request.get('content-encoding')) throw new Problem('unsupported_media_type')
    const withPlace = length > USUAL_BYTES ? huge : usual
    return withUpload(request, { accountId, length }, (file) =>
      withPlace(accountId, async () => {
        const { rest, image } = await splitLogo(await readWhole(file, length))
        return { ...rest, logoUrl: await ownCopy(image) }
      }),
    )
  }
}

async function withOwnLogo(body: unknown, ownCopy: (image: Buffer) => Promise<string> | string): Promise<unknown> {
  const url = (body as { logoUrl?: unknown } | null | undefined)?.logoUrl
  if (typeof url !== 'string' || url === '') return body
  return { ...(body as object), logoUrl: await ownCopy(bytesOf(url)) }
}

/** A form sends back the logo it was given: that one is not encoded again, because each time costs quality. */
const isSame = (image: Buffer, knownLogo: string | null): boolean =>
  knownLogo !== null && bytesOf(knownLogo).equals(image)

const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
