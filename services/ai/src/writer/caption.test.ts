import type { CaptionRequest } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { aCaptionRequest as request, captionGrid as grid, sentencesOf, shareOf } from '../../test/caption-grid.ts'
import { content } from '../content/content.ts'
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

/** Claims that only the owner can make. */
const PROMISES = /R\$|desconto|frete|entrega (?:em|para|rápida)|estoque|últim[ao]s (?:unid|peças|vagas)|parcel|grátis|prazo|garantia|garantimos|unidades/i
const DAYS = /segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta|sábado|domingo/i
const SLIPS = /[{}]| {2,}|\s[.,!?]|undefined|[.!?…][.,]|,,|…|\bde (?:os|as) |\bem (?:o|os|as) |, ?“\p{Lu}/iu
const JOKES = /café|fofoca|pipoca|boleto|drama|piada|😂|🤭|😅|🙃|🤪|😜|🎉|👀|!/i
const FEAST = /alegri|emoção|guardamos este momento|dia melhor|feliz|orgulho|celebr/i

/** As it occurs in the caption. */
const spokenOf = (topic: string) => readTopic(topic).text.replace(/[.!?]$/, '')

/** The text without the owner's words, which may be anything. */
function ownWords(text: string, topic: string): string {
  const spoken = spokenOf(topic)
  const { price } = { price: null, ...readTopic(topic) }
  return text.split(spoken).join('X').split(spoken.charAt(0).toUpperCase() + spoken.slice(1)).join('X').replace(price ?? '', 'X')
}

describe.each(topics.map((topic, turn) => [topic, turn] as const))('captions about %s', (topic, turn) => {
  const read = readTopic(topic)
  const isGrief = read.kind === 'line' && read.frame === 'grief'
  const isSetback = read.kind === 'line' && read.frame === 'setback'

  it('captions are as requested and contain the owner\'s words, in each style, size, intent and call, with emojis and without', () => {
    for (const [seed, choice] of shareOf([...grid.entries()], turn)) {
      const asked = request({ ...choice, topic, maxHashtags: [0, 1, 30][seed % 3]! })
      const caption = writeCaption(asked, createRandom(seed))
      const where = JSON.stringify({ choice, caption })
      expect(captionFaults(asked, caption).filter((fault) => !fault.includes('Portuguese')), where).toEqual([])
      expect(caption.text.split(/\s+/).length, where).toBeLessThanOrEqual({ small: 50, medium: 100, large: 150 }[choice.size])
      const own = ownWords(caption.text, topic)
      if (choice.size !== 'small') expect(isPortuguese(own), where).toBe(true)
      expect(own.match(SLIPS), where).toBeNull()
      expect(own.match(PROMISES), where).toBeNull()
      expect(own.match(DAYS), where).toBeNull()
      if (isGrief || isSetback) expect(own.match(JOKES), where).toBeNull()
      if (isSetback) expect(own.match(FEAST), where).toBeNull()
      const sentences = sentencesOf(own)
      expect(new Set(sentences).size, where).toBe(sentences.length)
      // More words do not fit a small caption, and are left out rather than cut.
      const hasRoom = choice.size !== 'small' || spokenOf(topic).split(' ').length <= 33
      if (hasRoom) expect(caption.text.toLowerCase(), where).toContain(spokenOf(topic).toLowerCase())
    }
  })
})

const seeds = shareOf(Array.from({ length: 40 }, (_, seed) => seed))
const written = (topic: string, fields: Partial<CaptionRequest> = {}) => seeds.map((seed) => writeCaption(request({ topic, size: 'large', ...fields }), createRandom(seed)).text).join('\n')

