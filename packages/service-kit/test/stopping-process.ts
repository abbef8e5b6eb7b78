import '../src/stop-early.ts'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { addHealthRoutes } from '../src/health.ts'
import { createLogger } from '../src/log.ts'
import { connectMongo } from '../src/mongo.ts'
import { listen, stopGracefully } from '../src/run.ts'

/** A service with one call, which ends with the next message. Without a database it never begins to serve. */
const log = createLogger('stopping', 'silent')
const { MONGODB_URI } = process.env
if (MONGODB_URI) await connectMongo(MONGODB_URI, log)

const app = express()
const health = addHealthRoutes(app, {})
app.get('/slow', (_request, response) => {
  process.once('message', () => response.send('done'))
  process.send?.('called')
})
const server = await listen(app, { HOST: '127.0.0.1', PORT: 0 }, log)
stopGracefully({ config: { STOP_WITHIN_MS: 8_000, UNREADY_MS: 1_000 }, log, servers: [server], health, close: [] })
process.send?.((server.address() as AddressInfo).port)
