import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { exampleCompany, exampleQuote } from '@atelie/contract/examples/bodies'
import type { Caller } from '@atelie/test-kit/caller'
import { startFakeSmtpServer, type FakeSmtpServer } from '@atelie/test-kit/fake-smtp'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildProcesses, kill, startProcess } from './built-process.ts'
import { MAIL_FROM, OWNER, PUBLIC_URL, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

let smtp: FakeSmtpServer
let service: QuotesHarness
let call: Caller
beforeAll(async () => {
  smtp = await startFakeSmtpServer()
  service = await startQuotes({ smtpUrl: smtp.url })
  service.crm.company = { ...exampleCompany() }
  call = service.as(OWNER)
})
beforeEach(() => void Object.assign(smtp, { mood: 'fine', mails: [], beforeAnswer: async () => {} }))
afterAll(async () => {
  await service.stop()
  await smtp.close()
})

const PATIENCE = { timeout: 40_000, interval: 50 }
const notes = () => service.connection.collection('answerNotes')
const untilTold = () => vi.waitFor(async () => expect(await notes().countDocuments()).toBe(0), PATIENCE)
const complete = { validUntil: addDays(today(), 5), deliveryDate: addDays(today(), 20), paymentTerms: 'À vista' }

async function create(): Promise<number> {
  return (await call('POST', '/api/quotes', { body: exampleQuote(complete) })).body.id
}
async function answer(id: number, given: 'accepted' | 'rejected') {
  const { path } = (await call('POST', `/api/quotes/${id}/link`)).body
  const body = { version: 1, answer: given, name: 'Zulmira', comment: 'Adorei a toalha!' }
  expect((await service.visitor('POST', `${path}/answer`, { body })).status).toBe(200)
}

it(
  'an answer reaches its maker though the process is killed while it says so, at most twice',
  { timeout: 120_000 },
  async () => {
    const id = await create()
    await answer(id, 'accepted')
    expect(await notes().find().toArray()).toMatchObject([{ accountId: OWNER, quoteId: id, answer: 'accepted' }])
    let arrived = 0
    smtp.beforeAnswer = async () => {
      arrived += 1
      // The first process is not told that its mail was taken.
      if (arrived === 1) await new Promise(() => {})
    }
    const { kty, n, e, kid } = JSON.parse(service.workerEnv.IDENTITY_PRIVATE_KEY!) as Record<string, string>
    const env = {
      ...service.workerEnv,
      // No quote is deleted.
      CASH_URL: service.workerEnv.CRM_URL!,
      IDENTITY_PUBLIC_KEYS: JSON.stringify({ keys: [{ kty, n, e, kid }] }),
      PUBLIC_URL,
      SMTP_URL: smtp.url,
      MAIL_FROM,
    }
    await buildProcesses()
    const first = await startProcess('main', env)
    await vi.waitFor(() => expect(arrived).toBe(1), PATIENCE)
    await kill(first)
    expect(await notes().countDocuments()).toBe(1)
    const second = await startProcess('main', env)
    await untilTold()
    await kill(second)
    expect(arrived).toBe(2)
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    expect(mail).toMatchObject({
      recipients: ['marina@exemplo.com.br'],
      from: { name: 'Ateliê', address: MAIL_FROM },
      subject: `Orçamento ${id} foi aceito`,
      text: `Orçamento ${id} foi aceito.\n\nPara ver a resposta, abra:\n${PUBLIC_URL}/quotes?orcamento=${id}\n`,
    })
    for (const word of ['Zulmira', 'toalha', 'Beatriz']) expect(mail.header + mail.text).not.toContain(word)
  },
)

it("answers that their owner records, and those of an account that is gone, make no mail; a server's outage delays one", async () => {
  service.startAnswerNotes()
  await call('POST', `/api/quotes/${await create()}/answer`, { body: { answer: 'accepted' } })
  expect(await notes().countDocuments()).toBe(0)
  service.auth.email = null
  await answer(await create(), 'rejected')
  await untilTold()
  expect(smtp.mails).toEqual([])
  service.auth.email = 'marina@exemplo.com.br'
  smtp.mood = 'is busy'
  const id = await create()
  await answer(id, 'rejected')
  await vi.waitFor(async () => expect((await notes().findOne({}))?.attempts).toBeGreaterThanOrEqual(2), PATIENCE)
  smtp.mood = 'fine'
  await untilTold()
  expect(smtp.mails.map(({ subject }) => subject)).toEqual([`Orçamento ${id} foi recusado`])
})

it('a note that the server refuses for good, or that is a day old, is given up', async () => {
  smtp.mood = 'refuses the address'
  await answer(await create(), 'accepted')
  await untilTold()
  smtp.mood = 'fine'
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000)
  await notes().insertOne({
    accountId: OWNER,
    quoteId: 1,
    answer: 'accepted',
    at: yesterday,
    dueAt: yesterday,
    attempts: 0,
  })
  await untilTold()
  expect(smtp.mails).toEqual([])
})

it('the maker is told nothing of a quote that was deleted meanwhile', async () => {
  const untold = await startQuotes({ smtpUrl: smtp.url })
  untold.crm.company = { ...exampleCompany() }
  const owner = untold.as(OWNER)
  const { id } = (await owner('POST', '/api/quotes', { body: exampleQuote(complete) })).body
  const { path } = (await owner('POST', `/api/quotes/${id}/link`)).body
  const body = { version: 1, answer: 'accepted', name: 'Zulmira' }
  expect((await untold.visitor('POST', `${path}/answer`, { body })).status).toBe(200)
  expect((await owner('DELETE', `/api/quotes/${id}`)).status).toBe(204)
  untold.startAnswerNotes()
  const waiting = untold.connection.collection('answerNotes')
  await vi.waitFor(async () => expect(await waiting.countDocuments()).toBe(0), PATIENCE)
  expect(smtp.mails).toEqual([])
  await untold.stop()
})

it('a note beyond the mails of the day, of all accounts together, is given up', async () => {
  const few = await startQuotes({ smtpUrl: smtp.url, mailsPerDay: 1 })
  few.crm.company = { ...exampleCompany() }
  const waiting = few.connection.collection('answerNotes')
  const note = { answer: 'accepted', at: new Date(), dueAt: new Date(), attempts: 0 }
  for (const accountId of [OWNER, STRANGER]) {
    const { id } = (await few.as(accountId)('POST', '/api/quotes', { body: exampleQuote(complete) })).body
    await waiting.insertOne({ ...note, accountId, quoteId: id })
  }
  few.startAnswerNotes()
  await vi.waitFor(async () => expect(await waiting.countDocuments()).toBe(0), PATIENCE)
  expect(smtp.mails).toHaveLength(1)
  await few.stop()
})

it('the next note is found by an index', async () => {
  expect(await queryPlan(service.connection, 'answerNotes', { dueAt: { $lte: new Date() } })).toEqual(indexed(0))
})

it('without a server for e-mail no note is written', async () => {
  const without = await startQuotes()
  without.crm.company = { ...exampleCompany() }
  const { id } = (await without.as(OWNER)('POST', '/api/quotes', { body: exampleQuote(complete) })).body
  const { path } = (await without.as(OWNER)('POST', `/api/quotes/${id}/link`)).body
  const body = { version: 1, answer: 'accepted', name: 'Zulmira' }
  expect((await without.visitor('POST', `${path}/answer`, { body })).status).toBe(200)
  expect(await without.connection.collection('answerNotes').countDocuments()).toBe(0)
  await without.stop()
})
