import type { RequestListener } from 'node:http'
import { reportClientError } from '@atelie/contract/client-errors'
import { SHELL } from '@atelie/releases/fit.mjs'
import { requestLog } from '@atelie/service-kit/log'
import { measureCall } from '@atelie/service-kit/measure-calls'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { refusePipelining } from '@atelie/service-kit/refuse-pipelining'
import { requestContext } from '@atelie/service-kit/request-context'
import { beginTrace } from '@atelie/service-kit/spans'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { createApi, type ApiOptions } from './api.ts'
import { createClientErrors } from './client-errors/client-errors.ts'
import { createDocs } from './docs.ts'
import { createFrontEnds, OF_THIS_BROWSER } from './front-ends/front-ends.ts'
import { type RemoteAddress, remoteAddress } from './front-ends/remote-address.ts'
import type { Released } from './front-ends/released.ts'
import type { Versions } from './front-ends/versions.ts'
import type { ReadLedgerVersion } from './ledger-version.ts'
import type { ReportLimits } from './limits.ts'
import { shortCircuitPolls } from './polls.ts'
import { refuseCrossSite } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'

/** Read by the shell at the start, so that remotes and flags can change without a new build. */
interface RuntimeConfig {
  homeIsPublic: boolean
  contentIdeasInNavigation: boolean
  contentIdeasDebug: boolean
  imageToolUrl: string
  offersMail: boolean
}

export interface AppDeps extends ApiOptions {
  released: Released
  versions: Versions
  runtimeConfig: RuntimeConfig
  /** How many trusted proxies in front set X-Forwarded-For; with none, the header is ignored. */
  trustedProxies: number
  readLedgerVersion: ReadLedgerVersion
  /** Absent if nothing is limited. */
  reportLimits?: ReportLimits
}

export function createApp({
  released,
  versions,
  runtimeConfig,
  trustedProxies,
  readLedgerVersion,
  reportLimits,
  ...apiOptions
}: AppDeps): RequestListener {
  const { log, publicUrl } = apiOptions
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trustedProxies)
  app.use(refusePipelining, requestContext({ trustIncoming: false }), requestLog(log), securityHeaders(publicUrl))
  app.use(createDocs(), compression())
  // Without a mount path, which would remove /api from the URL that is passed on.
  const api = createApi(apiOptions)
  const sameSite = refuseCrossSite(publicUrl)
  app.post(reportClientError.path, sameSite, createClientErrors({ released, limits: reportLimits, log }))
  app.all('/api/{*call}', beginTrace, sameSite, api)
  app.all('/orcamento/{*link}', beginTrace, sameSite, api)
  const limitAddress: RequestHandler = async (request, _response, next) => {
    await apiOptions.callsLimit?.(addressKey(request.ip))
    next()
  }
  app.get('/config.json', limitAddress, async (request, response) => {
    const given = await versions.given(request, response)
    response.vary('Cookie').setHeader('Cache-Control', OF_THIS_BROWSER)
    response.json({ ...(await versionsIn(released, given.versions)), tried: given.tried, ...runtimeConfig })
  })
  app.post('/front-ends/{*path}', sameSite)
  app.use(createFrontEnds({ released, versions, sessions: apiOptions.sessions, limitAddress }))
  app.use(notFound, problemHandler(log))
  const polls = shortCircuitPolls(app, { ...apiOptions, readLedgerVersion })
  return (request, response) => {
    measureCall(request, response)
    polls(request, response)
  }
}

/** The version of the shell that a browser should have, and where its remotes are. */
async function versionsIn(
  released: Released,
  versions: Readonly<Record<string, string>>,
): Promise<{ shell: string | undefined; remotes: Record<string, RemoteAddress> }> {
  const { [SHELL]: shell, ...remotes } = versions
  const addresses = await Promise.all(
    Object.entries(remotes).map(async ([name, version]) => {
      const address = await remoteAddress(released, name, version)
      return address ? [[name, address] as const] : []
    }),
  )
  return { shell, remotes: Object.fromEntries(addresses.flat()) }
}
