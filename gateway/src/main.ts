import '@atelie/service-kit/stop-early'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { browserCookie, triedCookie } from '@atelie/service-kit/cookies'
import { addHealthRoutes } from '@atelie/service-kit/health'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { startProcess } from '@atelie/service-kit/start-service'
import { timeLimits } from '@atelie/service-kit/time-limits'
import express from 'express'
import { createApp } from './app.ts'
import { config, services } from './config.ts'
import { createReleased } from './front-ends/released.ts'
import { createVersions } from './front-ends/versions.ts'
import { createLedgerVersionReader } from './ledger-version.ts'
import {
  createCallsLimit,
  createBytesLimit,
  createLinkLimits,
  createPasswordLimit,
  createReportLimits,
} from './limits.ts'
import { createRevocationList } from './revocation-list.ts'
import { createSessionReader } from './session.ts'

await startProcess('gateway', config, async (log) => {
  const callAuth = createServiceClient({ baseUrl: services.auth, audience: 'auth', key: config.IDENTITY_PRIVATE_KEY })
  const callCash = createServiceClient({ baseUrl: services.cash, audience: 'cash', key: config.IDENTITY_PRIVATE_KEY })
  const revocations = createRevocationList(callAuth, log)
  const released = await createReleased(await storeFrom(config.FRONT_END_STORE, config), log)
  const app = createApp({
    log,
    revocations,
    readLedgerVersion: createLedgerVersionReader(callCash),
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    callsLimit:
      config.RATE_LIMITS === 'on'
        ? createCallsLimit({ perSecond: config.ACCOUNT_CALLS_PER_SECOND, burst: config.ACCOUNT_CALLS_AT_ONCE }, log)
        : undefined,
    passwordLimit: config.RATE_LIMITS === 'on' ? createPasswordLimit(log) : undefined,
    linkLimits: config.RATE_LIMITS === 'on' ? createLinkLimits(log) : undefined,
    bytesLimit: config.RATE_LIMITS === 'on' ? createBytesLimit(log) : undefined,
    reportLimits: config.RATE_LIMITS === 'on' ? createReportLimits(log) : undefined,
    services,
    timeouts: {
      modelMs: config.MODEL_TIMEOUT_SECONDS * 1_000 + timeLimits.beyondModel,
      serviceMs: timeLimits.gatewayCall,
    },
    sessions: createSessionReader({
      publicUrl: config.PUBLIC_URL,
      sessionKeys: config.SESSION_PUBLIC_KEYS,
      identityKey: config.IDENTITY_PRIVATE_KEY,
      revocations,
    }),
    released,
    versions: createVersions({
      released,
      cookies: { browser: browserCookie(config.PUBLIC_URL), tried: triedCookie(config.PUBLIC_URL) },
    }),
    runtimeConfig: {
      homeIsPublic: config.HOME_IS_PUBLIC,
      contentIdeasInNavigation: config.CONTENT_IDEAS_IN_NAVIGATION,
      contentIdeasDebug: config.CONTENT_IDEAS_DEBUG,
      imageToolUrl: config.IMAGE_TOOL_URL,
      offersMail: config.MAIL_FROM !== undefined,
    },
  })
  const healthApp = express()
  // Only the list of revoked sessions counts: with a service down the others still need the gateway.
  const health = addHealthRoutes(healthApp, { revocations: revocations.check })
  return {
    app,
    health,
    healthOn: { app: healthApp, port: config.HEALTH_PORT },
    close: [
      async () => {
        revocations.stop()
        released.stop()
      },
    ],
  }
})
