import { describe, expect, it } from 'vitest'
import { writeHashtags } from './hashtags.ts'
import { createRandom } from './random.ts'

const of = (topic: string, count = 30) => writeHashtags(topic, 'sale', count, createRandom(1))

describe('hashtags', () => {
  it('hashtags of the topic come first, then those of its craft', () => {
    expect(of('As bolsas de crochê', 3)).toEqual(['#bolsasdecroche', '#bolsas', '#croche'])
    expect(of('As bolsas de crochê', 6).slice(3).join()).toMatch(/croche|amigurumi|fiodemalha/)
  })

  it.each([
    ['Hoje terminei para você o bolo de tudo que sonhei', ['#bolo']], ['Bolo por R$ 25,00', ['#bolo']], ['Encomendas de Natal abertas até domingo', ['#encomendas', '#natal']], ['Feliz Dia das Mães', ['#diadasmaes', '#maes']],
    ['COMO LAVAR CROCHÊ', ['#comolavarcroche', '#croche']], ['<b>vaso</b> de cerâmica', ['#vasodeceramica', '#vaso', '#ceramica']], ['Veja em https://loja.com.br/velas', ['#vejaem']], ['Caneca com 20% de desconto', ['#caneca']],
  ])('hashtags for %s are nouns, not fragments', (topic, first) => {
    const hashtags = of(topic)
    expect(hashtags.slice(0, first.length)).toEqual(first)
    expect(hashtags.join(' ')).not.toMatch(/#(?:hoje|voce|tudo|terminei|para|sonhei|abertas|ate|como|lavar|por|r|25|2500|https?|loja\w*|script|desconto\w*)(?: |$)|r2500|combr/)
  })

  it('hashtags about grief do not sell', () => {
    expect(of('Luto').join()).not.toMatch(/compr|presente|apoie|amor?eartesanato|feitocomamor/)
    expect(of('Luto')).toHaveLength(30)
  })
})
