import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Cookie } from '@atelie/service-kit/cookies'
import type { PrivateKey } from '@atelie/service-kit/identity'
import { Problem } from '@atelie/service-kit/problem'
import { parse } from 'cookie'
import type { Request, Response } from 'express'
import type { Released } from './released.ts'

/** Which version of each front-end a browser gets: those in use, for some the canary's, always the same ones, and the one that is being tried. */
export interface Versions {
  /** Whom the versions are for, null while there is no canary or if one is tried, and the versions by name. A browser without a mark may get one, so it is called once for a request. */
  given(request: Request, response: Response): Promise<{ mark: string | null; tried: Tried | null; versions: Readonly<Record<string, string>> }>
  /** From now on; null ends it. Throws Problem('not_found') if there is no such version. */
  setTried(response: Response, tried: Tried | null): Promise<void>
  /** Whom a mark was given to, if we signed it. */
  markOf(request: Request): string | null
}

interface Tried {
  frontEnd: string
  version: string
}

interface Options {
  released: Pick<Released, 'frontEnds' | 'release'>
  cookies: { mark: Cookie; tried: Cookie }
  /** The same for all gateways. */
  secret: Buffer
}

export function createVersions({ released, cookies, secret }: Options): Versions {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')

  function markOf(request: Request): string | null {
    const [id = '', signature = ''] = (parse(request.headers.cookie ?? '')[cookies.mark.name] ?? '').split('.')
    const expected = Buffer.from(sign(id))
    return signature.length === expected.length && timingSafeEqual(expected, Buffer.from(signature)) ? id : null
  }

  function newMark(response: Response): string {
    const id = randomBytes(ID_BYTES).toString('hex')
    response.cookie(cookies.mark.name, `${id}.${sign(id)}`, cookies.mark.options)
    return id
  }

  /** If it is in the store. */
  async function triedIn(request: Request): Promise<Tried | null> {
    const [frontEnd = '', version = ''] = (parse(request.headers.cookie ?? '')[cookies.tried.name] ?? '').split('.')
    return await released.release(frontEnd, version) ? { frontEnd, version } : null
  }

  return {
    markOf,
    async setTried(response, tried) {
      if (!tried) return void response.clearCookie(cookies.tried.name, cookies.tried.options)
      const { frontEnd, version } = tried
      if (!await released.release(frontEnd, version)) throw new Problem('not_found')
      response.cookie(cookies.tried.name, `${frontEnd}.${version}`, cookies.tried.options)
    },
    async given(request, response) {
      const inUse = Object.entries(released.frontEnds())
      const tried = await triedIn(request)
      const hasCanary = !tried && inUse.some(([, { canary }]) => canary)
      const mark = hasCanary ? markOf(request) ?? newMark(response) : null
      const versions = Object.fromEntries([
        ...inUse.map(([name, { stable, canary }]) => [name, canary && mark && percentile(mark, canary.version) < canary.percent ? canary.version : stable]),
        ...tried ? [[tried.frontEnd, tried.version]] : [],
      ])
      return { mark, tried, versions }
    },
  }
}

/** For marks only, derived from a key that all gateways have. */
export const markSecret = ({ key }: PrivateKey): Buffer => createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' })).update('marks of browsers').digest()

const ID_BYTES = 12
const MAX_32_BITS = 2 ** 32

/** A number from 0 to 100 for each pair, so that not the same browsers try out every version. */
const percentile = (mark: string, version: string) => createHmac('sha256', version).update(mark).digest().readUInt32BE() / MAX_32_BITS * 100
