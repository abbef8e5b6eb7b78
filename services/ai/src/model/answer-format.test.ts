import { captionBody } from '@atelie/contract/generators'
import { FAKE_API_KEY, startFakeOpenAi, type FakeOpenAi } from '@atelie/test-kit/fake-openai'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captionFaults } from '../rules/caption-rules.ts'
import type { DailyCeiling } from '../rules/generator-limits.ts'
import type { Generator } from '../rules/generator.ts'
import { createHistory } from '../rules/history.ts'
import { createModel } from './model.ts'

let fake: FakeOpenAi
let model: Generator
const countCall = vi.fn<DailyCeiling>()

beforeEach(async () => {
  fake = await startFakeOpenAi()
  countCall.mockReset().mockResolvedValue()
  model = start(20_000)
})
afterEach(() => fake.close())

const start = (timeoutMs: number) => createModel({
  apiKey: FAKE_API_KEY, baseUrl: `${fake.url}/v1`, model: 'modelo', prices: { input: 1, output: 2 }, countCall, log: silentLog, timeoutMs,
})

const captionOf = (topic: string) => captionBody.parse({ topic, style: 'casual', size: 'small', intent: 'sale', callToAction: 'comment' })
const ask = (topic = 'Bolsa de crochê') => model.caption(captionOf(topic), { isVisitor: true, signal: new AbortController().signal, history: createHistory() })
const askedFormats = () => fake.asked.map(({ response_format: format }) => format?.type)
const instructions = () => fake.asked.map(({ messages }) => messages[0]!.content)

const refusal = (message: string, status = 400) => ({ status, body: { error: { message, type: 'invalid_request_error' } } })
const NO_SCHEMA = refusal('This response_format type is unavailable now')

/** As these servers word it. */
const refusals: Record<string, FakeOpenAi['refusals'][string]> = {
  'llama.cpp': refusal('response_format type must be one of "text" or "json_object", but got: json_schema'),
  'llama-cpp-python': refusal('Failed to convert JSON schema to grammar', 500),
  'llama.cpp without a grammar': refusal('Failed to initialize samplers: failed to parse grammar'),
  Ollama: refusal('invalid format: expected "json" or a JSON schema'),
  'Ollama on MLX': refusal('qwen3 does not support structured outputs on the MLX engine'),
  vLLM: refusal('Grammar error: Unimplemented keys: ["propertyNames"]'),
  'older vLLM': { status: 400, body: { object: 'error', message: 'The provided JSON schema contains features not supported by xgrammar.', type: 'BadRequestError', param: null, code: 400 } },
  'LM Studio': { status: 400, body: { error: '\'response_format.json_schema.schema\' must be an object' } },
  'a server on FastAPI': { status: 422, body: { detail: [{ type: 'literal_error', loc: ['body', 'response_format', 'type'], msg: 'Input should be \'text\' or \'json_object\'', input: 'json_schema' }] } },
  DeepSeek: refusal('Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 132', 422),
  Groq: refusal('This model does not support response format `json_schema`. See supported models at https://console.groq.com/docs/structured-outputs#supported-models'),
  OpenAI: refusal('Invalid parameter: \'response_format\' of type \'json_schema\' is not supported with this model.'),
}

describe('a server that does not know every answer format', () => {
  it('a server that knows JSON schemas is not told the format in words', async () => {
    await ask()
    expect(askedFormats()).toEqual(['json_schema'])
    expect(instructions()[0]).not.toContain('"hashtags":')
  })

  it.each(Object.keys(refusals))('%s, which refuses a JSON schema, is asked for a JSON object', async (server) => {
    fake.refusals = { json_schema: refusals[server]! }
    expect(captionFaults(captionOf('Bolsa de crochê'), await ask())).toEqual([])
    expect(askedFormats()).toEqual(['json_schema', 'json_object'])
  })

  it('a server that refuses every format is told it in words, after the same instructions', async () => {
    fake.refusals = { json_schema: NO_SCHEMA, json_object: { status: 400, body: { error: '\'response_format.type\' must be \'json_schema\' or \'text\'' } } }
    expect(captionFaults(captionOf('Bolsa de crochê'), await ask())).toEqual([])
    expect(askedFormats()).toEqual(['json_schema', 'json_object', undefined])
    const [plain, ...inWords] = instructions() as [string, string, string]
    for (const told of inWords) {
      expect(told.startsWith(plain)).toBe(true)
      expect(told.slice(plain.length)).toMatch(/JSON.*"hashtags":\{"type":"array","items":\{"type":"string"\}\}/)
    }
  })

  it('what a server knows is only found out once', async () => {
    fake.refusals = { json_schema: NO_SCHEMA }
    fake.moods = ['too long', 'fine']
    await ask()
    await ask('Bolo de pote')
    expect(askedFormats()).toEqual(['json_schema', 'json_object', 'json_object', 'json_object'])
  })

  it('a server that refused for another reason is asked for a JSON schema again', async () => {
    fake.refusals = { json_schema: NO_SCHEMA }
    fake.moods = ['unauthorized', 'fine']
    await expect(ask()).rejects.toMatchObject({ code: 'bad_gateway' })
    fake.refusals = {}
    await ask()
    expect(askedFormats()).toEqual(['json_schema', 'json_object', 'json_schema'])
  })
})

describe('the limits of trying answer formats', () => {
  it.each([
    refusal('This model\'s maximum context length is 4096 tokens. However, you requested 4200 tokens.'),
    refusal('the request exceeds the available context size, try increasing it'),
    refusal('The response was filtered due to the prompt triggering our content management policy.'),
    { status: 422, body: { detail: [{ loc: ['body', 'model'], msg: 'unknown model', input: 'response_format' }] } },
    { status: 404, body: { error: { message: 'model "response_format" not found' } } },
  ])('no other format is tried after %j', async (other) => {
    fake.refusals = { json_schema: other }
    await expect(ask()).rejects.toMatchObject({ code: 'bad_gateway', message: 'O gerador não conseguiu responder. Tente novamente em instantes.' })
    expect(fake.asked).toHaveLength(1)
  })

  it('every format that is tried is counted', async () => {
    fake.refusals = { json_schema: NO_SCHEMA, json_object: NO_SCHEMA }
    await ask()
    expect(countCall).toHaveBeenCalledTimes(3)
  })

  it('the wait is over when the time is up, whichever format is being tried', async () => {
    fake.refusals = { json_schema: NO_SCHEMA }
    fake.moods = ['hanging']
    model = start(300)
    await expect(ask()).rejects.toMatchObject({ message: 'O gerador demorou demais para responder. Tente novamente em instantes.' })
    expect(askedFormats()).toEqual(['json_schema', 'json_object'])
  })
})
