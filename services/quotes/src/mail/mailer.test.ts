import { closedPort } from '@atelie/test-kit/closed-port'
import { startFakeSmtpServer, type FakeSmtpServer } from '@atelie/test-kit/fake-smtp'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from './mailer.ts'

let server: FakeSmtpServer
beforeAll(async () => {
  server = await startFakeSmtpServer()
})
beforeEach(() => Object.assign(server, { mood: 'fine', mails: [] }))
afterAll(() => server.close())

const from = 'orcamentos@atelie.example'
const mail = { to: 'bia@exemplo.com.br', fromName: 'Ateliê da Ana', subject: 'Orçamento 41', text: 'Olá!\n' }
const failureOf = (url: string, timeoutMs?: number) =>
  createMailer({ url, from, timeoutMs })(mail).then(
    () => 'sent',
    (error: unknown) => error,
  )

describe('the header', () => {
  it('the header says whose mail it is, and where to reply', async () => {
    await createMailer({ url: server.url, from })({ ...mail, replyTo: 'ana@exemplo.com.br' })
    expect(server.mails).toMatchObject([
      {
        from: { name: 'Ateliê da Ana', address: from },
        to: [{ address: 'bia@exemplo.com.br' }],
        replyTo: [{ address: 'ana@exemplo.com.br' }],
        subject: 'Orçamento 41',
        text: 'Olá!\n',
        recipients: ['bia@exemplo.com.br'],
      },
    ])
  })

  it.each([
    'Ana\r\nBcc: todos@exemplo.com.br',
    'Ana" <banco@exemplo.com>, "',
    'Ana <banco@exemplo.com>',
    'Ana, banco@exemplo.com',
    '=?utf-8?Q?Ana=0D=0ABcc:_x@y.com?=',
  ])('the name %j stays a name', async (fromName) => {
    await createMailer({ url: server.url, from })({ ...mail, fromName })
    const [{ recipients, header, from: sender }] = server.mails as [(typeof server.mails)[0]]
    expect(recipients).toEqual([mail.to])
    expect(sender?.address).toBe(from)
    const names = header.split(/\r\n(?!\s)/).map((line) => line.split(':', 1)[0])
    expect([...names].sort()).toEqual(
      [
        'Content-Transfer-Encoding',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ].sort(),
    )
  })
})

describe('failures', () => {
  it('an address that the server refuses is named, but in no log', async () => {
    server.mood = 'refuses the address'
    const problem = await failureOf(server.url)
    expect(problem).toMatchObject({ status: 502, details: { issues: [{ path: 'to' }] } })
    const { log, lines } = recordedLog()
    log.error({ err: problem }, 'failed')
    expect(lines.join()).toContain('EENVELOPE RCPT TO 550')
    expect(lines.join()).not.toContain('bia@')
  })

  it.each([
    ['refuses the message', 502],
    ['is busy', 503],
  ] as const)('a server that %s is a %i', async (mood, status) => {
    server.mood = mood
    expect(await failureOf(server.url)).toMatchObject({ status })
    expect(server.mails).toEqual([])
  })

  it('a server that is away is a 503', async () => {
    expect(await failureOf(`smtp://127.0.0.1:${await closedPort()}`)).toMatchObject({ status: 503 })
  })

  it('a server that refuses our password is a 503: a customer can do nothing about it', async () => {
    expect(await failureOf(server.url.replace('//', '//ana:errada@'))).toMatchObject({ status: 503 })
  })

  it('a server that says nothing is given up, and its connection closed', async () => {
    server.mood = 'is silent'
    expect(await failureOf(server.url, 200)).toMatchObject({ status: 503 })
    await expect.poll(() => server.connections()).toBe(0)
  })
})
