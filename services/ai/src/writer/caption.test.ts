import type { CaptionRequest } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { captionGrid as grid } from '../../test/caption-grid.ts'
import { captionFaults } from '../rules/caption-rules.ts'
import { writeCaption } from './caption.ts'
import { expand } from './phrases.ts'
import { createRandom } from './random.ts'
import { casual } from './voices/casual.ts'
import { funny } from './voices/funny.ts'
import { motivational } from './voices/motivational.ts'
import { professional } from './voices/professional.ts'

const topics = [
  'Bolsa de crochê', 'bolos de pote', 'As almofadas', 'a arte de costurar', 'Handmade soap', 'MDF', 'xy', 'PROMOÇÃO DE NATAL', 'Dia das Mães', 'Amigurumi',
  'Como lavar peças de crochê?', 'Abrimos as encomendas de Natal na segunda-feira!', '🎀🎀🎀', '🎂 bolo da Ana 🎂', '"Cadernos", agendas & planners!!!', '#feltro #amigurumi',
  'vaso;  de\ncerâmica\t(azul)', '<script>alert(1)</script> vaso', '日本の手作り', 'a b c d e f g h i j k l m n o p q r s t u v w x y z', 'x'.repeat(200), '3 em 1', 'São João', '...',
  'Hoje eu quero contar para vocês como foi o meu primeiro dia de feira e tudo o que aprendi com as clientes',
]

const request = (fields: Partial<CaptionRequest>): CaptionRequest => ({
  topic: 'Bolsa de crochê', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct', includeEmojis: true, includeHashtags: true, maxHashtags: 5, ...fields,
})

/** What only the owner can know, and what would follow from slots that do not fit together. */
const PROMISES = /R\$|desconto|frete|entrega (?:em|para|rápida)|estoque|últim[ao]s (?:unid|peças|vagas)|parcel|grátis|prazo|garantia|garantimos|unidades/i
const SLIPS = /[{}]| {2,}|\s[.,!?](?!\.)|undefined|[.!?…]\.(?!\.)|,,|\bde (?:o|os|a|as) |\bem (?:o|os|as) /i

describe.each(topics)('captions about %s', (topic) => {
  it('are what they were asked to be, in each style, size, intent and call, with emojis and without', () => {
    grid.forEach((choice, seed) => {
      for (const maxHashtags of [0, 1, 30]) {
        const asked = request({ ...choice, topic, maxHashtags })
        const caption = writeCaption(asked, createRandom(seed * 31 + maxHashtags))
        const where = JSON.stringify({ choice, caption })
        expect(captionFaults(asked, caption), where).toEqual([])
        expect(caption.hashtags, where).toHaveLength(maxHashtags)
        expect(caption.text.split(/\s+/).length, where).toBeLessThanOrEqual({ small: 50, medium: 100, large: 150 }[choice.size])
        const said = caption.text.replaceAll(/“.*?”/gu, 'x')
        expect(said.match(SLIPS), where).toBeNull()
        expect(said.match(PROMISES), where).toBeNull()
      }
    })
  })
})

describe('variety', () => {
  const kinds = ['Bolsa de crochê', 'Como lavar peças de crochê?', 'Abrimos as encomendas de Natal na segunda-feira!']
  const choices = grid.filter(({ includeEmojis, size }) => !includeEmojis && size === 'small')

  it.each(kinds)('100 captions about %s have 60 that share neither their first nor their last sentence', (topic) => {
    for (const choice of choices) {
      const openings = new Set<string>()
      const closings = new Set<string>()
      for (let seed = 0; seed < 100; seed += 1) {
        const sentences = writeCaption(request({ ...choice, topic }), createRandom(seed)).text.split(/(?<=[.!?…”])\s+/u)
        const [opening = '', closing = ''] = [sentences[0], sentences.at(-1)]
        if (openings.has(opening) || closings.has(closing)) continue
        openings.add(opening)
        closings.add(closing)
      }
      expect(openings.size, JSON.stringify(choice)).toBeGreaterThanOrEqual(60)
    }
  })

  it('is repeated by the same seed', () => {
    expect(writeCaption(request({}), createRandom(7))).toEqual(writeCaption(request({}), createRandom(7)))
  })
})

it.each(Object.entries({ professional, casual, funny, motivational }))('no sentence of the %s voice makes a topic agree with a verb', (_, voice) => {
  const openings = [...voice.openings.sale, ...voice.openings.content, ...voice.quoting, ...voice.announcing].flatMap(expand)
  const agreeing = /(?:existe|existem|vem aí|chegou|surge|aparece|nasce) \{topic\}|^\{topic\},? (?:é|está|tem|faz|vira|combina|pede|merece|chegou|conta|nasce)(?!\p{L})/u
  expect(openings.filter((opening) => agreeing.test(opening) || opening.split('{topic}').length !== 2)).toEqual([])
})

describe('a topic', () => {
  const opening = (topic: string) => writeCaption(request({ topic, includeEmojis: false }), createRandom(1)).text.split('\n')[0]

  it.each([
    ['A bolsa de crochê', 'bolsa de crochê'], ['BOLO DE NATAL', 'bolo de Natal'], ['Natal', 'Natal'], ['Dia das Mães', 'Dia das Mães'], ['Amigurumi', 'amigurumi'], ['Velas', 'velas'], ['ALMOFADAS', 'almofadas'], ['MDF', 'MDF'], ['Laços, tiaras e presilhas', 'laços, tiaras e presilhas'],
    ['🎂 bolo da Ana', 'bolo da Ana'], ['Como lavar crochê', '“Como lavar crochê”'], ['Por que amo crochê?', '“Por que amo crochê?”'],
    ['abrimos as encomendas', 'Abrimos as encomendas'], ['🎀🎀🎀', 'artesanato'],
  ])('%s is spoken of as %s', (topic, spoken) => expect(opening(topic)).toContain(spoken))

  it('gives its own hashtags first, then those of its craft', () => {
    const { hashtags } = writeCaption(request({ topic: 'As bolsas de crochê', maxHashtags: 6 }), createRandom(1))
    expect(hashtags.slice(0, 3)).toEqual(['#bolsasdecroche', '#bolsas', '#croche'])
    expect(hashtags.slice(3).join()).toMatch(/croche|amigurumi|fiodemalha/)
  })
})
