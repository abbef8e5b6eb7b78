import { expect, it } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { DECLINED, unfinishedFaults } from './unfinished.ts'

const texts = tableOf<Record<string, string[]> & { typed: { typed: string; text: string }[] }>('model-texts')
const faults = (text: string, ...typed: string[]) => unfinishedFaults(text, typed)

/** A text that declines, or has a blank, may have other faults too. */
it.each(['declining', 'blank'].flatMap((kind) => texts[kind]!.map((text) => [kind, text] as const)))(
  'a %s text is told: %j',
  (kind, text) => {
    expect(faults(text)).toContainEqual(kind === 'declining' ? DECLINED : expect.stringContaining('filled in'))
  },
)

it.each(
  (
    [
      ['talking', 'text alone'],
      ['open', 'break off'],
      ['quoted', 'quotation marks'],
      ['unreadable', 'read'],
    ] as const
  ).flatMap(([kind, fault]) => texts[kind]!.map((text) => [kind, text, fault] as const)),
)('a %s text is told for that alone: %j', (_, text, fault) => {
  expect(faults(text)).toEqual([expect.stringContaining(fault)])
})

it.each(texts['fine']!)('%j can be posted', (text) => expect(faults(text)).toEqual([]))

it.each(texts.typed)('a text typed as "$typed" may be said as "$text"', ({ typed, text }) =>
  expect(faults(text, typed)).toEqual([]),
)

it.each([
  'a ',
  '. ',
  '[a',
  '(nome ',
  'nao tenho ',
  'segue. ',
  'aqui esta ',
  'essa solicitacao ',
  'LOJA DA ',
  '%a ',
  'insira ',
  '@seu',
  'R$ 0',
])('%j many times does not hold the process up', (sign) => {
  // A pattern that backtracks would go on beyond the test's time.
  expect(faults(`${sign.repeat(60_000 / sign.length)} Desculpe, mas não posso ajudar com isso.`, 'bolsa')).not.toEqual(
    [],
  )
})
