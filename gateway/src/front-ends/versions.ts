import { createHmac, randomBytes } from 'node:crypto'
import type { Cookie } from '@atelie/service-kit/cookies'
import { Problem } from '@atelie/service-kit/problem'
import { parse } from 'cookie'
import type { Request, Response } from 'express'
import type { Released } from './released.ts'

/** Which version of each front-end a browser gets: those in use, for some the canary's, always the same ones, and the one that is being tried. */
export interface Versions {
  /** The versions by name, and the one among them that is tried. While there is a canary a browser may get a cookie, so it is called once for a request. */
  given(
    request: Request,
    response: Response,
  ): Promise<{ tried: Tried | null; versions: Readonly<Record<string, string>> }>
  /** From now on; null ends it. Throws Problem('not_found') if there is no such version. */
  setTried(response: Response, tried: Tried | null): Promise<void>
}

interface Tried {
  frontEnd: string
  version: string
}

interface Options {
  released: Pick<Released, 'frontEnds' | 'release' | 'releaseSoon'>
  cookies: { browser: Cookie; tried: Cookie }
}

export function createVersions({ released, cookies }: Options): Versions {
  const read = (request: Request, { name }: Cookie) => parse(request.headers.cookie ?? '')[name] ?? ''

  function newBrowser(response: Response): string {
    const id = randomBytes(ID_BYTES).toString('hex')
    response.cookie(cookies.browser.name, id, cookies.browser.options)
    return id
  }

  /** If the record names it: anyone may send any cookie. */
  async function triedIn(request: Request): Promise<Tried | null> {
    const [frontEnd = '', version = ''] = read(request, cookies.tried).split('.')
    return (await released.release(frontEnd, version)) ? { frontEnd, version } : null
  }

  return {
    async setTried(response, tried) {
      if (!tried) return void response.clearCookie(cookies.tried.name, cookies.tried.options)
      const { frontEnd, version } = tried
      if (!(await released.releaseSoon(frontEnd, version))) throw new Problem('not_found')
      response.cookie(cookies.tried.name, `${frontEnd}.${version}`, cookies.tried.options)
    },
    async given(request, response) {
      const inUse = Object.entries(released.frontEnds())
      const tried = await triedIn(request)
      const hasCanary = !tried && inUse.some(([, { canary }]) => canary)
      const browser = hasCanary ? read(request, cookies.browser) || newBrowser(response) : null
      const versions = Object.fromEntries([
        ...inUse.map(([name, { stable, canary }]) => [
          name,
          canary && browser && percentile(browser, canary.version) < canary.percent ? canary.version : stable,
        ]),
        ...(tried ? [[tried.frontEnd, tried.version]] : []),
      ])
      return { tried, versions }
    },
  }
}

const ID_BYTES = 12
const MAX_32_BITS = 2 ** 32

/** A number from 0 to 100 for each pair, so that not the same browsers try out every version. */
const percentile = (browser: string, version: string) =>
  (createHmac('sha256', version).update(browser).digest().readUInt32BE() / MAX_32_BITS) * 100
