import { startFakeOpenAi, type FakeOpenAi } from '@atelie/test-kit/fake-openai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, anyAsker, caption, modelAt, PROBLEMS } from '../../test/ask-model.ts'
import { captionFaults } from '../rules/answer-rules.ts'
import type { DailyCeiling } from '../rules/generator-limits.ts'
import type { Generator } from '../rules/generator.ts'

let fake: FakeOpenAi
let model: Generator
const countCall = vi.fn<DailyCeiling>()

beforeEach(async () => {
  fake = await startFakeOpenAi()
  countCall.mockReset().mockResolvedValue()
  model = modelAt(fake.url, { countCall })
})
afterEach(() => fake.close())

const ask = (topic = 'Bolsa de crochê') => model.caption(caption({ topic }), anyAsker())
const askedFormats = () => fake.asked.map(({ response_format: format }) => format?.type)
const instructions = () => fake.asked.map(({ messages }) => messages[0]!.content)

const refusal = (message: string) => ({ status: 400, body: { error: { message, type: 'invalid_request_error' } } })
const NO_SCHEMA = refusal('This response_format type is unavailable now')

describe('a server that does not know every answer format', () => {
  it('a server that knows JSON schemas is not told the format in words', async () => {
    await ask()
    expect(askedFormats()).toEqual(['json_schema'])
    expect(instructions()[0]).not.toContain('"hashtags":')
  })

  it.each(answers.formatRefusals)('$server, which refuses a JSON schema, is asked for a JSON object', async ({ status, body }) => {
    fake.refusals = { json_schema: { status, body } }
    expect(captionFaults(caption(), await ask())).toEqual([])
    expect(askedFormats()).toEqual(['json_schema', 'json_object'])
  })

  it('a server that refuses every format is told it in words, after the same instructions', async () => {
    fake.refusals = { json_schema: NO_SCHEMA, json_object: { status: 400, body: { error: '\'response_format.type\' must be \'json_schema\' or \'text\'' } } }
    expect(captionFaults(caption(), await ask())).toEqual([])
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
    await expect(ask()).rejects.toMatchObject(PROBLEMS.failed)
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
    model = modelAt(fake.url, { timeoutMs: 300 })
    await expect(ask()).rejects.toMatchObject(PROBLEMS.slow)
    expect(askedFormats()).toEqual(['json_schema', 'json_object'])
  })
})
