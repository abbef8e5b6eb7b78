import { createClient, listClients } from '@atelie/contract/clients'
import { ApiError, callApi } from '@atelie/web-kit/api'
import { describe, expect, it, vi } from 'vitest'

const answer = (body: string | null, init: ResponseInit) => vi.stubGlobal('fetch', vi.fn(async () => new Response(body, init)))
const failure = () => callApi(listClients, {}).then(() => null, (error: ApiError) => error)

describe('a failed call', () => {
  it('carries what the server said', async () => {
    const issues = [{ path: 'client.name', message: 'O nome é obrigatório' }]
    answer(JSON.stringify({ error: 'Verifique os dados.', code: 'validation', issues, requestId: 'r1' }), { status: 400 })
    expect(await failure()).toMatchObject({ message: '400: Verifique os dados.', status: 400, code: 'validation', issues, requestId: 'r1' })
  })

  it.each([
    ['a foreign body verbatim', '<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>'],
    ['the status text when there is no body', null, '502: Bad Gateway'],
  ])('shows %s', async (_, body, message) => {
    answer(body, { status: 502, statusText: 'Bad Gateway' })
    expect(await failure()).toMatchObject({ message })
  })

  it('says so when no answer comes', async () => {
    vi.stubGlobal('fetch', async () => { throw new TypeError('Failed to fetch') })
    expect(await failure()).toMatchObject({ status: 0, message: expect.stringContaining('conexão') })
  })
})

it('sends cookies, JSON and the idempotency key', async () => {
  answer('{}', { status: 201 })
  const body = { client: {}, address: {} } as never
  await callApi(createClient, { body }, { idempotencyKey: 'k1' })
  const [url, init] = vi.mocked(fetch).mock.calls[0]!
  expect(url).toBe('/api/clients')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(body) })
  expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' })
})
