import { afterEach, beforeEach, expect, it } from 'vitest'
import { ACCOUNT, sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

it("a quote's page comes without a session, under its own policy, and leads no one back to its link", async () => {
  const page = await gateway.call('GET', '/orcamento/TOKEN', { headers: { accept: 'text/html' } })
  expect([page.status, page.body]).toEqual([200, 'page'])
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(gateway.received[0]).toMatchObject({ accountId: null })
})

it('the service learns who looks, so that an owner is told from a customer', async () => {
  await gateway.call('GET', '/orcamento/TOKEN', { headers: sessionCookieOf() })
  expect(gateway.received[0]).toMatchObject({ accountId: ACCOUNT })
  await gateway.call('GET', '/orcamento/TOKEN', { headers: sessionCookieOf({ seconds: -60 }) })
  expect(gateway.received[1]).toMatchObject({ accountId: null })
})

it.each([
  ['another site', { origin: 'https://elsewhere.example' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ["the quote's own page", { 'sec-fetch-site': 'same-origin' }, 200],
])('an answer sent by %s gets %d', async (_, headers, status) => {
  const body = { version: 1, answer: 'accepted', name: 'Ana Beatriz' }
  expect((await gateway.call('POST', '/orcamento/TOKEN/answer', { body, headers })).status).toBe(status)
})

it('a URL that is no call of a link does not exist', async () => {
  for (const path of ['/orcamento/TOKEN/other', '/orcamento/TOKEN/pdf/2'])
    expect([path, (await gateway.call('GET', path)).status]).toEqual([path, 404])
  expect((await gateway.call('DELETE', '/orcamento/TOKEN')).status).toBe(404)
})
