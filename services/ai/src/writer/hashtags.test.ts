import { expect, it } from 'vitest'
import { writeHashtags } from './hashtags.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'

const of = (topic: string, maxHashtags = 30) =>
  writeHashtags(readTopic(topic), { intent: 'sale', maxHashtags }, createRandom(1))

/** Those that fit any handmade thing or small business. */
const GENERAL =
  /^#(?:feitoamao|artesanato\w*|artesanal|compredequemfaz|feitonobrasil|valorizeoartesanato|compredopequeno|apoieopequeno|handmadebrasil|presentecriativo|presentespersonalizados|ideiasdepresente|presenteespecial|\w*pequenos?negocios?|\w*empreendedorismo\w*|comprelocal|negociolocal|apoi\w*local|valorizeolocal|comercio\w*|compra\w*|servicoslocais|compredobairro|atendimentoonline|trabalhomanual)$/

it.each([
  ['As bolsas de crochê', 3, /^#bolsasdecroche /],
  ['bolo de pote', 5, /^#\w+ .*(?:bolo|confeitaria)/],
  ['pão de queijo', 5, /^#paodequeijo /],
  ['clareamento dental', 5, /^#clareamentodental /],
  ['bolo de aniversário em Belo Horizonte', 30, /#belohorizonte /],
  ['encomendas abertas para São Paulo', 30, /#saopaulo /],
  ['3 em 1', 5, /^#\w+ $/],
])(
  'hashtags for %s begin with those of the product, its category and its city, and there is always one',
  (topic, most, expected) => {
    expect(`${of(topic, most).join(' ')} `).toMatch(expected)
  },
)

it.each([
  'Bolo por R$ 25,00',
  '<b>vaso</b> de cerâmica',
  'Veja em https://loja.com.br/velas',
  'pano de prato de galinha',
  'jogo de banheiro 3 peças',
  'Caneca com 20% de desconto',
  'gol 2015 completo',
])('hashtags for %s are no fragments', (topic) => {
  expect(of(topic).filter((word) => !/^#[a-z0-9]{3,30}$/.test(word))).toEqual([])
  expect(of(topic)).not.toEqual(expect.arrayContaining(['#pano', '#prato', '#jogo', '#pecas', '#2500', '#https']))
})

const known = ['bolsa de crochê', 'vela aromática', 'bolo de pote', 'brinco de resina', 'conserto de roupa'].map(
  (topic) => [topic, 12] as const,
)
const unknown = [
  'clareamento dental',
  'Frete grátis',
  'colchonete dobrável de acampamento com bolso',
  'Hoje acordei pensando na vida',
  'por que o crochê é caro',
  '🎀',
].map((topic) => [topic, 1] as const)
it.each([...known, ...unknown, ['Luto', 4] as const])(
  'at most a third of the hashtags for %s are general, and none is for makers',
  (topic, least) => {
    for (const count of [1, 3, 5, 6, 9, 30]) {
      const hashtags = of(topic, count)
      expect(hashtags.length).toBeGreaterThanOrEqual(Math.min(count, least))
      expect(new Set(hashtags).size).toBe(hashtags.length)
      expect(hashtags.filter((word) => GENERAL.test(word)).length, hashtags.join()).toBeLessThanOrEqual(
        hashtags.length / 3,
      )
      expect(hashtags.join()).not.toMatch(/facavocemesmo|crocheteiras|compartilhandoideias/)
    }
  },
)

it.each([
  ['escova progressiva', /comprasonline/],
  ['brownie', /palhaitaliana/],
  ['1000 seguidores', /anosdehistoria/],
  ['Minha história: comecei na cozinha de casa', /^#cozinha$/m],
  ['Luto', /compr|presente|apoie|negocio|loja/],
])('hashtags that do not belong are left out of %s', (topic, wrong) => {
  expect(of(topic).join('\n')).not.toMatch(wrong)
})
