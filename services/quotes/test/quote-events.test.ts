import { exampleQuote } from '@atelie/contract/examples/bodies'
import type { Caller } from '@atelie/test-kit/caller'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
let call: Caller
beforeAll(async () => {
  service = await startQuotes()
  call = service.as(OWNER)
})
afterAll(() => service.stop())

async function create(quote: object = {}): Promise<number> {
  return (await call('POST', '/api/quotes', { body: exampleQuote(quote) })).body.id
}
const read = async (id: number) => (await call('GET', `/api/quotes/${id}`)).body
const send = (id: number, channel = 'chat') => call('POST', `/api/quotes/${id}/sent`, { body: { channel } })
const record = (id: number, answer: string, headers: Record<string, string> = {}) =>
  call('POST', `/api/quotes/${id}/answer`, { body: { answer, comment: 'Por telefone.' }, headers })
const kindsOf = (quote: { events: { kind: string }[] }) => quote.events.map(({ kind }) => kind)

describe('the status of a quote', () => {
  it('a new quote is a draft without events, and becomes sent when its owner has sent it', async () => {
    const id = await create()
    expect(await read(id)).toMatchObject({ status: 'draft', sentAt: null, openedAt: null, events: [] })
    const sent = await send(id)
    expect(sent).toMatchObject({
      status: 200,
      body: { status: 'sent', sentAt: expect.any(String), events: [{ kind: 'sent', channel: 'chat' }] },
    })
    expect((await send(id, 'link')).body).toMatchObject({ status: 'sent', sentAt: sent.body.sentAt })
    expect(kindsOf(await read(id))).toEqual(['sent', 'sent'])
    expect((await call('GET', '/api/quotes')).body[0]).toMatchObject({ id, status: 'sent', sentAt: sent.body.sentAt })
  })

  it('an answer is recorded once, with its comment, and can be opened again for another', async () => {
    const id = await create()
    expect(await record(id, 'accepted')).toMatchObject({
      status: 200,
      body: {
        status: 'accepted',
        accepted: { at: expect.any(String), total: 89.9 },
        rejected: null,
        hasNewAnswer: false,
        events: [{ kind: 'accepted', comment: 'Por telefone.', name: null }],
      },
    })
    expect(await record(id, 'rejected')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await send(id)).body.status, 'sent once more').toBe('accepted')
    expect(await call('POST', `/api/quotes/${id}/reopen`)).toMatchObject({ status: 200, body: { status: 'sent' } })
    expect((await record(id, 'rejected')).body).toMatchObject({
      status: 'rejected',
      accepted: { total: 89.9 },
      rejected: { total: 89.9 },
    })
    expect(kindsOf(await read(id))).toEqual(['accepted', 'sent', 'reopened', 'rejected'])
  })

  it('an edit makes a draft, and the version that was accepted stays the agreement', async () => {
    const id = await create()
    await send(id)
    await record(id, 'accepted')
    const edited = await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({}, [{ quantity: 3 }]) })
    expect(edited.body).toMatchObject({ status: 'draft', sentAt: null, total: 269.7, accepted: { total: 89.9 } })
    expect(kindsOf(edited.body)).toEqual(['sent', 'accepted', 'changed'])
    await record(id, 'accepted')
    expect(await read(id)).toMatchObject({ status: 'accepted', accepted: { total: 269.7 } })
  })

  it('an edit of a draft that no one has seen is no event', async () => {
    const id = await create()
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Outra' }) })
    expect((await read(id)).events).toEqual([])
  })

  it('a status in a body is the event that it names; without one it is a draft', async () => {
    const sent = await create({ status: 'sent' })
    expect(await read(sent)).toMatchObject({ status: 'sent', events: [{ kind: 'sent', channel: 'other' }] })
    const accepted = await create({ status: 'accepted' })
    expect(await read(accepted)).toMatchObject({ status: 'accepted', accepted: { total: 89.9 } })
    const { quote, items } = exampleQuote()
    const { status: _, ...withoutStatus } = quote
    const edited = await call('PATCH', `/api/quotes/${accepted}`, { body: { quote: withoutStatus, items } })
    expect(edited.body).toMatchObject({ status: 'draft', accepted: { total: 89.9 } })
    const rejected = await call('PATCH', `/api/quotes/${accepted}`, { body: exampleQuote({ status: 'rejected' }) })
    expect(rejected.body).toMatchObject({ status: 'rejected', rejected: { total: 89.9 }, accepted: { total: 89.9 } })
  })

  it('a create that is repeated with a status happens once', async () => {
    const options = { body: exampleQuote({ status: 'sent' }), headers: { 'idempotency-key': 'quote-sent-once' } }
    const first = await call('POST', '/api/quotes', options)
    expect((await call('POST', '/api/quotes', options)).body).toEqual(first.body)
    expect(kindsOf(await read(first.body.id))).toEqual(['sent'])
  })

  it('an edit that began before an answer is refused as stale, and so is an answer to an older version', async () => {
    const id = await create()
    const { version } = await read(id)
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Nova' }) })
    const headers = { 'if-match': String(version) }
    expect(await record(id, 'accepted', headers)).toMatchObject({ status: 412, body: { code: 'stale' } })
    const current = { 'if-match': String((await read(id)).version) }
    expect((await record(id, 'accepted', current)).status).toBe(200)
    expect(await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote(), headers: current })).toMatchObject({
      status: 412,
    })
  })

  it('at most the last hundred events are kept', async () => {
    const id = await create()
    for (let times = 0; times < 102; times += 1) await send(id, times === 0 ? 'share' : 'link')
    const { events } = await read(id)
    expect([events.length, events[0].channel]).toEqual([100, 'link'])
  })

  it.each([
    ['sent', { channel: 'fax' }, 'Forma de envio inválida.'],
    ['answer', { answer: 'sent' }, 'Escolha entre aceito e rejeitado.'],
    ['answer', { answer: 'accepted', comment: 'x'.repeat(501) }, 'Use no máximo 500 caracteres.'],
  ])('%s with %j is refused with a message', async (event, body, error) => {
    expect(await call('POST', `/api/quotes/${await create()}/${event}`, { body })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('events of quotes that do not exist, or are of another account, are not found', async () => {
    const id = await create()
    const stranger = service.as(STRANGER)
    for (const [method, path, body] of [
      ['POST', 'sent', { channel: 'chat' }],
      ['POST', 'answer', { answer: 'accepted' }],
      ['POST', 'reopen', undefined],
      ['POST', 'seen', undefined],
      ['POST', 'link', undefined],
      ['DELETE', 'link', undefined],
    ] as const) {
      const path_ = `/api/quotes/${id}/${path}`
      expect([path, (await stranger(method, path_, { body })).status]).toEqual([path, 404])
    }
    expect(await read(id)).toMatchObject({ status: 'draft', events: [], linkExpiresAt: null })
  })

  it('new answers are counted by an index', async () => {
    const filter = { accountId: OWNER, hasNewAnswer: true }
    expect(await queryPlan(service.connection, 'quotes', filter)).toEqual(indexed(0))
  })
})
