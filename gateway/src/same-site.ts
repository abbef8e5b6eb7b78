import { Problem } from '@atelie/service-kit/problem'
import type { RequestHandler } from 'express'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Browsers tell where a request comes from: one that changes something must come from our own pages.
 * The only thing a foreign page can send without a preflight, a form, is never JSON.
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl)
  return (request, _response, next) => {
    if (READS.has(request.method)) return next()
    const type = request.get('content-type')
    if (type !== undefined && !JSON_TYPE.test(type)) return next(new Problem('unsupported_media_type'))
    const site = request.get('sec-fetch-site')
    const origin = request.get('origin')
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && !isOwn(origin, request.get('host')))
    next(foreign ? new Problem('cross_site') : undefined)
  }

  /** The address bar may have localhost while the setting has 127.0.0.1: the requested host is our own too. */
  function isOwn(origin: string, host: string | undefined): boolean {
    if (origin === own.origin) return true
    const { protocol, host: from } = URL.canParse(origin) ? new URL(origin) : {}
    return protocol === own.protocol && from === host
  }
}
