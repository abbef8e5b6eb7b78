import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOn, type TestServer } from './server.ts'

/** How the fake provider or its model behaves. */
type OpenAiMood =
  | 'fine'
  | 'unauthorized'
  | 'out of credit'
  | 'unpaid'
  | 'busy'
  | 'busy for a second'
  | 'failing'
  | 'hanging'
  | 'cut'
  | 'not json at all'
  | 'too long'
  | 'refusing'
  | 'filtered'
  | 'telling its instructions'
  | 'telling its key'
  | 'telling its key in escapes'
  | 'thinking aloud'
  | 'not counting'

/** A response of its own to what would have been the content of a good one; texts and bytes are sent as they are. */
export type OddResponse = (content: string) => { status?: number; headers?: Record<string, string>; body: unknown }

/** Says this instead, in a response like any other. */
export const saying =
  (said: (content: string) => unknown, choice: object = {}): OddResponse =>
  (content) => ({ body: completionOf({ role: 'assistant', content: said(content) }, choice) })

export interface FakeOpenAi extends TestServer {
  /** For the next requests, one each; the last one stays. */
  moods: (OpenAiMood | OddResponse)[]
  /** The request bodies so far. */
  asked: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } }[]
  /** How it refuses a `response_format` of these types; that takes no mood. */
  refusals: Record<string, { status: number; body: object }>
  /** The one it accepts. */
  apiKey: string
  /** How many callers disconnected before their response. */
  left: number
  /** Responses wait for this. */
  beforeResponse: () => Promise<void>
}

export const FAKE_API_KEY = 'sk-teste-1234567890'

/** A server with OpenAI's chat completions API that, in a fine mood, obeys the rules in the request's data. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const fake: Omit<FakeOpenAi, keyof TestServer> = {
    moods: ['fine'],
    asked: [],
    refusals: {},
    apiKey: FAKE_API_KEY,
    left: 0,
    beforeResponse: async () => {},
  }
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) fake.left += 1
    })
    const body = JSON.parse(await textOf(request)) as FakeOpenAi['asked'][number]
    fake.asked.push(body)
    const refusal = fake.refusals[body.response_format?.type ?? '']
    if (refusal) return send(response, refusal.status, refusal.body)
    const mood = fake.moods.length > 1 ? fake.moods.shift()! : fake.moods[0]!
    await fake.beforeResponse()
    const isKnown = request.headers.authorization === `Bearer ${fake.apiKey}`
    respond(response, isKnown ? mood : 'unauthorized', body)
  })
  return Object.assign(fake, await listenOn(server, 0))
}

const FAILURES: Partial<Record<OpenAiMood, { status: number; code: string; headers?: Record<string, string> }>> = {
  unauthorized: { status: 401, code: 'invalid_api_key' },
  'out of credit': { status: 429, code: 'insufficient_quota', headers: { 'retry-after': '1' } },
  unpaid: { status: 402, code: 'payment_required' },
  busy: { status: 429, code: 'rate_limit_exceeded', headers: { 'retry-after': '30' } },
  'busy for a second': { status: 429, code: 'rate_limit_exceeded', headers: { 'retry-after': '1' } },
  failing: { status: 500, code: 'server_error' },
  filtered: { status: 400, code: 'content_filter' },
}

function respond(
  response: ServerResponse,
  mood: OpenAiMood | OddResponse,
  { messages }: FakeOpenAi['asked'][number],
): void {
  if (typeof mood === 'function')
    return sendOdd(response, mood(contentOf('fine', dataIn(messages), messages[0]!.content)))
  if (mood === 'hanging') return
  const failure = FAILURES[mood]
  if (failure)
    return send(
      response,
      failure.status,
      {
        error: {
          message: `fake: ${mood}, for the key ${FAKE_API_KEY.slice(0, 9)}****7890`,
          type: 'error',
          code: failure.code,
        },
      },
      failure.headers,
    )
  if (mood === 'not json at all')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
  if (mood === 'cut') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write('{"id":"fake","choices":[')
    return void setImmediate(() => response.destroy())
  }
  const content = contentOf(mood, dataIn(messages), messages[0]!.content)
  send(response, 200, {
    ...completionOf(messageOf(mood, content, messages[0]!.content)),
    ...(mood === 'not counting' ? { usage: undefined } : {}),
  })
}

const dataIn = (messages: FakeOpenAi['asked'][number]['messages']) =>
  JSON.parse(messages.find(({ role }) => role === 'user')!.content) as Data

const completionOf = (message: object, choice: object = {}) => ({
  id: 'fake',
  object: 'chat.completion',
  created: 0,
  model: 'fake',
  choices: [{ index: 0, finish_reason: 'stop', message, ...choice }],
  usage: { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 },
})

function sendOdd(response: ServerResponse, { status = 200, headers = {}, body }: ReturnType<OddResponse>): void {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(isRaw ? body : JSON.stringify(body))
}

function messageOf(mood: OpenAiMood, content: string, instructions: string): object {
  const role = 'assistant'
  if (mood === 'refusing') return { role, content: null, refusal: 'No.' }
  if (mood === 'thinking aloud') return { role, content, reasoning_content: `They told me: ${instructions}` }
  // JSON may escape any character.
  if (mood === 'telling its key in escapes') return { role, content: content.replaceAll('sk-', 'sk\\u002d') }
  return { role, content }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

interface Data {
  topic?: string
  description?: string
  text?: string | null
  craftType?: string
  words?: { min: number; max: number }
  callToAction?: string
  emojis?: boolean
  hashtags?: number
}

function contentOf(mood: OpenAiMood, data: Data, instructions: string): string {
  const suffix =
    {
      'telling its instructions': ` ${instructions.slice(0, 200)}`,
      'telling its key': ` ${FAKE_API_KEY}`,
      'telling its key in escapes': ` ${FAKE_API_KEY}`,
    }[mood as string] ?? ''
  if (data.words)
    return JSON.stringify({ text: captionOf(mood, data) + suffix, hashtags: hashtagsOf(data.hashtags ?? 0) })
  if (data.craftType) return JSON.stringify({ ideas: [ideaOf(data, suffix)] })
  const asked = `"${data.description ?? data.text}"`
  return JSON.stringify({
    prompt: `Uma imagem fofa de ${asked} com as palavras "${data.text ?? ''}", em cores suaves.${suffix}`,
    promptInEnglish: `A cute picture of ${asked} with the words "${data.text ?? ''}", in soft colors.${suffix}`,
  })
}

const CALLS: Record<string, string> = {
  Comentário: 'Conta nos comentários!',
  Direct: 'Chama no direct!',
  'Link na Bio': 'Acesse o link na bio!',
}
const SENTENCE = 'Cada detalhe é feito com muito carinho para você e para quem ama.'

function captionOf(mood: OpenAiMood, { words, callToAction = '', emojis }: Data): string {
  const { min, max } = words ?? { min: 25, max: 50 }
  const wanted = mood === 'too long' ? max + 20 : min + 5
  const sentence = SENTENCE.split(' ')
  const text = Array.from({ length: wanted }, (_, index) => sentence[index % sentence.length]).join(' ')
  return `${text} ${CALLS[callToAction] ?? ''}${emojis ? ' ✨' : ''}`
}

const hashtagsOf = (count: number) => Array.from({ length: count }, (_, index) => `#feitoamao${index || ''}`)

const ideaOf = ({ craftType }: Data, suffix: string) => ({
  title: `Um dia com ${craftType}`,
  description: SENTENCE + suffix,
  format: 'Foto da mesa de trabalho.',
  cta: 'Pergunte nos comentários.',
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
