import { contentIdeasBody, cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { Problem } from '@atelie/service-kit/problem'
import { type FakeOpenAi, type OddResponse, saying, startFakeOpenAi } from '@atelie/test-kit/fake-openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, anyAsker, caption, FINE, logInto, modelAt, PROBLEMS } from '../../test/ask-model.ts'
import { captionFaults, type CaptionText, ideaFaults, promptFaults } from '../rules/answer-rules.ts'
import type { Generator, Prompt } from '../rules/generator.ts'
import fc from 'fast-check'
import { oddResponse } from '../../test/odd-responses.ts'
import { FUZZ_MS, fuzzed } from '../../test/odd-words.ts'
import { textsOf } from '../rules/plain-text.ts'
import { plainAnswer } from '../rules/plain-answer.ts'

let fake: FakeOpenAi
let model: Generator
const lines: string[] = []

beforeAll(async () => {
  fake = await startFakeOpenAi()
  model = modelAt(fake.url, { log: logInto(lines, 'debug') })
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.asked.length = 0
  lines.length = 0
})

const ask = (topic = 'Bolsa de crochê') =>
  model.caption(caption({ topic, includeEmojis: false, another: true }), anyAsker())
const answering = (text: string, others: object = {}): OddResponse =>
  saying(() => JSON.stringify({ text, hashtags: ['#feitoamao'], ...others }))

/** Answers that the person gets at once, without another question. */
async function shown(mood: OddResponse, topic?: string): Promise<CaptionText> {
  fake.moods = [mood]
  const answer = await ask(topic)
  expect(fake.asked).toHaveLength(1)
  return answer
}

async function expectTold(mood: OddResponse, problem: keyof typeof PROBLEMS, times = 2): Promise<void> {
  fake.moods = [mood]
  const failure = await ask().then(
    () => {
      throw new Error('It was shown as finished')
    },
    ({ code, message }: Problem) => ({ code, message }),
  )
  expect(failure).toEqual(PROBLEMS[problem])
  expect(fake.asked).toHaveLength(times)
}

it.each(answers.read)('an answer with $what is read', async ({ content }) => {
  const { text, hashtags } = await shown(saying(() => content))
  expect([text.replaceAll('"', '').replace('\n', ' '), hashtags]).toEqual([FINE, ['#feitoamao']])
})

it('the mark of a thought within an answer does not cut it', async () => {
  expect((await shown(answering(FINE.replace('do primeiro', 'dos ◁/think▷ do primeiro')))).text).toContain(
    'você e para quem ama, dos ◁/think▷ do primeiro',
  )
})

it.each([
  '*Ana*',
  '__Ju__ & Bia',
  '# 1 da família',
  'R$ 10 &amp; meio',
  '[Ana](2 anos)',
  '{nome}',
  '<3 Ana',
  'a\\nb',
  '`Léo`',
  '- Ana -',
])('words that a person typed stay as they are: %j', async (text) => {
  fake.moods = ['fine']
  const { prompt } = await model.cuteFont(cuteFontBody.parse({ text }), anyAsker())
  expect(prompt).toContain(`"${text}"`)
  expect(fake.asked).toHaveLength(1)
})

it('texts and ideas come without markup, and a hashtag that came as a list, as a heading, bold or without its # is one', async () => {
  const { text, hashtags } = await shown(
    answering(`## ${FINE.replace('muito', '**muito**')}\u0000`, {
      hashtags: ['- #croche', '# bolsa', '**#presente**', '#feito\\_a\\_mao', ' artesanal'],
    }),
  )
  expect(hashtags).toEqual(['#croche', '#bolsa', '#presente', '#feito_a_mao', '#artesanal'])
  expect(text).toBe(FINE)
  fake.moods = [
    saying(() =>
      JSON.stringify({
        ideas: [
          { title: '**Um dia**', description: `<b>${FINE}</b>`, format: '`Foto`', cta: '[Comente](https://x.y) aqui' },
        ],
      }),
    ),
  ]
  const { ideas } = await model.ideas(
    contentIdeasBody.parse({ craftType: 'Crochê', contentPurpose: 'dica' }),
    anyAsker(),
  )
  expect(ideas).toEqual([{ title: 'Um dia', description: FINE, format: 'Foto', cta: 'Comente aqui' }])
})

it.each(answers.unpostable)(
  '$what is asked for again, then told, and never shown',
  async ({ content, choice, text, problem }) => {
    const mood = text === undefined ? saying(() => content, choice) : answering(text)
    await expectTold(mood, problem)
    expect(fake.asked.map(({ messages }) => messages.length)).toEqual([2, 4])
    expect(fake.asked[1]!.messages[3]!.content).toContain('cannot be used')
    fake.moods = [mood, answering(FINE)]
    expect((await ask()).text).toBe(FINE)
  },
)

it.each(answers.ownWords)('an answer with words of the topic "$topic" is accepted', async ({ topic, text }) => {
  expect((await shown(answering(text), topic)).text).toBe(text)
})

it.each(answers.failures)('$what is told as what it is', async ({ problem, times, ...response }) =>
  expectTold(() => response, problem, times),
)

it.each<[string, string | Buffer]>([
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x7b, 0x80])],
  ['more than fits', `{"choices":[{"message":{"content":"${'x'.repeat(3_000_000)}"}}]}`],
  ['levels without end', '['.repeat(200_000)],
  ['deep levels', `{"choices":[{"message":{"content":${'['.repeat(5_000)}${']'.repeat(5_000)}}}]}`],
])('%s count as a failure', async (_, body) => expectTold(() => ({ body }), 'failed'))

