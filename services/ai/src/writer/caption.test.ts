import type { CaptionRequest } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { captionGrid as grid } from '../../test/caption-grid.ts'
import { captionFaults } from '../rules/caption-rules.ts'
import { isPortuguese } from '../rules/language.ts'
import { writeCaption } from './caption.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'

const topics = [
  'Bolsa de crochê', 'bolos de pote', 'As almofadas', 'a arte de costurar', 'Handmade soap', 'MDF', 'xyz', 'PROMOÇÃO DE NATAL', 'Dia das Mães', 'Amigurumi', 'Macramê', 'Gratidão',
  'Como lavar peças de crochê?', 'COMO LAVAR CROCHÊ', 'Abrimos as encomendas de Natal na segunda-feira!', '🎀🎀🎀', '🎂 bolo da Ana 🎂', '"Cadernos", agendas & planners!!!', '#feltro #amigurumi',
  'vaso;  de\ncerâmica\t(azul)', '<script>alert(1)</script> vaso', '日本の手作り', 'a b c d e f g h i j k l m n o p q r s t u v w x y z', 'x'.repeat(200), 'eu sou de Minas e faço pão e bolo e vou à feira às oito com o meu pai e lá a gente vê de tudo um pouco e ri e dá e tem e é bom e eu sei que lá eu vou ser eu e mais um pouco e é por aí e eu vou e vou', '3 em 1', 'São João', '...',
  'Hoje eu vou à feira com a minha mãe e lá a gente vê de tudo um pouco e ri e dá um nó e faz um laço e vai e vem',
  'Hoje eu quero contar para vocês como foi o meu primeiro dia de feira e tudo o que aprendi com as clientes',
  'AMO BOLO', 'ANA CLARA FESTAS', 'João e Maria', 'Caneca', 'Feliz Dia das Mães', 'Bolo por R$ 25,00', 'minhas clientes queridas', 'Artesã', 'Promoção: 20% de desconto em tudo', 'nova coleção de inverno', 'uma encomenda atrasada', 'Feira cancelada', 'Luto', 'Missa de sétimo dia da minha avó',
]

const request = (fields: Partial<CaptionRequest>): CaptionRequest => ({
  topic: 'Bolsa de crochê', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct', includeEmojis: true, includeHashtags: true, maxHashtags: 5, ...fields,
})

/** Claims that only the owner can make. */
const PROMISES = /R\$|desconto|frete|entrega (?:em|para|rápida)|estoque|últim[ao]s (?:unid|peças|vagas)|parcel|grátis|prazo|garantia|garantimos|unidades/i
const DAYS = /segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta|sábado|domingo|fim de semana/i
const SLIPS = /[{}]| {2,}|\s[.,!?]|undefined|[.!?…][.,]|,,|…|\bde (?:os|as) |\bem (?:o|os|as) |, ?“\p{Lu}/iu
const JOKES = /café|fofoca|pipoca|boleto|drama|piada|😂|🤭|😅|🙃|🤪|😜|🎉|👀|!/i
/** What does not fit a topic in the singular, or two names. */
const CLUMSY = /(?:encontra|descobre|enxerga) em X|passa por X|dedica a X|trabalho com X (?:começa|pede|tem|nasce)|(?:[ed]?st|[ne]ss)e nome|estrela é|com X em (?:destaque|primeiro)/i
const FEAST = /alegri|emoção|guardamos este momento|dia melhor|feliz|orgulho|celebr/i

const sentencesOf = (text: string) => text.split(/(?<=[.!?…”])\s+/u)

/** The text without the visitor's words, which may be anything. */
function ownWords(text: string, topic: string): string {
  const spoken = readTopic(topic).text.replace(/[.!?]$/, '')
  return text.split(spoken).join('X').split(spoken.charAt(0).toUpperCase() + spoken.slice(1)).join('X')
}

describe.each(topics)('captions about %s', (topic) => {
  const { kind, isSad, isSetback, text: spoken } = readTopic(topic)
  const named = spoken.toLowerCase()

  it('captions are as requested, in each style, size, intent and call, with emojis and without', () => {
    grid.forEach((choice, seed) => {
      const asked = request({ ...choice, topic, maxHashtags: [0, 1, 30][seed % 3]! })
      const caption = writeCaption(asked, createRandom(seed))
      const where = JSON.stringify({ choice, caption })
      expect(captionFaults(asked, caption).filter((fault) => !fault.includes('Portuguese')), where).toEqual([])
      expect(caption.hashtags, where).toHaveLength(asked.maxHashtags)
      expect(caption.text.split(/\s+/).length, where).toBeLessThanOrEqual({ small: 50, medium: 100, large: 150 }[choice.size])
      const own = ownWords(caption.text, topic)
      if (choice.size !== 'small') expect(isPortuguese(own), where).toBe(true)
      expect(own.match(SLIPS), where).toBeNull()
      expect(own.match(PROMISES), where).toBeNull()
      expect(own.match(DAYS), where).toBeNull()
      if (isSad || isSetback) expect(own.match(JOKES), where).toBeNull()
      if (isSetback) expect(own.match(FEAST), where).toBeNull()
      expect(own.match(CLUMSY), where).toBeNull()
      const sentences = sentencesOf(own)
      expect(sentences.filter((sentence) => sentence.split(':').length > 2), where).toEqual([])
      expect(new Set(sentences).size, where).toBe(sentences.length)
    })
  })

  it('captions contain the visitor\'s words whole, and again in the body if they share something', () => {
    grid.forEach((choice, seed) => {
      const { text } = writeCaption(request({ ...choice, topic }), createRandom(seed))
      const times = text.toLowerCase().split(named).length - 1
      const isTold = choice.intent === 'content' && !isSad && ['thing', 'idea', 'occasion', 'people'].includes(kind)
      // More words do not fit a small caption, and are left out rather than cut.
      const isTooLong = choice.size === 'small' && spoken.split(' ').length > 33
      expect(times, text).toBeGreaterThanOrEqual(isTooLong ? 0 : isTold ? 2 : 1)
    })
  })
})

