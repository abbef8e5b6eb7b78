import type { OddResponse } from '@atelie/test-kit/fake-openai'
import fc from 'fast-check'

/** Texts that a model may put around, into or in place of its answer. */
const signs = fc.constantFrom(
  '```json\n',
  '```',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '\\n',
  '\\"',
  ',',
  ':',
  '<think>',
  '</think>',
  '[/THINK]',
  '<|channel|>final<|message|>',
  '<|end|>',
  '◁/think▷',
  '**',
  '# ',
  '- ',
  '<b>',
  '</b>',
  '<script>',
  '&amp;',
  '&#0;',
  '\u0000',
  '\u202e',
  '\ud83d',
  '\ufffd',
  'Claro! Aqui está:',
  'Desculpe, mas não posso ajudar.',
  '[nome]',
  '{"text":',
  '{"ideas":[',
  'null',
  '\n',
  '🧶',
  'é',
)
const noise = fc
  .array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

/** A good answer with one of its characters changed, cut off or between noise. */
const spoiled = fc
  .record({
    before: noise,
    after: noise,
    within: noise,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    how: fc.constantFrom('around', 'around', 'within', 'cut', 'instead'),
  })
  .map(({ before, after, within, at, how }) => (content: string) => {
    const place = Math.floor(at * content.length)
    if (how === 'within') return content.slice(0, place) + within + content.slice(place)
    if (how === 'cut') return before + content.slice(0, place)
    return how === 'instead' ? before + after : before + content + after
  })

const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    'x'.repeat(5_000),
    JSON.parse('{"__proto__":{"a":1}}'),
  ),
  fc.integer({ min: 1, max: 800 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
)

const PLACES = [
  'choices',
  'choices.0',
  'choices.0.message',
  'choices.0.message.content',
  'choices.0.message.refusal',
  'choices.0.finish_reason',
  'choices.0.error',
  'usage',
  'usage.prompt_tokens',
  'usage.completion_tokens',
  'error',
  'error.message',
  'error.code',
  'error.status',
  'error.type',
  'id',
  'message',
  'detail',
] as const

/** Nothing where another change has left no object. */
function put(body: unknown, place: string, value: unknown): void {
  const [name = '', ...rest] = place.split('.')
  if (typeof body !== 'object' || body === null) return
  const holder = body as Record<string, unknown>
  if (rest.length === 0) holder[name] = structuredClone(value)
  else put((holder[name] ??= {}), rest.join('.'), value)
}

const status = fc.constantFrom(
  200,
  200,
  200,
  200,
  201,
  204,
  301,
  304,
  400,
  401,
  402,
  403,
  404,
  408,
  413,
  418,
  422,
  429,
  451,
  500,
  501,
  502,
  503,
  504,
  529,
  599,
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/html',
  'text/event-stream',
  'application/octet-stream',
  'x',
  'application/problem+json',
)
const headers = fc.record(
  {
    'content-type': contentType,
    'retry-after': fc.constantFrom('', '5', '-1', 'amanhã', '1e9', 'Wed, 21 Oct 2099 07:28:00 GMT'),
  },
  { requiredKeys: ['content-type'] },
)

/** A response of which any part may be anything, in any form that comes over a network. */
export const oddResponse: fc.Arbitrary<OddResponse> = fc
  .record({
    status,
    headers,
    spoil: spoiled,
    changes: fc.array(fc.tuple(fc.constantFrom(...PLACES), anyJson), { maxLength: 2 }),
    sent: fc.constantFrom('json', 'json', 'json', 'cut', 'bytes', 'events', 'page', 'huge', 'nothing', 'value'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ maxLength: 200 }),
    value: anyJson,
  })
  .map(({ spoil, changes, sent, at, bytes, value, ...head }) => (content: string) => {
    const body = {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: spoil(content) } }],
      usage: { prompt_tokens: 1, completion_tokens: 1 },
    }
    for (const [place, changed] of changes) put(body, place, changed)
    const json = JSON.stringify(body)
    const forms: Record<string, () => unknown> = {
      json: () => json,
      cut: () => json.slice(0, Math.floor(at * json.length)),
      bytes: () => Buffer.concat([Buffer.from(json).subarray(0, Math.floor(at * json.length)), bytes]),
      events: () => `data: ${json}\n\ndata: [DONE]\n\n`,
      page: () => '<html><body>502 Bad Gateway</body></html>',
      huge: () => json + ' '.repeat(1_500_000),
      nothing: () => '',
      value: () => JSON.stringify(value),
    }
    return { ...head, body: forms[sent]!() }
  })
