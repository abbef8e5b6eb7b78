import { describe, expect, it } from 'vitest'
import { agreeing } from '../agreement.ts'
import { sober } from './sober.ts'
import type { Ranked } from './style.ts'
import { styles } from './styles.ts'

const agreements = [{ gender: 'm', isPlural: false }, { gender: 'f', isPlural: true }] as const
/** What is true of some products only. */
const CLAIMS = /R\$|descontos?\b|frete|grátis|estoque|garanti[ar]|feit[oa]s? (?:com|à mão)|artesan|à mão|presentear|peça única/i
const THERAPY = /acredite|sonho|jornada|desista|respire|coração/i

const flat = <Kind extends string>(lists: Record<Kind, readonly string[] | Ranked>) => Object.fromEntries(Object.entries(lists).map(([kind, list]) => [kind, (list as Ranked).flat()])) as Record<Kind, string[]>

describe.each(Object.entries({ ...styles, sober }))('the %s style', (name, { openings, closings }) => {
  const { comment, direct, biolink } = { comment: flat(closings.comment), direct: flat(closings.direct), biolink: flat(closings.biolink) }
  const naming = [...openings.sale, ...openings.content]
  const all = [...comment.afterQuestion, ...comment.any, ...direct.withAsk, ...direct.afterQuestion, ...direct.any, ...biolink.withNoun, ...biolink.any]

  it('each opening names the topic once and agrees with it', () => {
    expect(naming.filter((text) => (text.match(/\{(?:\p{L}+ )?topic\}/gu) ?? []).length !== 1)).toEqual([])
    for (const agreement of agreements) for (const text of [...naming, ...biolink.withNoun]) expect(agreeing(text, agreement, { topic: 'xale', noun: 'xale' })).not.toMatch(/[{}|…—]| {2}|\bde (?:os|as) /)
  })

  it('closings lead where they were asked to', () => {
    expect([...comment.afterQuestion, ...comment.any].filter((text) => !/coment/i.test(text))).toEqual([])
    expect([...direct.withAsk, ...direct.afterQuestion, ...direct.any].filter((text) => !/\bdirect\b/i.test(text))).toEqual([])
    expect(direct.withAsk.filter((text) => text.split('{ask}').length !== 2)).toEqual([])
    expect([...biolink.withNoun, ...biolink.any].filter((text) => !/\blink na bio\b/i.test(text))).toEqual([])
  })

  it('nothing is claimed that is not true of everything, and nobody gets therapy', () => {
    expect([...naming, ...all].filter((text) => CLAIMS.test(text) || (name !== 'sober' && THERAPY.test(text)))).toEqual([])
  })

  it('sentences end, and none is there twice', () => {
    const sentences = [...naming, ...all]
    expect(sentences.filter((text) => !/(?:[.!?]|: \{(?:\p{L}+ )?topic\})$/u.test(text))).toEqual([])
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })
})
