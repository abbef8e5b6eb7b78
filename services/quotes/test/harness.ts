import { createHash } from 'node:crypto'
import { type Client, client as clientRecord } from '@atelie/contract/clients'
import { type CompanyDetails, companyDetails } from '@atelie/contract/company'
import { exampleClient } from '@atelie/contract/examples/bodies'
import {
  getCompanyForPdf,
  getCompanyHash,
  getOwner,
  getQuoteSubjects,
  releaseReceipts,
} from '@atelie/contract/internal'
import type { Pix } from '@atelie/contract/pix'
import { type Product, product } from '@atelie/contract/products'
import { rowReader } from '@atelie/contract/record'
import { createServiceClient, type ServiceClient } from '@atelie/service-kit/http-client'
import type { PrivateKey } from '@atelie/service-kit/identity'
import type { Outbox } from '@atelie/service-kit/outbox'
import { prepareDatabase } from '@atelie/service-kit/prepare'
import { Problem } from '@atelie/service-kit/problem'
import { connectRedis, producerOptions, workerOptions } from '@atelie/service-kit/redis'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { createTestDatabase, engineUrl } from '@atelie/test-kit/database'
import { startFakeService } from '@atelie/test-kit/fake-service'
import { createTestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import type { Connection } from 'mongoose'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/models.ts'
import { startQuoteDeletions } from '../src/jobs/quote-deletions.ts'
import { startAnswerNotes } from '../src/jobs/answer-notes.ts'
import { createPdfQueue, type PdfQueue } from '../src/jobs/pdf-queue.ts'
import { createMailLimits } from '../src/mail/limits.ts'
import { createMailer } from '../src/mail/mailer.ts'
import { createLinkTokens } from '../src/rules/link-token.ts'

export const OWNER = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const PUBLIC_URL = 'https://atelie.example'
export const MAIL_FROM = 'orcamentos@atelie.example'
export const STRANGER = 'bbbbbbbbbbbbbbbbbbbbbbbb'

/** Made once, since generating RSA keys is slow. */
const { keys, bearer, privateKeyOf } = createTestKeys(['gateway', 'crm', 'quotes', 'cash'])

export interface QuotesHarness {
  connection: Connection
  redisUrl: string
  queue: PdfQueue
  as(accountId: string): Caller
  asCrm(accountId: string): Caller
  asCash(accountId: string): Caller
  /** Starts to notify the cash service of deleted quotes, as one more process would. */
  startQuoteDeletions(): Outbox
  /** URL and headers, for calls whose response is not JSON. */
  openUrl(accountId: string, path: string): { url: string; headers: Record<string, string> }
  visitor: Caller
  /** The data of the fake crm service, the same for every account. */
  crm: {
    clients: Client[]
    products: Product[]
    company: CompanyDetails
    pix: Pix | null
    beforeResponse: () => Promise<void>
    isLogoLight: boolean
    accentColour: string | null
    /** Runs before the company or its hash is returned. */
    beforeCompany: () => Promise<void>
  }
  /** The data of the fake auth service, the same for every account. */
  auth: { fullName: string | null; email: string | null; beforeOwner: () => Promise<void> }
  /** The fake cash service. */
  cash: {
    /** The quotes it was told were deleted, one entry per call. */
    released: { accountId: string; quoteId: number }[]
    isDown: boolean
  }
  /** Starts to tell makers of answers, as one more process would. */
  startAnswerNotes(): void
  callCrm: ServiceClient
  callAuth: ServiceClient
  stopCrm(): Promise<void>
  /** Settings of a worker process beside this service. */
  workerEnv: Record<string, string>
  stop(): Promise<void>
}

/** Redis has sixteen, the first of which counts. */
const DATABASES = 15

/** A database for one service alone, since a PDF worker takes the jobs of any: those of a few files at once are in turn. */
async function emptyRedis(port?: number): Promise<string> {
  const address = new URL(engineUrl('REDIS_URL'))
  const redis = connectRedis(address.toString(), workerOptions, silentLog)
  const number = 1 + ((await redis.incr('databases taken by tests')) % DATABASES)
  await redis.select(number)
  await redis.flushdb()
  redis.disconnect()
  address.pathname = `/${number}`
  if (port) address.port = String(port)
  return address.toString()
}

/** The quotes service on the real database and Redis, beside a crm service with one client and two products. */
export async function startQuotes({
  redisPort,
  maxQuotes = 1_000_000,
  smtpUrl,
  mailsPerDay = 1_000,
}: {
  redisPort?: number
  maxQuotes?: number
  smtpUrl?: string
  /** The limit of all accounts together. */
  mailsPerDay?: number
} = {}): Promise<QuotesHarness> {
  const database = await createTestDatabase()
  const redisUrl = await emptyRedis(redisPort)
  const crm: QuotesHarness['crm'] = {
    company: rowReader(companyDetails)({}),
    pix: null,
    clients: [storedClient(1)],
    products: [storedProduct(1, 'Caneca'), storedProduct(2, 'Laço de cetim')],
    isLogoLight: false,
    accentColour: null,
    beforeResponse: async () => {},
    beforeCompany: async () => {},
  }
  const crmServer = await startFakeService({ audience: 'crm', keys }, (route) => {
    route(getQuoteSubjects, async ({ query }) => {
      const client = crm.clients.find(({ id }) => id === query.clientId) ?? null
      const products = crm.products.filter(({ id }) => query.productIds.includes(id))
      await crm.beforeResponse()
      return { client, products }
    })
    route(getCompanyForPdf, async () => {
      await crm.beforeCompany()
      return {
        ...crm.company,
        pix: crm.pix,
        hash: hashOf(crm),
        isLogoLight: crm.isLogoLight,
        accentColour: crm.accentColour,
      }
    })
    route(getCompanyHash, async () => {
      await crm.beforeCompany()
      return { hash: hashOf(crm), isNamed: Boolean(crm.company.name) }
    })
  })
  const auth: QuotesHarness['auth'] = {
    fullName: 'Marina Duarte',
    email: 'marina@exemplo.com.br',
    beforeOwner: async () => {},
  }
  const authServer = await startFakeService({ audience: 'auth', keys }, (route) => {
    route(getOwner, async () => {
      await auth.beforeOwner()
      return { fullName: auth.fullName, email: auth.email }
    })
  })
  const crmClient = { baseUrl: crmServer.url, audience: 'crm', key: privateKeyOf('quotes') }
  const callCrm = createServiceClient(crmClient)
  const callAuth = createServiceClient({ ...crmClient, baseUrl: authServer.url, audience: 'auth' })
  const cash: QuotesHarness['cash'] = { released: [], isDown: false }
  const cashServer = await startFakeService({ audience: 'cash', keys }, (route) => {
    route(releaseReceipts, async ({ identity, params }) => {
      if (cash.isDown) throw new Problem('unavailable')
      cash.released.push({ accountId: identity.sub, quoteId: params.id })
    })
  })
  const callCash = createServiceClient({ ...crmClient, baseUrl: cashServer.url, audience: 'cash' })
  const outboxes: Outbox[] = []
  const commands = connectRedis(redisUrl, producerOptions, silentLog)
  const events = connectRedis(redisUrl, workerOptions, silentLog)
  const queue = createPdfQueue({ commands, events }, silentLog)
  const { connection } = database
  const mailing = smtpUrl
    ? {
        mailer: createMailer({ url: smtpUrl, from: MAIL_FROM }),
        limits: createMailLimits(commands, { mailsPerDay }, silentLog),
      }
    : null
  const { app, models } = createApp({
    connection,
    queue,
    log: silentLog,
    keys,
    callCrm,
    callAuth,
    tokenOf: createLinkTokens(privateKeyOf('quotes').key),
    publicUrl: PUBLIC_URL,
    mailing,
    maxQuotes,
    checkResponses: true,
  })
  await prepareDatabase(connection, migrations, silentLog)
  const server = await serve(app)
  return {
    connection,
    redisUrl,
    queue,
    crm,
    auth,
    cash,
    startAnswerNotes() {
      const outbox = startAnswerNotes({
        ...models,
        callAuth,
        ...mailing!,
        publicUrl: PUBLIC_URL,
        log: silentLog,
      })
      outboxes.push(outbox)
    },
    callCrm,
    callAuth,
    stopCrm: crmServer.close,
    workerEnv: {
      MONGODB_URI: database.uri,
      REDIS_URL: redisUrl,
      CRM_URL: crmServer.url,
      AUTH_URL: authServer.url,
      IDENTITY_PRIVATE_KEY: JSON.stringify(exportKey(privateKeyOf('quotes'))),
    },
    as: (accountId) => createCaller(server.url, { authorization: bearer('gateway', 'quotes', accountId) }),
    asCrm: (accountId) => createCaller(server.url, { authorization: bearer('crm', 'quotes', accountId) }),
    asCash: (accountId) => createCaller(server.url, { authorization: bearer('cash', 'quotes', accountId) }),
    startQuoteDeletions() {
      const outbox = startQuoteDeletions({ ...models, callCash, log: silentLog })
      outboxes.push(outbox)
      return outbox
    },
    openUrl: (accountId, path) => ({
      url: server.url + path,
      headers: { authorization: bearer('gateway', 'quotes', accountId) },
    }),
    visitor: createCaller(server.url),
    async stop() {
      await Promise.all(outboxes.map((outbox) => outbox.stop()))
      await server.close()
      await queue.close()
      await commands.flushdb()
      commands.disconnect()
      events.disconnect()
      await database.drop()
    },
  }
}

const exportKey = ({ kid, key }: PrivateKey) => ({ ...key.export({ format: 'jwk' }), kid })

const hashOf = ({ company, pix, accentColour }: QuotesHarness['crm']) =>
  createHash('sha256').update(JSON.stringify({ company, pix, accentColour })).digest('hex')

export function storedClient(id: number): Client {
  const { client, address } = exampleClient()
  return rowReader(clientRecord)({ id, version: 1, ...client, address })
}

export function storedProduct(id: number, name: string): Product {
  return rowReader(product)({ id, version: 1, name, price: 89.9, unit: 'un' })
}
