import { exampleCaption, exampleIdeas } from '@atelie/contract/examples/bodies'
import { startFakeOpenAi, type FakeOpenAi } from '@atelie/test-kit/fake-openai'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriter } from '../src/writer/writer.ts'
import { modelAt } from './ask-model.ts'
import { startAi, visitorCookieIn, type AiHarness } from './harness.ts'

const generatorPaths: [string, object][] = [
  ['/api/caption/generate', exampleCaption()],
  ['/api/sticker/generate', { description: 'gatinha' }],
  ['/api/cute-image/generate', { description: 'urso', includeText: false }],
  ['/api/cute-font/generate', { text: 'Ana' }],
  ['/api/content-ideas/generate', exampleIdeas()],
]

describe('with the built-in writer', () => {
  let ai: AiHarness
  beforeAll(async () => {
    ai = await startAi()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => ai.stop())

  it('a caption comes with its text, hashtags and time', async () => {
    const { status, body } = await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption() })
    expect([status, Object.keys(body)]).toEqual([200, ['text', 'hashtags', 'isDraft', 'writtenBy', 'generationTime']])
    expect(body.text).toMatch(/direct/)
    expect(body.hashtags).toHaveLength(5)
    expect(body.generationTime).toBeGreaterThanOrEqual(0)
  })

  it('the time of a text is in seconds, rounded to hundredths', async () => {
    const writer = createWriter()
    const slow = await startAi({
      generator: {
        ...writer,
        async sticker(...asked) {
          vi.advanceTimersByTime(1_234)
          return writer.sticker(...asked)
        },
      },
    })
    vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(60_000)
    const { body } = await slow.visitor('POST', '/api/sticker/generate', { body: { description: 'gatinha' } })
    expect(body.generationTime).toBe(1.23)
    await slow.stop()
  })

  it("prompts keep the visitor's words", async () => {
    expect(
      (await ai.visitor('POST', '/api/sticker/generate', { body: { description: 'gatinha', text: 'Miau' } })).body,
    ).toEqual({
      prompt: expect.stringMatching(/"gatinha".*"Miau"/),
      promptInEnglish: expect.stringMatching(/"gatinha".*"Miau"/),
      writtenBy: 'writer',
      generationTime: expect.any(Number),
    })
    expect(
      (await ai.visitor('POST', '/api/cute-image/generate', { body: { description: 'urso' } })).body.prompt,
    ).toContain('"urso"')
    expect((await ai.visitor('POST', '/api/cute-font/generate', { body: { text: 'Ana' } })).body.prompt).toContain(
      '"Ana"',
    )
  })

  it.each(['dica', 'Dica'])(
    'ideas come for the purpose %s, without the fields for debugging',
    async (contentPurpose) => {
      const { status, body } = await ai.visitor('POST', '/api/content-ideas/generate', {
        body: exampleIdeas({ contentPurpose }),
      })
      expect(status).toBe(200)
      expect(body).toEqual({
        ideas: expect.any(Array),
        error: null,
        specificIdea: 'cesto organizador',
        contentPurpose: 'Dica',
        isDraft: false,
        writtenBy: 'writer',
      })
      expect(body.ideas[0]).toEqual({
        title: expect.any(String),
        description: expect.any(String),
        format: expect.any(String),
        cta: expect.any(String),
      })
    },
  )

  it.each([
    ['/api/caption/generate', exampleCaption({ topic: 'ab' }), 'O tópico deve ter pelo menos 3 caracteres'],
    ['/api/caption/generate', exampleCaption({ topic: 'x'.repeat(201) }), 'Use no máximo 200 caracteres.'],
    ['/api/caption/generate', exampleCaption({ style: 'poetic' }), 'Selecione um estilo'],
    ['/api/caption/generate', exampleCaption({ topic: { $ne: '' } }), 'Texto inválido.'],
    ['/api/sticker/generate', { description: 'x'.repeat(501) }, 'Use no máximo 500 caracteres.'],
    ['/api/cute-font/generate', { text: ' ' }, 'O texto é obrigatório'],
    ['/api/content-ideas/generate', exampleIdeas({ craftType: '' }), 'Por favor, informe seu nicho artesanal.'],
  ])('%s with %j is refused', async (path, body, error) => {
    expect(await ai.visitor('POST', path, { body })).toMatchObject({ status: 400, body: { code: 'validation', error } })
  })

  it('a browser is given a cookie once, which scripts cannot read', async () => {
    const first = await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption() })
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^atelie_visitor_8080=[\w.-]+; Max-Age=31536000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    )
    expect(
      visitorCookieIn(
        await ai.browser(visitorCookieIn(first))('POST', '/api/caption/generate', { body: exampleCaption() }),
      ),
    ).toBe('')
    for (const cookie of ['atelie_visitor_8080=x', `${visitorCookieIn(first).slice(0, -4)}AAAA`]) {
      expect(
        visitorCookieIn(await ai.browser(cookie)('POST', '/api/caption/generate', { body: exampleCaption() })),
      ).not.toBe('')
    }
    expect(
      visitorCookieIn(await ai.as('c'.repeat(24))('POST', '/api/caption/generate', { body: exampleCaption() })),
    ).toBe('')
  })

  it('over https the cookie is bound to the host', async () => {
    const secure = await startAi({ publicUrl: 'https://atelie.exemplo' })
    const [cookie] = (
      await secure.visitor('POST', '/api/caption/generate', { body: exampleCaption() })
    ).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-atelie_visitor=.*; Secure; SameSite=Lax$/)
    await secure.stop()
  })

  it('with debugging on, the cost of a text is rounded to millionths', async () => {
    const writer = createWriter()
    const trace = { request: null, response: null, usage: { inputTokens: 1, outputTokens: 1, costUsd: 1.234_567_8 } }
    const costly = await startAi({
      showDebug: true,
      generator: { ...writer, ideas: async (...asked) => ({ ...(await writer.ideas(...asked)), trace }) },
    })
    const { body } = await costly.visitor('POST', '/api/content-ideas/generate', { body: exampleIdeas() })
    expect(body.debug.custoAPI).toMatchObject({ custoBRL: 6.172_839, custoUSD: { total: 1.234_568 } })
    await costly.stop()
  })

  it('with debugging on, the built-in writer shows no request and no cost', async () => {
    const open = await startAi({ showDebug: true })
    const { body } = await open.visitor('POST', '/api/content-ideas/generate', { body: exampleIdeas() })
    expect(body).toMatchObject({
      openaiRequestRaw: null,
      openaiResponseRaw: null,
      debug: { custoAPI: { custoBRL: 0, custoUSD: { total: 0 }, tokensEstimados: { total: 0, input: 0, output: 0 } } },
    })
    await open.stop()
  })
})

