import { json } from 'node:stream/consumers'
import { serve } from './server.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

/** A span as OpenTelemetry's collectors receive it, with the service that it came from. */
export interface ReceivedSpan extends SentSpan {
  service: string
}

interface Batch {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

const spansIn = ({ resourceSpans }: Batch): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })))
  })

/** Receives traces in OpenTelemetry's protocol (OTLP over HTTP, as JSON), as a collector does. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const receive = async (batch: Promise<unknown>) => void spans.push(...spansIn((await batch) as Batch))
  const { url, close } = await serve((request, response) => {
    void receive(json(request)).then(() => response.setHeader('Content-Type', 'application/json').end('{}'))
  })
  return {
    url,
    close,
    /** All of a trace that have arrived so far. */
    spansOf: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    received: spans as readonly ReceivedSpan[],
  }
}
