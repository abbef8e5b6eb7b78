import { describe, expect, it } from 'vitest'
import { scrubbed } from './scrub.ts'

const STACK = 'https://atelie.exemplo/front-ends/mfe-content/0123456789ab/assets/page.0a1b2c3d4e.js:1:2345'

describe('a text from a browser', () => {
  it.each([
    ['the name of a property stays', "TypeError: Cannot read properties of undefined (reading 'name')"],
    ['the name of a module stays', "Cannot find module '@atelie/web-kit/ui'"],
    ['positions stay', `    at Page (${STACK})`],
    [
      "the number of React's error stays",
      'Error: Minified React error #310; visit https://react.dev/errors/310 for the full message',
    ],
    ['an apostrophe stays', "the remote's page doesn't exist"],
  ])('%s when a text is scrubbed', (_, text) => expect(scrubbed(text, 1_000)).toBe(text))

  it.each([
    [
      'a query',
      'fetch of https://atelie.exemplo/quotes?search=Maria&x=1 failed',
      'fetch of https://atelie.exemplo/quotes failed',
    ],
    [
      'a query before a position',
      'at https://atelie.exemplo/quotes?search=Maria:1:20)',
      'at https://atelie.exemplo/quotes:1:20)',
    ],
    ['a query without a host', 'GET /api/clients?search=Maria: 500', 'GET /api/clients 500'],
    ['a fragment', 'at /cash#Maria', 'at /cash'],
    ['a token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln failed', '[redacted] failed'],
    ['a password', 'bad senha: senha123 and password=hunter2', 'bad senha: [redacted] and password=[redacted]'],
    ['an e-mail', 'user marina.duarte+1@exemplo.com.br exists', 'user … exists'],
    ['a phone', 'invalid: (11) 98765-4321', 'invalid: …'],
    ['a document number', 'invalid 123.456.789-09 here', 'invalid … here'],
    ['a data URL', 'image data:image/png;base64,iVBORw0KGgo= failed', 'image data:… failed'],
    ['several words in quotes', 'cannot save "Maria da Silva", try again', 'cannot save "…", try again'],
    ['a long text in quotes', `bad '${'x'.repeat(41)}'`, "bad '…'"],
    ['a text of several lines in quotes', 'bad `um\ndois` end', 'bad `…` end'],
    ['quotes that are never closed', 'bad “Maria da Silva\nat x', 'bad “…\\nat x'],
    [
      'what was no JSON',
      'Unexpected token M, "Maria"... is not valid JSON',
      'Unexpected token M, "…"... is not valid JSON',
    ],
  ])('%s is scrubbed', (_, text, expected) => expect(scrubbed(text, 1_000)).toBe(expected))

  it('a scrubbed text is a single line in which nothing is obeyed', () => {
    expect(scrubbed('a\nb\r\u001B[2J\u0085\u2028\u202Ec\uD800', 1_000)).toBe(
      String.raw`a\nb\u{d}\u{1b}[2J\u{85}\u{2028}\u{202e}c\u{d800}`,
    )
  })

  it('a scrubbed text has a bounded length', () => expect(scrubbed('\u0000'.repeat(4_000), 4_000)).toHaveLength(4_000))

  it.each(['"', "'", '“', '“\n', '@', 'a@', '1', '1 ', '/?', '?', '#a', '"a', 'data:', 'a.', '"\' is not valid JSON'])(
    'a text of many %j takes no time',
    (part) => {
      const text = part.repeat(4_000 / part.length)
      const before = process.cpuUsage()
      scrubbed(text, 4_000)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(100)
    },
  )
})
