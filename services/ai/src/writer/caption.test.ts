import { expect, it } from 'vitest'
import { aCaptionRequest as request, captionGrid as grid, sentencesOf, shareOf } from '../../test/caption-grid.ts'
import { tableOf } from '../../test/table.ts'
import { content } from '../content/content.ts'
import { captionFaults, isPortuguese } from '../rules/answer-rules.ts'
import { writeCaption } from './caption.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'
import { createHistory } from '../rules/history.ts'

const { topics, truths, unsaid } = tableOf<{
  topics: string[]
  truths: Truth[]
  unsaid: Record<'ever' | 'grave' | 'setback', string[]>
}>('captions')
const saidOf = (list: keyof typeof unsaid, text: string) => text.match(new RegExp(unsaid[list].join('|'), 'iu'))

/** The topic as it occurs in the caption. */
const spokenOf = (topic: string) => readTopic(topic).text.replace(/[.!?]$/, '')

/** The text without the owner's words, which may be anything. */
function ownWords(text: string, topic: string): string {
  const spoken = spokenOf(topic)
  const { price } = { price: null, ...readTopic(topic) }
  return text
    .split(spoken)
    .join('X')
    .split(spoken.charAt(0).toUpperCase() + spoken.slice(1))
    .join('X')
    .replace(price ?? '', 'X')
}

it.each(topics.map((topic, turn) => [topic, turn] as const))(
  "captions about %s are as requested and contain the owner's words, in each style, size, intent and call, with emojis and without",
  (topic, turn) => {
    const read = readTopic(topic)
    const frame = read.kind === 'line' ? read.frame : ''
    for (const [seed, choice] of shareOf([...grid.entries()], turn)) {
      const asked = request({ ...choice, topic, maxHashtags: [0, 1, 30][seed % 3]! })
      const caption = writeCaption(asked, createRandom(seed))
      const where = JSON.stringify({ choice, caption })
      expect(
        captionFaults(asked, caption).filter((fault) => !fault.includes('Portuguese')),
        where,
      ).toEqual([])
      expect(caption.text.split(/\s+/).length, where).toBeLessThanOrEqual(
        { small: 50, medium: 100, large: 150 }[choice.size],
      )
      const own = ownWords(caption.text, topic)
      if (choice.size !== 'small') expect(isPortuguese(own), where).toBe(true)
      const wrong = [
        saidOf('ever', own),
        ['grief', 'setback'].includes(frame) && saidOf('grave', own),
        frame === 'setback' && saidOf('setback', own),
      ]
      expect(wrong.filter(Boolean), where).toEqual([])
      const sentences = sentencesOf(own)
      expect(new Set(sentences).size, where).toBe(sentences.length)
      // More words do not fit a small caption, and are left out rather than cut.
      const hasRoom = choice.size !== 'small' || spokenOf(topic).split(' ').length <= 33
      if (hasRoom) expect(caption.text.toLowerCase(), where).toContain(spokenOf(topic).toLowerCase())
    }
  },
)

/** Words that no caption says of a topic, words that some say who know it, and whether they are drafts. */
interface Truth {
  topic: string
  never?: string
  knows?: string
  isDraft?: boolean
}

it.each(truths.map((truth) => [truth.topic, truth] as const))(
  'captions say what is true of %s',
  (topic, { never, knows, isDraft }) => {
    const choices = grid.filter(({ size, includeEmojis }) => size !== 'small' && includeEmojis)
    const captions = choices.flatMap((choice, turn) =>
      shareOf(
        Array.from({ length: 15 }, (_, seed) => seed),
        turn,
      ).map((seed) => writeCaption(request({ ...choice, topic }), createRandom(seed))),
    )
    const written = captions.map(({ text }) => text).join('\n')
    if (never) expect(written.match(new RegExp(never, 'i'))).toBeNull()
    if (knows) expect(written).toMatch(new RegExp(knows, 'i'))
    if (isDraft !== undefined) expect(new Set(captions.map((caption) => caption.isDraft))).toEqual(new Set([isDraft]))
  },
)

it.each([{ includeHashtags: false }, { maxHashtags: 0 }])('a caption has no hashtags with %j', (fields) => {
  expect(writeCaption(request(fields), createRandom(1)).hashtags).toEqual([])
})

it('a price is told as typed, once', () => {
  const { text } = writeCaption(request({ topic: 'Bolo de pote por R$ 12,50', includeEmojis: false }), createRandom(1))
  expect(text.split('R$ 12,50')).toHaveLength(2)
  expect(text).toMatch(/Sai por R\$ 12,50\./)
})

/** Without its first sentence and its last paragraph. */
const bodyOf = (text: string) => sentencesOf(text.split('\n\n').slice(0, -1).join(' ')).slice(1).join(' ')

const kinds = ['Bolsa de crochê', 'vela aromática', 'bainha de calça', 'carro usado', '10 marmitas fit']
const choices = grid.filter(({ includeEmojis, size }) => !includeEmojis && size === 'small')

it.each(kinds.map((topic, turn) => [topic, turn] as const))(
  '60 of 100 captions about %s for one person share neither their first nor their last sentence',
  (topic, turn) => {
    for (const choice of shareOf(choices, turn)) {
      const history = createHistory()
      const openings = new Set<string>()
      const closings = new Set<string>()
      for (let seed = 0; seed < 100; seed += 1) {
        const parts = writeCaption(
          request({ ...choice, topic, includeHashtags: false }),
          createRandom(seed),
          history,
        ).text.split(/\n\n/)
        const [opening = '', closing = ''] = [sentencesOf(parts[0]!)[0], parts.at(-1)]
        if (openings.has(opening) || closings.has(closing)) continue
        openings.add(opening)
        closings.add(closing)
      }
      expect(openings.size, JSON.stringify(choice)).toBeGreaterThanOrEqual(60)
    }
  },
)

it.each(
  content.categories
    .filter(({ id }) => ['crochet-wear', 'candles', 'alterations', 'meals', 'religious'].includes(id))
    .map((category) => [category.name, category] as const),
)('a person gets at least 150 different bodies about %s in each style', (_, { types }) => {
  for (const style of ['professional', 'casual', 'funny', 'motivational'] as const) {
    const history = createHistory()
    const write = (seed: number) =>
      writeCaption(
        request({ topic: types[seed % types.length]!.nouns[0]!, style, size: 'medium' }),
        createRandom(seed),
        history,
      )
    const bodies = new Set(Array.from({ length: 200 }, (_each, seed) => bodyOf(write(seed).text)))
    expect(bodies.size, style).toBeGreaterThanOrEqual(150)
  }
})

it("a person's tenth post repeats nothing of the nine before", () => {
  const history = createHistory()
  const sentences = Array.from({ length: 10 }, (_, seed) =>
    sentencesOf(
      writeCaption(request({ topic: 'vela aromática', includeEmojis: false }), createRandom(seed), history).text,
    ),
  ).flat()
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

it('the same seed and history give the same caption', () => {
  const write = () => writeCaption(request({}), createRandom(7), createHistory(['Uma frase.']))
  expect(write()).toEqual(write())
})
