import { describe, expect, it } from 'vitest'
import { writeHashtags } from './hashtags.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'

const of = (topic: string, maxHashtags = 30) => writeHashtags(readTopic(topic), { intent: 'sale', maxHashtags }, createRandom(1))

/** Those that fit any handmade thing or small business. */
const GENERAL = /^#(?:feitoamao|artesanato\w*|artesanal|compredequemfaz|feitonobrasil|valorizeoartesanato|compredopequeno|apoieopequeno|handmadebrasil|presentecriativo|presentespersonalizados|ideiasdepresente|presenteespecial|\w*pequenos?negocios?|\w*empreendedorismo\w*|comprelocal|negociolocal|apoi\w*local|valorizeolocal|comercio\w*|compra\w*|servicoslocais|compredobairro|atendimentoonline|trabalhomanual)$/

describe('hashtags', () => {
  it('hashtags of the product come first, then those of its category', () => {
    expect(of('As bolsas de crochê', 3)[0]).toBe('#bolsasdecroche')
    expect(of('bolo de pote', 5).slice(1, 3).join()).toMatch(/bolo|confeitaria/)
    expect(of('pão de queijo', 5)[0]).toBe('#paodequeijo')
  })

  it.each(['Bolo por R$ 25,00', '<b>vaso</b> de cerâmica', 'Veja em https://loja.com.br/velas', 'pano de prato de galinha', 'jogo de banheiro 3 peças', 'Caneca com 20% de desconto', 'gol 2015 completo'])(
    'hashtags for %s are no fragments', (topic) => {
      expect(of(topic).filter((word) => !/^#[a-z0-9]{3,30}$/.test(word))).toEqual([])
      expect(of(topic)).not.toEqual(expect.arrayContaining(['#pano', '#prato', '#jogo', '#pecas', '#2500', '#https']))
    })

  const known = ['bolsa de crochê', 'vela aromática', 'bolo de pote', 'brinco de resina', 'conserto de roupa'].map((topic) => [topic, 12] as const)
  const unknown = ['clareamento dental', 'Frete grátis', 'colchonete dobrável de acampamento com bolso', 'Hoje acordei pensando na vida', 'por que o crochê é caro', 'Luto', '🎀'].map((topic) => [topic, 1] as const)
  it.each([...known, ...unknown])('at most a third of the hashtags for %s are general, and none is for makers', (topic, least) => {
    for (const count of [1, 3, 5, 6, 9, 30]) {
      const hashtags = of(topic, count)
      expect(hashtags.length).toBeGreaterThanOrEqual(Math.min(count, least))
      expect(new Set(hashtags).size).toBe(hashtags.length)
      expect(hashtags.filter((word) => GENERAL.test(word)).length, hashtags.join()).toBeLessThanOrEqual(hashtags.length / 3)
      expect(hashtags.join()).not.toMatch(/facavocemesmo|crocheteiras|compartilhandoideias/)
    }
  })

  it('there is a hashtag even if nothing can be made of the topic', () => expect(of('3 em 1', 5)).toHaveLength(1))

  it('an unknown product has a hashtag of its own', () => expect(of('clareamento dental', 5)[0]).toBe('#clareamentodental'))

  it('a city that is named gets a hashtag of its own', () => {
    expect(of('bolo de aniversário em Belo Horizonte')).toContain('#belohorizonte')
    expect(of('encomendas abertas para São Paulo')).toContain('#saopaulo')
  })

  it.each([['escova progressiva', /comprasonline/], ['brownie', /palhaitaliana/], ['1000 seguidores', /anosdehistoria/], ['Minha história: comecei na cozinha de casa', /^#cozinha$/m]])('hashtags that do not belong are left out of %s', (topic, wrong) => {
    expect(of(topic).join('\n')).not.toMatch(wrong)
  })

  it('hashtags about grief do not sell', () => {
    expect(of('Luto').join()).not.toMatch(/compr|presente|apoie|negocio|loja/)
    expect(of('Luto').length).toBeGreaterThan(3)
  })
})
