import '@atelie/service-kit/stop-early'
import { watchEventLoop } from '@atelie/service-kit/event-loop'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { createLogger } from '@atelie/service-kit/log'
import { showBuild } from '@atelie/service-kit/metrics'
import { connectMongo } from '@atelie/service-kit/mongo'
import { prepareOrAssert } from '@atelie/service-kit/prepare'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { startTracing } from '@atelie/service-kit/tracing'
import { createApp } from './app.ts'
import { createCepLookup } from './cep/lookup.ts'
import { brasilApi, viaCep } from './cep/upstreams.ts'
import { config } from './config.ts'
import { startClientDeletions } from './jobs/client-deletions.ts'
import { createClientDeletionModel } from './models/client-deletion.ts'
import { migrations } from './models.ts'

const log = createLogger('crm', config.LOG_LEVEL)
await startTracing('crm', config, log)
const connection = await connectMongo(config.MONGODB_URI, log)
const callQuotes = createServiceClient({ baseUrl: config.QUOTES_URL, audience: 'quotes', key: config.IDENTITY_PRIVATE_KEY })
const { app, health } = createApp({
  connection, log, keys: config.IDENTITY_PUBLIC_KEYS, callQuotes, checkResponses: false,
  maxClients: config.CLIENTS_PER_ACCOUNT, maxProducts: config.PRODUCTS_PER_ACCOUNT,
  lookUpCep: createCepLookup([viaCep(config.VIACEP_URL), brasilApi(config.BRASILAPI_URL)], log),
  onClientDeleted: () => clientDeletions.wake(),
})
await prepareOrAssert(connection, config, migrations, log)
const clientDeletions = startClientDeletions({ deletions: createClientDeletionModel(connection), callQuotes, log })
showBuild(config)
watchEventLoop(log)
await health.awaitReady()
const server = await listen(app, config)
// A large logo that trickles in keeps others waiting for disk space.
server.requestTimeout = 60_000
stopGracefully({ config, log, servers: [server], health, close: [() => clientDeletions.stop(), () => connection.close()] })
log.info({ port: config.PORT }, 'listening')
