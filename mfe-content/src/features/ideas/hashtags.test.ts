import { contentPurposes, type ContentPurpose } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { hashtagsFor } from './hashtags.ts'
import { fileNameOf } from './idea-text.ts'

const purposes = Object.keys(contentPurposes) as ContentPurpose[]

describe('the hashtags of an idea', () => {
  it('an idea has hashtags of the niche, of related words, and of the purpose', () => {
    expect(hashtagsFor('Crochê', 'dica')).toEqual([
      '#croche',
      '#crochebrasil',
      '#crochecomamor',
      '#fiodemalha',
      '#artesanato',
      '#feitoamao',
      '#dica',
      '#dicadodia',
      '#aprenda',
    ])
    expect(hashtagsFor('Saboaria natural', 'promocao')).toEqual([
      '#saboarianatural',
      '#artesanato',
      '#feitoamao',
      '#promocao',
      '#oferta',
      '#aproveite',
    ])
    expect(hashtagsFor('papel machê', 'dica')).toEqual([
      '#papelmache',
      '#artesanato',
      '#feitoamao',
      '#dica',
      '#dicadodia',
      '#aprenda',
    ])
  })

  it.each([
    ['costura criativa', '#costuracriativa'],
    ['Bolsas de CROCHÊ', '#crochebrasil'],
    ['biscuit', '#biscuitbrasil'],
    ['Confeitaria', '#confeitariaartesanal'],
    ['bolos e doces', '#bolosdecorados'],
    ['papelaria', '#papelariacriativa'],
    ['Tricô', '#tricobrasil'],
    ['macramê', '#macramebrasil'],
  ])('the niche %j has known hashtags', (niche, hashtag) => expect(hashtagsFor(niche, 'bastidores')).toContain(hashtag))

  it.each(purposes)('the purpose %s has its own hashtags, none of them twice', (purpose) => {
    const others = purposes.filter((other) => other !== purpose).map((other) => hashtagsFor('artesanato', other).join())
    expect(others).not.toContain(hashtagsFor('artesanato', purpose).join())
    const all = hashtagsFor('Costura criativa de papelaria, artesanato!', purpose)
    expect(new Set(all).size).toBe(all.length)
    for (const hashtag of all) expect(hashtag).toMatch(/^#[\p{L}\p{N}]+$/u)
  })

  it('a niche without letters gets the hashtags of every craft', () => {
    expect(hashtagsFor('🧶 !', 'surpresa')[0]).toBe('#artesanato')
  })
})

it.each([
  ['Crochê & Tricô', 'ideia-croche-trico.txt'],
  ['../../etc/passwd', 'ideia-etc-passwd.txt'],
  ['🧶', 'ideia.txt'],
])('the file of the niche %j is called %s', (niche, name) => expect(fileNameOf(niche)).toBe(name))
