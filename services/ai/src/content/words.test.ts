import { describe, expect, it } from 'vitest'
import { analyse } from 'scslre'
import { content } from './content.ts'
import { type Matcher, patternOf } from './pattern.ts'

/** Every object of the word lists, with the path that leads to it. */
const objectsIn = (value: unknown, path = 'words'): [string, Record<string, unknown>][] => (typeof value === 'object' && value !== null
  ? [[path, value as Record<string, unknown>], ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${path}.${key}`))]
  : [])

const expressions = objectsIn(content.words).flatMap(([path, object]): [string, RegExp][] => {
  if (typeof object['short'] === 'string') return [[path, new RegExp(object['short'], 'giu')]]
  const isMatcher = ['begins', 'words', 'stems', 'patterns'].some((key) => Array.isArray(object[key]))
  return isMatcher ? [[path, patternOf(object as Matcher, /\\p\{/.test(JSON.stringify(object)) ? 'u' : '')]] : []
})

it('no expression of the word lists slows down with the length of a text, whatever is typed', () => {
  expect(expressions.length).toBeGreaterThan(150)
  const slow = expressions.flatMap(([path, expression]) => analyse(expression, { reportTypes: { Move: true } }).reports.map(({ type }) => `${path}: ${type}`))
  expect(slow).toEqual([])
})

describe('a matcher', () => {
  it.each<[Matcher, string, boolean]>([
    [{ begins: ['cardapio'] }, 'cardapio da semana', true], [{ begins: ['cardapio'] }, 'cardapios da semana', false], [{ begins: ['cardapio'] }, 'o cardapio', false],
    [{ words: ['agradec*'] }, 'so agradecer', true], [{ words: ['agradec*'] }, 'agradec', false], [{ words: ['cor', 'luto'] }, 'o luto', true], [{ words: ['cor'] }, 'corte', false],
    [{ stems: ['fest'] }, 'uma festinha', true], [{ stems: ['fest'] }, 'manifesto', false], [{ patterns: ['\\d ?%'] }, 'tudo com 20%', true],
    [{ words: ['atraso'], notAfter: ['\\bsem '] }, 'sem atraso', false], [{ words: ['atraso'], notAfter: ['\\bsem '] }, 'um atraso', true],
  ])('%j in %j: %s', (matcher, text, isThere) => expect(patternOf(matcher).test(text)).toBe(isThere))
})
