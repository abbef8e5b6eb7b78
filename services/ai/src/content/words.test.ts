import { expect, it } from 'vitest'
import { analyse } from 'scslre'
import { tableOf } from '../../test/table.ts'
import { content } from './content.ts'
import { type Matcher, patternOf, sayings } from './pattern.ts'

const { matchers, sayings: said } = tableOf<{
  matchers: [Matcher, text: string, other: string][]
  sayings: [list: 'flower', text: string, other: string][]
}>('words')

/** Every object of the word lists, with the path that leads to it. */
const objectsIn = (value: unknown, path = 'words'): [string, Record<string, unknown>][] =>
  typeof value === 'object' && value !== null
    ? [
        [path, value as Record<string, unknown>],
        ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${path}.${key}`)),
      ]
    : []

const expressions = objectsIn(content.words).flatMap(([path, object]): [string, RegExp][] => {
  if (typeof object['short'] === 'string') return [[path, new RegExp(object['short'], 'giu')]]
  return Array.isArray(object['words']) || Array.isArray(object['patterns'])
    ? [[path, patternOf(object as Matcher)]]
    : []
})

it('no expression of the word lists slows down with the length of a text, whatever is typed', () => {
  expect(expressions.length).toBeGreaterThan(150)
  const slow = expressions.flatMap(([path, expression]) =>
    analyse(expression, { reportTypes: { Move: true } }).reports.map(({ type }) => `${path}: ${type}`),
  )
  expect(slow).toEqual([])
})

it.each(matchers)('%j finds itself in %j, and not in %j', (matcher, text, other) => {
  expect(patternOf(matcher).test(text)).toBe(true)
  expect(patternOf(matcher).test(other)).toBe(false)
})

const says = sayings({
  flower: ['flor*'],
  cake: ['bolos?', 'doce', '!doce lar'],
  color: ['rosa', 'azul'],
  background: ['fundo {color}', '^{color}$'],
  space: ['espaço … (nome|foto)'],
})
it.each(said)(
  'the list %j finds itself in %j, and not in %j, whatever their accents and capitals',
  (list, text, other) => {
    expect(says[list](text)).toBe(true)
    expect(says[list](other)).toBe(false)
  },
)
