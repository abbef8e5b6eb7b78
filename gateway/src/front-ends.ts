import { join } from 'node:path'
import { Problem } from '@atelie/service-kit/problem'
import express, { Router, type Request, type RequestHandler, type Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { agent, passOnBreak, sendUnavailable } from './api-proxy.ts'

export interface FrontEnds {
  shell: string
  business: string
  content: string
}

/** Names below assets/ contain a hash of the content. Browsers revalidate anything else each time, and get a 304. */
const HASHED = /\/assets\/[^/]+$/

/** The shell at the root, the remotes below /remotes, each from its own folder or server. */
export function createFrontEnds(sources: FrontEnds): Router {
  const router = Router()
  router.use('/remotes/business', files(sources.business), noSuchFile)
  router.use('/remotes/content', files(sources.content), noSuchFile)
  router.use(files(sources.shell))
  // Without a pattern, which would fail for a URL that cannot be decoded.
  router.use(page(sources.shell))
  return router
}

const isAddress = (source: string) => /^https?:\/\//.test(source)

function files(source: string): RequestHandler {
  if (isAddress(source)) return createProxyMiddleware<Request, Response>({ target: source, agent, proxyTimeout: 10_000, on: { proxyRes: passOnBreak, error: sendUnavailable } })
  return express.static(source, {
    index: 'index.html',
    setHeaders(response, path) {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

const noSuchFile: RequestHandler = () => {
  throw new Problem('not_found')
}

/** The shell handles any URL that a person opens, even an unknown one; a missing file is a plain 404. */
function page(shell: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const isVisit = request.get('accept')?.includes('text/html')
    const isFile = request.path.startsWith('/assets/') || (/\.\w+$/.test(request.path) && !isVisit)
    if (isFile) throw new Problem('not_found')
    response.setHeader('Cache-Control', 'no-cache')
    response.sendFile(join(shell, 'index.html'))
  }
}
