import { createClient, listClients } from '@atelie/contract/clients'
import { registry } from '@atelie/contract/registry'
import { ApiError, callApi } from '@atelie/web-kit/calls/api'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const respond = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  )
const failure = () =>
  callApi(listClients, {}).then(
    () => null,
    (error: ApiError) => error,
  )

describe('a failed call', () => {
  it("a failed call has the server's message", async () => {
    const issues = [{ path: 'client.name', message: 'O nome é obrigatório' }]
    respond(JSON.stringify({ error: 'Verifique os dados.', code: 'validation', issues, requestId: 'r1' }), {
      status: 400,
    })
    expect(await failure()).toMatchObject({
      message: '400: Verifique os dados.',
      status: 400,
      code: 'validation',
      issues,
      requestId: 'r1',
    })
  })

  it.each<[what: string, body: string | null, message: string]>([
    ['a foreign body verbatim', '<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>'],
    ['foreign JSON verbatim', '{"message":"down"}', '502: {"message":"down"}'],
    ...[null, '', ' \n', '{}', '[]', 'null', '""', '{"error":""}', '{"error":null}', '{"error":{}}'].map(
      (body): [string, string | null, string] => ['the status text for', body, '502: Bad Gateway'],
    ),
  ])('a failed call shows %s %j', async (_, body, message) => {
    respond(body, { status: 502, statusText: 'Bad Gateway' })
    expect(await failure()).toMatchObject({ message })
  })

  it.each([
    [502, '502: Bad Gateway'],
    [404, '404: Not Found'],
    [599, '599: Erro desconhecido'],
  ])('over HTTP/2, where %i has no status text, a failed call shows %j', async (status, message) => {
    respond('{}', { status })
    expect(await failure()).toMatchObject({ message })
  })

  it('a call without a response has a message about the connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failure()).toMatchObject({ status: 0, message: expect.stringMatching(/^\D*conexão/) })
  })
})

it('a call sends cookies, JSON and the idempotency key', async () => {
  respond('{}', { status: 201 })
  const body = { client: {}, address: {} } as never
  await callApi(createClient, { body }, { idempotencyKey: 'k1' })
  const [url, init] = vi.mocked(fetch).mock.calls[0]!
  expect(url).toBe('/api/clients')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(body) })
  expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' })
})

it('a call that its caller may abort is sent by an engine that cannot join signals', async () => {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) })
  onTestFinished(() => void vi.unstubAllGlobals())
  respond('[]', { status: 200 })
  const { signal } = new AbortController()
  expect(await callApi(listClients, {}, { signal })).toEqual([])
  expect(vi.mocked(fetch).mock.calls[0]![1]?.signal).toBe(signal)
})

const lists = registry.flatMap(({ endpoint }) => (endpoint.response?.def.type === 'array' ? [endpoint] : []))

describe.each(lists)('the list of $path', (endpoint) => {
  it.each(['{}', 'null', '"text"', '{"clients":[]}'])('a list is empty if the response is %s', async (body) => {
    respond(body, { status: 200 })
    expect(await callApi(endpoint, {})).toEqual([])
  })
})
