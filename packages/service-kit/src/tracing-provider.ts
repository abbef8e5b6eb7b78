import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from './log.ts'
import { currentRequestId } from './request-context.ts'

/** Part of the time in which a process must stop. */
const EXPORT_WITHIN_MS = 1_500
/** At most that many spans wait to be sent; further ones are dropped. */
const MOST_WAITING = 4_096
const SEND_EVERY_MS = 1_000

interface Options {
  service: string
  version: string
  /** The address of an OTLP receiver, without /v1/traces. */
  endpoint: string
  log: Logger
}

/** Makes the functions in spans.ts work. */
export function createProvider({ service, version, endpoint, log }: Options): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_WITHIN_MS,
  })
  const random = new RandomIdGenerator()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    // Who has a failure's code has its trace.
    idGenerator: {
      generateTraceId: () => currentRequestId() ?? random.generateTraceId(),
      generateSpanId: random.generateSpanId,
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: EXPORT_WITHIN_MS,
      }),
    ],
  })
  const report = (message: string, ...details: unknown[]) => log.warn({ details }, `traces: ${message}`)
  diag.setLogger({ error: report, warn: report, info: report, debug: report, verbose: report }, DiagLogLevel.WARN)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return provider
}