it.each(answers.oddlyRead)('an answer with $what is read', async ({ headers, others }) => {
  fake.moods = [
    (content) => ({
      ...(headers && { headers }),
      body: { choices: [{ message: { content, refusal: '' } }], ...others },
    }),
  ]
  expect((await ask()).text).toContain('coment')
})

it.each([400, 422, 500, 503])(
  'an error with status %d that quotes the request leaves no typed word in the log',
  async (status) => {
    fake.moods = [
      () => ({
        status,
        body: {
          error: {
            message: `Cannot read "Bolsa da Zulmira \\u0026 \\"Ana\\"" in ${JSON.stringify(JSON.stringify({ topic: 'Bolsa da Zulmira & "Ana"' }))}`,
          },
        },
      }),
    ]
    const problem = (await ask('Bolsa da Zulmira & "Ana"').catch((error: Problem) => error)) as Problem
    expect(JSON.stringify([problem.message, (problem.cause as Error).message])).not.toContain('Zulmira')
    expect(lines.join()).not.toContain('Zulmira')
    expect((problem.cause as Error).message).toContain('Cannot read')
  },
)

async function faultsIn<Answer extends object>(
  asked: Promise<Answer>,
  faultsOf: (answer: Answer) => string[],
): Promise<string[]> {
  const answer = await asked
  return [...faultsOf(answer), ...textsOf(answer).filter((text) => plainAnswer(text) !== text)]
}
const quoting =
  (...words: string[]) =>
  ({ prompt, promptInEnglish }: Prompt) =>
    [prompt, promptInEnglish].flatMap((text) => promptFaults(text, words))
const request = caption({ another: true })
/** Each asks, and returns the faults of what would be shown. */
const generators: Record<string, (model: Generator) => Promise<string[]>> = {
  caption: (model) => faultsIn(model.caption(request, anyAsker()), (answer) => captionFaults(request, answer)),
  ideas: (model) =>
    faultsIn(
      model
        .ideas(contentIdeasBody.parse({ craftType: 'Crochê', contentPurpose: 'dica' }), anyAsker())
        .then(({ ideas }) => ideas),
      ideaFaults,
    ),
  sticker: (model) =>
    faultsIn(
      model.sticker(stickerBody.parse({ description: 'gatinha', text: 'Miau' }), anyAsker()),
      quoting('gatinha', 'Miau'),
    ),
  cuteImage: (model) =>
    faultsIn(model.cuteImage(cuteImageBody.parse({ description: 'urso' }), anyAsker()), quoting('urso')),
  cuteFont: (model) => faultsIn(model.cuteFont(cuteFontBody.parse({ text: 'Ana' }), anyAsker()), quoting('Ana')),
}

describe('whatever a server sends', () => {
  const fakes = new Map<string, FakeOpenAi>()
  beforeAll(async () => {
    for (const name of Object.keys(generators)) fakes.set(name, await startFakeOpenAi())
  })
  afterAll(() => Promise.all([...fakes.values()].map((fake) => fake.close())))

  async function faultsOf(name: string, responses: readonly OddResponse[]): Promise<string[]> {
    const fake = fakes.get(name)!
    fake.moods = [...responses]
    try {
      return await generators[name]!(modelAt(fake.url, { timeoutMs: 5_000 }))
    } catch (error) {
      return error instanceof Problem && error.code !== 'internal' ? [] : [String(error)]
    }
  }

  it(
    'an answer of any kind is shown as promised, or told with a reason, for each generator',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(oddResponse, { minLength: 1, maxLength: 2 }), async (responses) => {
          const faults = await Promise.all(Object.keys(generators).map((name) => faultsOf(name, responses)))
          expect(faults.flat()).toEqual([])
        }),
        { ...fuzzed(40), endOnFailure: true },
      )
    },
    FUZZ_MS,
  )
})