describe('what is true of a topic', () => {
  it.each([
    ['conserto de roupa', /presentear|únic[oa]/i], ['clareamento dental', /presentear|únic[oa]|à mão|ateliê/i], ['carro usado', /presentear|artesan|à mão|ateliê/i],
    ['polvo de crochê para prematuro', /😂|🤭|😅/], ['caneca signo câncer', /luto|condol|dias difíceis/i], ['bolsa maternidade para levar no hospital', /luto|condol|dias difíceis/i],
    ['Luto', /\bcompr[ae]|encomend|presentear|orçamento/i],
  ])('captions say nothing out of place about %s', (topic, wrong) => {
    for (const intent of ['sale', 'content'] as const) for (const style of ['professional', 'funny', 'motivational'] as const) expect(written(topic, { intent, style }).match(wrong)).toBeNull()
  })

  it.each([
    ['kit festa p/ 15 pessoas com bolo e 40 salgados', /por adulto|cada adulto|sabores/], ['avental infantil', /churras/], ['pacote com 10 marmitas', /come muito ou pouco/], ['camiseta formatura turma de 30 alunos', /\bo (?:seu )?tamanho\b/],
    ['cesta para aniversário de namoro', /primeiro dia|prova marcada|velinha/i], ['baleia de amigurumi', /orelha|focinho|pata\b|patinha|braço|perna/], ['polvo de amigurumi', /orelha|focinho|patinha/], ['bolo de cenoura no pote', /fatia/],
    ['prato de cerâmica 24cm peça única', /quantas pessoas/], ['manicure a domicílio', /feita em casa|salão/i], ['roupinha para cachorro', /\bgat[oa]s?\b/],
  ])('what is said of %s does not contradict it', (topic, wrong) => {
    for (const intent of ['sale', 'content'] as const) for (const style of ['professional', 'casual', 'funny', 'motivational'] as const) for (const size of ['medium', 'large'] as const) expect(written(topic, { intent, style, size, callToAction: 'direct', includeHashtags: false }).match(wrong)).toBeNull()
  })

  it.each([['Bolo de aniversário', /massa|forno|fatia|cobertura|recheio|batedeira/], ['brigadeiros', /colher|granulado|panela|doce|forminha/], ['vela aromática', /chama|acend|pavio|perfume/], ['bainha de calça', /barra|medida|calça|costura/]])(
    'captions use what is known about %s', (topic, fact) => expect(written(topic)).toMatch(fact))

  it('only a caption without knowledge of its topic is a draft', () => {
    const isDraft = (topic: string) => writeCaption(request({ topic }), createRandom(1)).isDraft
    expect(['clareamento dental', 'Hoje acordei pensando na vida', 'Como escolher um colchonete?'].map(isDraft)).toEqual([true, true, true])
    expect(['vela aromática', 'Frete grátis', 'Luto', 'Como lavar crochê'].map(isDraft)).toEqual([false, false, false, false])
  })

  it('a price is told as typed, once', () => {
    const { text } = writeCaption(request({ topic: 'Bolo de pote por R$ 12,50', includeEmojis: false }), createRandom(1))
    expect(text.split('R$ 12,50')).toHaveLength(2)
    expect(text).toMatch(/Sai por R\$ 12,50\./)
  })

  it.each(['Só hoje: 20% de desconto', 'Últimas vagas para o Natal', 'Leve 3 pague 2 panos de prato'])('nobody is told to take their time with %s', (topic) => {
    for (const callToAction of ['comment', 'direct', 'biolink'] as const) expect(written(topic, { callToAction })).not.toMatch(/\bcalma\b|sem pressa|quando (?:quiser|puder)/i)
  })

  it('what is asked for can be told in words: nobody tells a photo', () => {
    const { categories, frames } = content
    const asks = [...Object.values(frames).flatMap((frame) => frame.asks), ...categories.flatMap(({ asks: ofAll = [], groups, types }) => [...ofAll, ...groups.flatMap((group) => group.asks ?? []), ...types.flatMap((type) => type.asks)])]
    expect(asks.length).toBeGreaterThan(1000)
    expect(asks.filter((ask) => /^(?:uma?s? |as? |os? )?(?:fotos?|prints?|áudios?|vídeos?)(?!\p{L})/u.test(ask))).toEqual([])
  })
})
