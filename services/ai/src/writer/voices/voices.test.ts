import { describe, expect, it } from 'vitest'
import { sharesWord } from '../caption.ts'
import { expand } from '../phrases.ts'
import { apologetic } from './apologetic.ts'
import { casual } from './casual.ts'
import { funny } from './funny.ts'
import { motivational } from './motivational.ts'
import { professional } from './professional.ts'
import { sober } from './sober.ts'

/** What may follow a topic at the start of a clause without making it the subject of a verb. */
const AFTER = String.raw`(?:e|em|com|no|na|hoje|por aqui|na área|nesta|pra|para|sempre|mesmo)\b`
const AS_SUBJECT = new RegExp(String.raw`(?:^|[,:;.] |\b(?:que|se|quando|existem?|chegou|vem aí|surge|nasce) )\{topic\},? (?!${AFTER})\p{L}`, 'iu')

describe.each(Object.entries({ professional, casual, funny, motivational, sober, apologetic }))('the %s voice', (_, { openings, themes, closings }) => {
  const { thing, question, news, statement, ...others } = openings
  const naming = [...thing.sale, ...thing.content, ...Object.values(others).flat()].flatMap(expand)
  const leading = [...question, ...news, ...statement].flatMap(expand)
  const about = Object.values(themes.about).flat().flatMap(expand)
  const bodies = [themes.product, themes.sale, themes.making, themes.any, themes.occasion, themes.people, themes.question, themes.news, themes.statement, themes.greeting, themes.name].flat(2)

  it('an opening names the topic once, unless it leads to the visitor\'s own line', () => {
    expect([...naming, ...about].filter((phrase) => phrase.split('{topic}').length !== 2)).toEqual([])
    expect([...leading, ...bodies].filter((phrase) => phrase.includes('{'))).toEqual([])
  })

  it('no verb or adjective agrees with a topic', () => {
    expect([...naming, ...about].filter((phrase) => AS_SUBJECT.test(phrase))).toEqual([])
  })

  it('sentences have an end, at most one colon, no comma before a capital, and are not too long', () => {
    const sentences = [...naming.filter((phrase) => !phrase.endsWith(': {topic}')), ...leading, ...about, ...bodies]
    expect(sentences.filter((sentence) => !/[.!?]$/.test(sentence) || /:.*:|, \p{Lu}| {2}/u.test(sentence))).toEqual([])
    expect([...naming, ...leading].filter((sentence) => sentence.split(' ').length > 18)).toEqual([])
  })

  it('predicates fit whichever subject is chosen', () => {
    const gendered = /\b(?:explicad[oa]|feit[oa] de|é mais séri[oa]|cheg(?:ou|aram) pront[oa])\b/
    expect([...naming, ...about].filter((phrase) => gendered.test(phrase))).toEqual([])
  })

  it('each lead has an end that repeats none of its words', () => {
    for (const { leads, ends } of Object.values(closings)) {
      for (const list of Object.values(ends)) expect(leads.flatMap(expand).filter((lead) => list.every((end) => sharesWord(lead, end)))).toEqual([])
    }
  })

  it('calls to action lead where they were asked to', () => {
    const words = { comment: /coment/i, direct: /direct/i, biolink: /link na bio/i }
    for (const [call, { leads }] of Object.entries(closings)) expect(leads.filter((lead) => !words[call as keyof typeof words].test(lead))).toEqual([])
  })
})

it.each([['Dá um oi no direct', ' nem que seja só pra dar um oi.'], ['Veja o link na bio', ' e veja mais.'], ['Comece pelo link na bio', ' para começar hoje.'], ['Continue pelo link na bio', ' para continuar.'], ['Deixe uma pergunta no direct', ' e faça a sua pergunta.']])(
  '%j and %j repeat a word', (lead, end) => expect(sharesWord(lead, end)).toBe(true))

it('a preposition in both is no repetition', () => expect(sharesWord('Siga para o link na bio', ' para saber mais.')).toBe(false))
