import type { RequestListener } from 'node:http'
import { requestLog } from '@atelie/service-kit/log'
import { measureRequests } from '@atelie/service-kit/metrics'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { refusePipelining } from '@atelie/service-kit/refuse-pipelining'
import { requestContext } from '@atelie/service-kit/request-context'
import compression from 'compression'
import express from 'express'
import { createApi, type ApiOptions } from './api.ts'
import { createDocs } from './docs.ts'
import { createFrontEnds, type FrontEnds } from './front-ends.ts'
import type { ReadLedgerVersion } from './ledger-version.ts'
import { shortCircuitPolls } from './polls.ts'
import { refuseCrossSite } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'

/** What the shell reads at the start, so that remotes and flags can change without a new build. */
interface RuntimeConfig {
  homeIsPublic: boolean
  contentIdeasInNavigation: boolean
  contentIdeasDebug: boolean
  imageToolUrl: string
}

export interface AppDeps extends ApiOptions {
  frontEnds: FrontEnds
  runtimeConfig: RuntimeConfig
  /** How many trusted proxies in front set X-Forwarded-For; with none, the header is ignored. */
  trustedProxies: number
  readLedgerVersion: ReadLedgerVersion
}

const REMOTES = {
  mfe_business: '/remotes/business/remoteEntry.js',
  mfe_content: '/remotes/content/remoteEntry.js',
}

export function createApp({ frontEnds, runtimeConfig, trustedProxies, readLedgerVersion, ...apiOptions }: AppDeps): RequestListener {
  const { log, publicUrl } = apiOptions
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trustedProxies)
  app.use(refusePipelining, requestContext({ trustIncoming: false }), requestLog(log), measureRequests, securityHeaders(publicUrl))
  app.use(compression(), createDocs())
  // Without a mount path, which would remove /api from the URL that is passed on.
  const api = createApi(apiOptions)
  const sameSite = refuseCrossSite(publicUrl)
  app.all('/api/{*call}', sameSite, api)
  app.get('/config.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache')
    response.json({ remotes: REMOTES, ...runtimeConfig })
  })
  app.use(createFrontEnds(frontEnds))
  app.use(notFound, problemHandler(log))
  return shortCircuitPolls(app, { ...apiOptions, readLedgerVersion })
}
