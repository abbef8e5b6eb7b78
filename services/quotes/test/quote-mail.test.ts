import { addDays } from '@atelie/contract/add-days'
import { formatCalendarDate, today } from '@atelie/contract/dates'
import { exampleCompany, exampleQuote } from '@atelie/contract/examples/bodies'
import type { Caller } from '@atelie/test-kit/caller'
import { startFakeSmtpServer, type FakeSmtpServer } from '@atelie/test-kit/fake-smtp'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAIL_FROM, OWNER, startQuotes, STRANGER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

let smtp: FakeSmtpServer
let pdfs: PdfHarness
let call: Caller
beforeAll(async () => {
  smtp = await startFakeSmtpServer()
  pdfs = await startPdfs({ smtpUrl: smtp.url })
  pdfs.startWorker()
  call = pdfs.service.as(OWNER)
})
beforeEach(() => {
  Object.assign(smtp, { mood: 'fine', mails: [], beforeAnswer: async () => {} })
  pdfs.service.crm.company = { ...exampleCompany() }
})
afterAll(async () => {
  await pdfs.stop()
  await smtp.close()
})

const validUntil = addDays(today(), 20)
const complete = { validUntil, deliveryDate: addDays(today(), 30), paymentTerms: 'À vista' }
const TO = 'bia@exemplo.com.br'

async function create(by = call): Promise<number> {
  return (await by('POST', '/api/quotes', { body: exampleQuote(complete) })).body.id
}
const mail = (id: number, to: unknown = TO, by = call) => by('POST', `/api/quotes/${id}/mail`, { body: { to } })
const read = async (id: number) => (await call('GET', `/api/quotes/${id}`)).body
const linkOf = async (id: number) => (await call('POST', `/api/quotes/${id}/link`)).body.path as string

describe('a quote by e-mail', () => {
  it('the mail has PDF and link, names the company, and nothing of the client but what the PDF says', async () => {
    const id = await create()
    expect(await mail(id)).toMatchObject({
      status: 200,
      body: { status: 'sent', sentAt: expect.any(String), events: [{ kind: 'sent', channel: 'email' }] },
    })
    const [caught] = smtp.mails as [(typeof smtp.mails)[0]]
    expect(caught).toMatchObject({
      from: { name: 'Ateliê da Ana', address: MAIL_FROM },
      replyTo: [{ address: 'contato@ateliedaana.com.br' }],
      recipients: [TO],
      subject: `Orçamento ${id}`,
    })
    for (const part of [
      `orçamento ${id} de Ateliê da Ana`,
      `https://atelie.example${await linkOf(id)}`,
      formatCalendarDate(validUntil),
    ])
      expect(caught.text).toContain(part)
    expect(caught.text).not.toContain('Beatriz')
    const [attachment] = caught.attachments
    expect(attachment).toMatchObject({ filename: `orcamento-${id}-atelie-da-ana.pdf`, mimeType: 'application/pdf' })
    const text = (await pdfPages(new Uint8Array(attachment!.content as ArrayBuffer))).join(' ')
    expect(text).toContain('R$ 89,90')
    expect(text).not.toContain(pdfs.service.crm.clients[0]!.phone)
    expect((await pdfs.service.visitor('GET', await linkOf(id), { headers: { accept: 'text/html' } })).status).toBe(200)
  })

  it('without an e-mail of the company or a validity the mail does not mention them', async () => {
    pdfs.service.crm.company = { ...exampleCompany(), email: null, name: null }
    const { id } = (await call('POST', '/api/quotes', { body: exampleQuote({ validUntil: null }) })).body
    expect((await mail(id)).status).toBe(200)
    const [{ replyTo, text, from }] = smtp.mails as [(typeof smtp.mails)[0]]
    expect([replyTo, from?.name]).toEqual([undefined, 'Marina Duarte'])
    expect(text).not.toMatch(/válido|responder a este/)
  })

  it('an accepted quote is sent as it was agreed upon', async () => {
    const id = await create()
    await pdfs.service.visitor('POST', `${await linkOf(id)}/answer`, {
      body: { version: 1, answer: 'accepted', name: 'Ana Beatriz' },
    })
    pdfs.service.crm.company = { ...exampleCompany(), name: 'Nome novo' }
    expect((await mail(id)).body).toMatchObject({
      status: 'accepted',
      events: [{}, { kind: 'sent', channel: 'email' }],
    })
    const [attachment] = smtp.mails.at(-1)!.attachments
    expect((await pdfPages(new Uint8Array(attachment!.content as ArrayBuffer))).join(' ')).toContain('Ateliê da Ana')
  })
})

describe('what is refused', () => {
  it.each([
    'a@b.com, c@d.com',
    'a@b.com;c@d.com',
    'a@b.com\r\nBcc: c@d.com',
    '"Bia" <a@b.com>',
    ['a@b.com', 'c@d.com'],
    '',
  ])('the address %j is refused', async (to) => {
    expect((await mail(await create(), to)).status).toBe(400)
    expect(smtp.mails).toEqual([])
  })

  it("another account's quote is not found, and costs none of the day's mails", async () => {
    const id = await create()
    for (let tries = 0; tries < 31; tries += 1) expect((await mail(id, TO, pdfs.service.as(STRANGER))).status).toBe(404)
    expect(smtp.mails).toEqual([])
  })

  it.each([
    ['refuses the address', 502, 'Confira se está certo.'],
    ['refuses the message', 502, 'recusou a mensagem'],
    ['is busy', 503, 'fora do ar'],
  ] as const)(
    'with a server that %s nothing counts as sent, and another try is allowed at once',
    async (mood, status, text) => {
      const id = await create()
      smtp.mood = mood
      const refused = await mail(id)
      expect([refused.status, refused.body.error]).toEqual([status, expect.stringContaining(text)])
      expect(await read(id)).toMatchObject({ status: 'draft', sentAt: null, events: [] })
      smtp.mood = 'fine'
      expect((await mail(id)).status).toBe(200)
    },
  )

  it('a double tap sends one mail, and another address is another mail', async () => {
    const id = await create()
    const answers = await Promise.all([mail(id), mail(id), mail(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    const later = await mail(id)
    expect([later.status, later.body.error]).toEqual([429, 'Este orçamento acabou de ser enviado para este e-mail.'])
    expect(Number(later.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(smtp.mails).toHaveLength(1)
    expect((await mail(id, 'BIA@exemplo.com.br')).status).toBe(429)
    expect((await mail(id, 'outra@exemplo.com.br')).status).toBe(200)
  })

  it('an account sends 30 mails a day', async () => {
    const busy = pdfs.service.as('c'.repeat(24))
    const id = await create(busy)
    for (let sent = 0; sent < 30; sent += 1)
      expect((await mail(id, `bia${sent}@exemplo.com.br`, busy)).status).toBe(200)
    const refused = await mail(id, TO, busy)
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'Você já enviou 30 e-mails hoje. Tente novamente em 24 horas.',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(smtp.mails).toHaveLength(30)
  })
})

it('the call exists only where there is a server for e-mail', async () => {
  const without = await startQuotes()
  const id = await create(without.as(OWNER))
  expect((await mail(id, TO, without.as(OWNER))).status).toBe(404)
  await without.stop()
})

it('neither the address nor the words of a mail are stored', async () => {
  await mail(await create(), 'segredo-da-bia@exemplo.com.br')
  const { connection } = pdfs.service
  for (const { name } of await connection.listCollections())
    expect(JSON.stringify(await connection.collection(name).find().toArray())).not.toContain('segredo-da-bia')
})
