import { exampleClient, exampleProduct, exampleQuote } from '@atelie/contract/examples/bodies'
import { startTraceReceiver, type ReceivedSpan } from '@atelie/test-kit/trace-receiver'
import { expect, test } from 'playwright/test'
import { Copy } from '../copy.ts'
import { registerAccount } from './accounts.ts'

test.skip(Boolean(process.env.BASE_URL), 'a stack elsewhere sends its traces elsewhere')

/** Occurs nowhere else. */
const MARK = 'Zenaide4417'

/** The services that a span and everything before it belong to, the first one first. */
function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  const before = parent ? pathTo(parent, spans) : []
  return before.at(-1) === span.service ? before : [...before, span.service]
}

test('a call can be followed through every process by its request id, without what people typed', async () => {
  test.setTimeout(120_000)
  const receiver = await startTraceReceiver()
  const copy = await Copy.create({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
  try {
    await copy.start()
    const owner = await registerAccount(copy.url)
    const client = await owner.call('POST', '/api/clients', { body: exampleClient({ name: MARK }) })
    const product = await owner.call('POST', '/api/products', { body: exampleProduct({ name: MARK }) })
    const saved = await owner.call('POST', '/api/quotes', {
      body: exampleQuote({ clientId: client.body.id }, [{ productId: product.body.id }]),
    })
    const traceId = saved.headers.get('x-request-id')!

    const found = () => receiver.spansOf(traceId)
    await expect.poll(() => found().some(({ name }) => name === 'update pdfs'), 'what the worker stored').toBe(true)
    await expect
      .poll(() =>
        found()
          .filter(({ parentSpanId }) => !parentSpanId)
          .map(({ service, name }) => `${service} ${name}`),
      )
      .toEqual(['gateway POST /api/quotes'])
    const pathsTo = (wanted: string) =>
      found()
        .filter(({ name }) => name === wanted)
        .map((span) => pathTo(span, found()).join(' > '))
    expect(pathsTo('insert quotes')).toEqual(['gateway > quotes'])
    expect(pathsTo('find clients')).toContain('gateway > quotes > crm')
    expect(pathsTo('print')).toEqual(['gateway > quotes > quotes-worker'])
    expect(pathsTo('update pdfs')).toEqual(['gateway > quotes > quotes-worker'])

    expect(JSON.stringify(receiver.received)).not.toContain(MARK)
    expect(JSON.stringify(receiver.received)).not.toContain(owner.email)
    // Calls that the gateways make every second are in no trace.
    expect(receiver.received.filter(({ name }) => name.includes('revo'))).toEqual([])
  } finally {
    await copy.remove()
    await receiver.close()
  }
})

test('a caller decides neither whether there is a trace nor its id', async ({ baseURL }) => {
  const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01'
  const response = await fetch(`${baseURL}/api/users/me`, { headers: { traceparent } })
  expect(response.headers.get('x-request-id')).toMatch(/^(?!0123456789abcdef)[0-9a-f]{32}$/)
})