describe('variety', () => {
  const kinds = ['Bolsa de crochê', 'Como lavar peças de crochê?', 'Abrimos as encomendas de Natal na segunda-feira!', 'Terminei um cesto lindo', 'Dia das Mães', 'Gratidão', 'Feliz Natal', 'minhas clientes queridas', 'Ana Clara Festas', 'Luto']
  const choices = grid.filter(({ includeEmojis, size }) => !includeEmojis && size === 'small')

  it.each(kinds)('100 captions about %s have 60 that share neither their first nor their last sentence', (topic) => {
    for (const choice of choices) {
      const openings = new Set<string>()
      const closings = new Set<string>()
      for (let seed = 0; seed < 100; seed += 1) {
        const sentences = sentencesOf(writeCaption(request({ ...choice, topic }), createRandom(seed)).text)
        const [opening = '', closing = ''] = [sentences[0], sentences.at(-1)]
        if (openings.has(opening) || closings.has(closing)) continue
        openings.add(opening)
        closings.add(closing)
      }
      expect(openings.size, JSON.stringify(choice)).toBeGreaterThanOrEqual(60)
    }
  })

  it('the same seed gives the same caption', () => {
    expect(writeCaption(request({}), createRandom(7))).toEqual(writeCaption(request({}), createRandom(7)))
  })

  it('with the same seed, different topics get different bodies', () => {
    const four = ['Vela aromática', 'Gratidão', 'Caneca personalizada', 'Boneca de pano', 'Dia das Mães', 'Artesã', 'Feliz Natal', 'Terminei um cesto lindo']
    for (const choice of grid.filter(({ includeEmojis }) => !includeEmojis)) {
      const bodies = four.map((topic) => sentencesOf(ownWords(writeCaption(request({ ...choice, topic }), createRandom(3)).text, topic)).slice(1, -1).join(' '))
      expect(new Set(bodies).size, JSON.stringify(bodies)).toBe(four.length)
    }
  })
})

describe('what is true of a topic', () => {
  const all = (topic: string, intent: CaptionRequest['intent']) => Array.from({ length: 80 }, (_, seed) => writeCaption(request({ topic, intent, size: 'large' }), createRandom(seed)).text).join('\n')

  it.each([
    ['Agenda aberta para encomendas', /papel\b|dobra|vinco/i], ['convite para a feira', /papel\b|dobra|vinco/i], ['papel machê', /dobra|vinco|lâmina|impress/i],
    ['Macramê', /correntinha|carreira|amigurumi/i], ['tricô', /correntinha|amigurumi|crochê/i], ['bordado', /molde|máquina|corte/i],
    ['brigadeiros', /forno|massa|ovos|manteiga/i], ['trufas', /forno|massa|ovos|manteiga/i], ['Ovos de Páscoa', /forno|massa|manteiga/i], ['topo de bolo', /forno|massa|receita/i],
    ['Dia das Mães', /técnica|acabamento|ferramentas|desmanch/i], ['Luto', /\bcompr[ae]|encomend|presentear|orçamento/i],
  ])('captions claim nothing false about %s', (topic, falsehood) => {
    expect(all(topic, 'sale').match(falsehood)).toBeNull()
    expect(all(topic, 'content').match(falsehood)).toBeNull()
  })

  it.each([['Bolo de aniversário', /forno/], ['brigadeiros', /receita|sabor/i], ['Amigurumi', /ponto/i], ['Macramê', /nós/], ['tricô', /malha/], ['bordado', /linha/], ['caderno', /papel/]])(
    'captions use what is known about %s', (topic, fact) => expect(all(topic, 'sale')).toMatch(fact))

  it('a question about washing is answered only if the answer is known', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const text = (topic: string) => writeCaption(request({ topic, intent: 'content', size: 'medium' }), createRandom(seed)).text
      expect(text('COMO LAVAR CROCHÊ')).toMatch(/água fria/)
      expect(text('Como lavar feltro')).not.toMatch(/água|sabão/)
    }
  })
})
