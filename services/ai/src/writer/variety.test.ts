import { describe, expect, it } from 'vitest'
import { aCaptionRequest as request, captionGrid as grid, sentencesOf, shareOf } from '../../test/caption-grid.ts'
import { content } from '../content/content.ts'
import { createHistory } from '../rules/history.ts'
import { writeCaption } from './caption.ts'
import { createRandom } from './random.ts'

/** Without its first sentence and its last paragraph. */
const bodyOf = (text: string) => sentencesOf(text.split('\n\n').slice(0, -1).join(' ')).slice(1).join(' ')

describe('variety', () => {
  const kinds = ['Bolsa de crochê', 'vela aromática', 'bainha de calça', 'carro usado', '10 marmitas fit']
  const choices = grid.filter(({ includeEmojis, size }) => !includeEmojis && size === 'small')

  it.each(kinds.map((topic, turn) => [topic, turn] as const))('of 100 captions about %s for one person, 60 share neither their first nor their last sentence', (topic, turn) => {
    for (const choice of shareOf(choices, turn)) {
      const history = createHistory()
      const openings = new Set<string>()
      const closings = new Set<string>()
      for (let seed = 0; seed < 100; seed += 1) {
        const parts = writeCaption(request({ ...choice, topic, includeHashtags: false }), createRandom(seed), history).text.split(/\n\n/)
        const [opening = '', closing = ''] = [sentencesOf(parts[0]!)[0], parts.at(-1)]
        if (openings.has(opening) || closings.has(closing)) continue
        openings.add(opening)
        closings.add(closing)
      }
      expect(openings.size, JSON.stringify(choice)).toBeGreaterThanOrEqual(60)
    }
  })

  it.each(content.categories.filter(({ id }) => ['crochet-wear', 'candles', 'alterations', 'meals', 'religious'].includes(id)).map((category) => [category.name, category] as const))('a person gets at least 150 different bodies about %s in each style', (_, { types }) => {
    for (const style of ['professional', 'casual', 'funny', 'motivational'] as const) {
      const history = createHistory()
      const write = (seed: number) => writeCaption(request({ topic: types[seed % types.length]!.nouns[0]!, style, size: 'medium' }), createRandom(seed), history)
      const bodies = new Set(Array.from({ length: 200 }, (_each, seed) => bodyOf(write(seed).text)))
      expect(bodies.size, style).toBeGreaterThanOrEqual(150)
    }
  })

  it('a person\'s tenth post repeats nothing of the nine before', () => {
    const history = createHistory()
    const sentences = Array.from({ length: 10 }, (_, seed) => sentencesOf(writeCaption(request({ topic: 'vela aromática', includeEmojis: false }), createRandom(seed), history).text)).flat()
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  it('the same seed and history give the same caption', () => {
    const write = () => writeCaption(request({}), createRandom(7), createHistory(['Uma frase.']))
    expect(write()).toEqual(write())
  })
})
