import { missingFor, SHELL } from '@atelie/releases/fit.mjs'
import { PAGE_WITH_HEADER, type Release } from '@atelie/releases/release.mjs'
import { nameCall } from '@atelie/service-kit/named-call'
import { Problem } from '@atelie/service-kit/problem'
import { z } from '@atelie/contract/zod'
import express, { Router, type Request, type RequestHandler, type Response } from 'express'
import { isFile, withoutTail } from './addresses.ts'
import { isPage } from './pages.ts'
import { pageAhead, preloadHeader } from './preloads.ts'
import type { Released } from './released.ts'
import type { SessionReader } from '../session.ts'
import type { Versions } from './versions.ts'

const wish = z.object({ frontEnd: z.string(), version: z.string() })
const MOST_OF_A_WISH = '1kb'

/** Pages and what belongs to them, in log lines and metrics. */
const PAGE = { path: '(page)', isRoutine: true } as const
const FILE = { path: '(file)', isRoutine: true } as const

/** Its own style follows the colour scheme, and some browsers hold a picture to its policy as well; it can do nothing else. */
const OF_A_DRAWING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const FILES = '/front-ends/:name/:version/{*file}'
/** Whether a version fits a shell. */
const DESCRIPTION = 'release.json'

const FOR_EVER = 'public, max-age=31536000, immutable'
export const OF_THIS_BROWSER = 'private, no-cache'

export interface FrontEndDeps {
  released: Released
  versions: Versions
  sessions: SessionReader
  /** Refuses an address that asks too often. */
  limitAddress: RequestHandler
}

/** The files of all versions under their own addresses, and the page itself everywhere else, with status 404 where no front-end has one. */
export function createFrontEnds({ released, versions, sessions, limitAddress }: FrontEndDeps): Router {
  const router = Router()

  router.get(FILES, async (request, response, next) => {
    const { name, version, file } = wanted(request)
    const release = file !== DESCRIPTION && isInUse(name, version) && (await released.release(name, version))
    if (!release) return next()
    await sendFile(request, response, release, file)
  })

  // From here on an address may be made up, and an answer may take a read of the store.
  router.use(limitAddress)

  router.get(FILES, async (request, response) => {
    const { name, version, file } = wanted(request)
    const release = await released.releaseSoon(name, version)
    if (!release) throw new Problem('not_found')
    if (file !== DESCRIPTION) return sendFile(request, response, release, file)
    const fit = await fitOf(release, String(request.query.shell))
    response.setHeader('Cache-Control', FOR_EVER).json(fit)
  })

  // Never by a URL, which somebody else could make a person open.
  router.post('/front-ends/try', express.json({ limit: MOST_OF_A_WISH }), async (request, response) => {
    const { data: tried = null } = wish.safeParse(request.body)
    await versions.setTried(response, tried)
    response.sendStatus(204)
  })

  // For the shell, once a link is pointed at, and for the probe, which has no session and names whom a page is for.
  router.get('/front-ends/page-files', async (request, response) => {
    const { versions: inUse } = await versions.given(request, response)
    const isForAccounts = request.query.access === 'account' || isSignedIn(request)
    const { files } = await pageAhead(String(request.query.page), released, {
      versions: inUse,
      isSignedIn: isForAccounts,
    })
    response.setHeader('Cache-Control', 'no-store').json({ files: files.map(({ address }) => address) })
  })

  // Without a pattern, which would fail for a URL that cannot be decoded.
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    // Cookies decide about the version, and about the header.
    response.vary('Cookie')
    const { versions: inUse } = await versions.given(request, response)
    const shell = await shellOf(inUse)
    const path = withoutTail(request.path)
    const file = path.slice(1)
    const isShellFile = Object.hasOwn(shell.files, file) && !isHtml(file)
    nameCall(response, isShellFile || isFile(request) ? FILE : PAGE)
    const isFound = isShellFile || (await isPage(released, path))
    // Only to what is there, so that no address leads to another site.
    if (isFound && path !== request.path)
      return response.setHeader('Cache-Control', OF_THIS_BROWSER).redirect(308, path + queryOf(request))
    if (isShellFile) return send(request, response, shell, file, OF_THIS_BROWSER)
    if (isFile(request)) throw new Problem('not_found')
    // The shell says it, too.
    if (!isFound) response.status(404)
    const { files, hasHeader } = await pageAhead(path, released, {
      versions: inUse,
      isSignedIn: isSignedIn(request),
    })
    if (files.length > 0) response.setHeader('Link', preloadHeader(files))
    allowStyles(response, shell)
    await send(
      request,
      response,
      shell,
      hasHeader && PAGE_WITH_HEADER in shell.files ? PAGE_WITH_HEADER : shell.entry,
      OF_THIS_BROWSER,
    )
  })

  /** A page takes dozens of files of such a version, and all of them fit into memory. */
  function isInUse(name: string, version: string): boolean {
    const { stable, canary } = released.frontEnds()[name] ?? {}
    return [stable, canary?.version, released.previous()[name]].includes(version)
  }

  async function sendFile(request: Request, response: Response, release: Release, file: string): Promise<void> {
    // Somebody else could make a person open a shell by its URL, one with a hole that was closed long ago.
    if (isHtml(file)) throw new Problem('not_found')
    await send(request, response, release, file, FOR_EVER)
  }

  const isSignedIn = (request: Request) => sessions.read(request) !== null

  /** Modules that a version takes and this version of the shell lacks. */
  async function fitOf(release: Release, version: string) {
    const shell = await released.releaseSoon(SHELL, version)
    if (!shell) throw new Problem('not_found')
    return { missing: missingFor(release, shell) }
  }

  async function shellOf({ [SHELL]: version }: Readonly<Record<string, string>>): Promise<Release> {
    const shell = version && (await released.release(SHELL, version))
    if (!shell) throw new Problem('unavailable')
    return shell
  }

  async function send(
    request: Request,
    response: Response,
    release: Release,
    file: string,
    caching: string,
  ): Promise<void> {
    const found = await released.file(release, file, acceptedBy(request))
    if (!found) throw new Problem('not_found')
    response.vary('Accept-Encoding').type(extensionOf(file))
    if (file.endsWith('.svg')) response.set('Content-Security-Policy', OF_A_DRAWING)
    response.set({
      'Cache-Control': caching,
      ETag: `"${found.hash.slice(0, ETAG_LENGTH)}"`,
      ...(found.encoding !== 'raw' && { 'Content-Encoding': found.encoding }),
    })
    // Express would compute another ETag, and answers a matching one with a 304.
    response.send(found.bytes)
  }

  return router
}

/** Those within the page, and no others. */
function allowStyles(response: Response, { styles = [] }: Release): void {
  const policy = String(response.getHeader('Content-Security-Policy'))
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' ')),
  )
}

function wanted({ params }: Request): { name: string; version: string; file: string } {
  const { name, version, file = [] } = params as unknown as { name: string; version: string; file?: string[] }
  return { name, version, file: file.join('/') }
}

const ETAG_LENGTH = 20

/** Pages are given at their own addresses only. */
const isHtml = (file: string) => file.endsWith('.html')

const queryOf = ({ url, path }: Request) => url.slice(path.length)

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.'))

const acceptedBy = (request: Request): ReadonlySet<string> =>
  new Set(['br', 'gzip'].filter((encoding) => request.acceptsEncodings(encoding) === encoding))
