import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FrontEnd } from '@atelie/releases/record.mjs'
import type { Cookie } from '@atelie/service-kit/cookies'
import type { PrivateKey } from '@atelie/service-kit/identity'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

/** Which version of each front-end a browser gets: those in use, and for some the canary's, always the same ones. */
export interface Versions {
  for(request: Request, response: Response): Readonly<Record<string, string>>
  /** The same, and whom they are for: null while there is no canary. */
  given(request: Request, response: Response): { mark: string | null; versions: Readonly<Record<string, string>> }
  /** Whom a mark was given to, if we signed it. */
  markOf(request: Request): string | null
}

interface Options {
  frontEnds: () => Readonly<Record<string, FrontEnd>>
  cookie: Cookie
  /** The same for all gateways. */
  secret: Buffer
}

export function createVersions({ frontEnds, cookie, secret }: Options): Versions {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')

  function markOf(request: Request): string | null {
    const [id = '', signature = ''] = (parse(request.headers.cookie ?? '')[cookie.name] ?? '').split('.')
    const expected = Buffer.from(sign(id))
    return signature.length === expected.length && timingSafeEqual(expected, Buffer.from(signature)) ? id : null
  }

  function newMark(response: Response): string {
    const id = randomBytes(ID_BYTES).toString('hex')
    response.cookie(cookie.name, `${id}.${sign(id)}`, cookie.options)
    return id
  }

  const given: Versions['given'] = (request, response) => {
    const inUse = Object.entries(frontEnds())
    const isTrying = inUse.some(([, { canary }]) => canary)
    const mark = isTrying ? markOf(request) ?? newMark(response) : null
    return { mark, versions: Object.fromEntries(inUse.map(([name, { stable, canary }]) => [name, canary && mark && percentile(mark, canary.version) < canary.percent ? canary.version : stable])) }
  }

  return { markOf, given, for: (request, response) => given(request, response).versions }
}

/** For marks only, derived from a key that all gateways have. */
export const markSecret = ({ key }: PrivateKey): Buffer => createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' })).update('marks of browsers').digest()

const ID_BYTES = 12
const MAX_32_BITS = 2 ** 32

/** A number from 0 to 100 for each pair, so that not the same browsers try out every version. */
const percentile = (mark: string, version: string) => createHmac('sha256', version).update(mark).digest().readUInt32BE() / MAX_32_BITS * 100
