import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the server treats the next mails. */
type SmtpMood = 'fine' | 'refuses the address' | 'refuses the message' | 'is busy' | 'is silent'

/** A mail as it arrived: parsed, with the envelope's recipients and its header as sent. */
interface CaughtMail extends Email {
  recipients: string[]
  header: string
}

export interface FakeSmtpServer {
  url: string
  mood: SmtpMood
  mails: CaughtMail[]
  /** It answers after this. */
  beforeAnswer: () => Promise<void>
  /** How many are open. */
  connections(): number
  close(): Promise<void>
}

export async function startFakeSmtpServer(port = 0): Promise<FakeSmtpServer> {
  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      if (fake.mood === 'is silent') return
      if (fake.mood === 'refuses the address') return answer(refusal(550, `5.1.1 <${address}> is unknown`))
      answer(fake.mood === 'is busy' ? refusal(451, '4.3.0 Try again later') : null)
    },
    onData(stream, session, answer) {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        await fake.beforeAnswer()
        if (fake.mood === 'refuses the message') return answer(refusal(554, '5.7.1 Looks like spam'))
        const raw = Buffer.concat(chunks)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const header = raw.toString('latin1').split('\r\n\r\n', 1)[0]!
        fake.mails.push({ ...(await PostalMime.parse(raw)), recipients, header })
        answer(null)
      })()
    },
  })
  // A client that gives up.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const fake: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mood: 'fine',
    mails: [],
    beforeAnswer: async () => {},
    connections: () => server.connections.size,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return fake
}
