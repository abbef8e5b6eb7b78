import { createCaller } from '@atelie/test-kit/caller'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { serve } from '@atelie/test-kit/server'
import express from 'express'
import { expect, it } from 'vitest'
import { requestContext } from './request-context.ts'
import { beginTrace } from './spans.ts'
import { startTracing, stopTracing } from './tracing.ts'

it('a collector that hangs costs no call, and does not keep the process from stopping', async () => {
  let asked = 0
  const collector = await serve(() => {
    asked += 1
  })
  const { log, find } = recordedLog()
  await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, VERSION: 'unknown' }, log)
  const app = express()
  app.get('/work', requestContext({ trustIncoming: false }), beginTrace, (_request, response) => void response.end())
  const server = await serve(app)
  expect((await createCaller(server.url)('GET', '/work')).status).toBe(200)
  await stopTracing()
  expect(asked).toBe(1)
  expect(find({ msg: 'traces not sent' })).toHaveLength(1)
  await server.close()
  await collector.close()
})