describe('with a model', () => {
  let fake: FakeOpenAi
  let ai: AiHarness
  beforeEach(async () => {
    fake = await startFakeOpenAi()
    ai = await startAi({ generator: modelAt(fake.url), showDebug: true })
  })
  afterEach(async () => {
    await ai.stop()
    await fake.close()
  })

  it.each(generatorPaths)('%s succeeds, and tells that a model wrote', async (path, body) => {
    expect(await ai.visitor('POST', path, { body })).toMatchObject({ status: 200, body: { writtenBy: 'model' } })
    expect(fake.asked).toHaveLength(1)
  })

  it('fifty equal requests at once are one call to the model, and ten for another text one more', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => ai.visitor('POST', '/api/caption/generate', { body: exampleCaption() })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ body }) => body.text as string)).size).toBe(1)
    expect(fake.asked).toHaveLength(1)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        ai.visitor('POST', '/api/caption/generate', { body: exampleCaption({ another: true }) }),
      ),
    )
    expect(fake.asked).toHaveLength(2)
    await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption({ topic: 'Bolo de pote' }) })
    expect(fake.asked).toHaveLength(3)
  })

  it.each(generatorPaths)('%s asks the model again when another text is requested', async (path, body) => {
    const ask = (fields: object = {}) => ai.visitor('POST', path, { body: { ...body, ...fields } })
    await ask()
    await ask()
    expect(fake.asked).toHaveLength(1)
    await ask({ another: true })
    expect(fake.asked).toHaveLength(2)
    await ask({ another: true })
    expect(fake.asked).toHaveLength(3)
    await ask()
    expect(fake.asked).toHaveLength(3)
  })

  it.each(generatorPaths)('a failure of %s is reported, and nothing else writes instead', async (path, body) => {
    fake.moods = ['failing']
    const response = await ai.visitor('POST', path, { body })
    expect(response).toMatchObject({
      status: 502,
      body: { code: 'bad_gateway', error: 'O gerador não conseguiu responder. Tente novamente em instantes.' },
    })
    expect(JSON.stringify(response.body)).not.toMatch(/fake|key|openai/i)
  })

  it("a busy provider's Retry-After is passed on", async () => {
    fake.moods = ['busy']
    const response = await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption() })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('with debugging on, ideas show their cost and request, without the instructions', async () => {
    const { body } = await ai.visitor('POST', '/api/content-ideas/generate', { body: exampleIdeas() })
    expect(body.debug.custoAPI).toMatchObject({
      custoBRL: 0.01,
      custoUSD: { total: 0.002 },
      tokensEstimados: { total: 1_500, input: 1_000, output: 500 },
    })
    expect(body.openaiRequestRaw.messages[0]).toEqual({ role: 'system', content: '[oculto]' })
    expect(body.openaiResponseRaw.choices).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/You suggest|sk-teste/)
  })

  it.each(['telling its instructions', 'telling its key', 'telling its key in escapes'] as const)(
    'a response that had to be repaired (%s) is not shown',
    async (mood) => {
      fake.moods = [mood, 'fine']
      const { status, body } = await ai.visitor('POST', '/api/content-ideas/generate', { body: exampleIdeas() })
      expect(status).toBe(200)
      expect(body.openaiRequestRaw.messages).toHaveLength(2)
      expect(body.openaiResponseRaw).toMatchObject({ choices: [{ finish_reason: 'stop' }] })
      expect(body.debug.custoAPI.tokensEstimados).toEqual({ total: 3_000, input: 2_000, output: 1_000 })
      expect(JSON.stringify(body)).not.toMatch(/You suggest|sk-teste|sk\\+u002d/)
    },
  )

  it('a visitor who leaves aborts the call to the model', async () => {
    fake.moods = ['hanging']
    const leave = new AbortController()
    const call = fetch(`${ai.url}/api/caption/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(exampleCaption()),
      signal: leave.signal,
    })
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1))
    leave.abort()
    await expect(call).rejects.toThrow()
    await vi.waitFor(() => expect(fake.left).toBe(1))
  })

  it('long input is refused before it causes any cost', async () => {
    expect(
      (await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption({ topic: 'x'.repeat(400_000) }) }))
        .status,
    ).toBe(400)
    expect(
      (await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption({ topic: 'x'.repeat(600_000) }) }))
        .status,
    ).toBe(413)
    expect(fake.asked).toEqual([])
  })
})
