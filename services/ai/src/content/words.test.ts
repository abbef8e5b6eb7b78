import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyse } from 'scslre'
import { compileContent, faultsAt } from './compile.ts'
import { content } from './content.ts'
import { type Matcher, patternOf } from './pattern.ts'
import { type Fault, told } from './source-file.ts'

const HOME = join(import.meta.dirname, '../../content')
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atelie-words-'))
  cpSync(HOME, copy, { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true }))

type Change = [file: string, from: string, to: string, message: RegExp]

/** Tells the faults after the changes, and expects each at its place. */
function expectFaults(changes: readonly Change[], faultsIn: () => readonly Fault[]): void {
  const sources = changes.map(([file]) => readFileSync(join(HOME, file), 'utf8'))
  changes.forEach(([file, from, to]) => {
    const source = readFileSync(join(copy, file), 'utf8')
    expect(source).toContain(from)
    writeFileSync(join(copy, file), source.replace(from, to))
  })
  const faults = faultsIn()
  changes.forEach(([file], at) => writeFileSync(join(copy, file), sources[at]!))
  changes.forEach(([file, from, , message], at) => {
    const line = sources[at]!.slice(0, sources[at]!.indexOf(from)).split('\n').length
    expect(faults.some((fault) => fault.file === file && fault.line === line && message.test(fault.message)), faults.map(told).join('\n')).toBe(true)
  })
}

describe('a list of words that is wrong is told with its line', () => {
  it.each<[string, ...Change]>([
    ['an example that its rule does not know', 'words/frames.yaml', 'example: "Sorteio de uma cesta"', 'example: "Cesta de Natal"', /a regra não reconhece o exemplo "Cesta de Natal"/],
    ['an example that a rule before it takes', 'words/frames.yaml', 'example: "Frete grátis para a cidade"', 'example: "Sorteio com frete grátis"', /já combina com a regra de "Sorteio de uma cesta" \(giveaway\)/],
    ['an expression that does not compile', 'words/grave.yaml', '"prematur*", "uti", "cancer", "oncolog*", "quimioterapia"', '"prematur("', /não serve para procurar/],
    ['an example without the words beside its noun', 'words/products.yaml', 'example: "passadeira por dia"', 'example: "passadeira azul"', /não reconhece o exemplo "passadeira azul"/],
    ['a trait of no meaning', 'frames/giveaway.yaml', 'traits: ["news"]', 'traits: ["sad"]', /deve ser um destes: grave/],
  ])('%s', (_, ...change) => expectFaults([change], () => faultsAt(copy, change[0])))

  it('names that stand for nothing, once all files are read together', () => {
    expectFaults([
      ['words/frames.yaml', 'frame: "giveaway"', 'frame: "sorteio"', /"sorteio": não há este quadro/],
      ['words/products.yaml', 'meant: "passadeira de roupa"', 'meant: "passadeira de gelo"', /"passadeira de gelo": nenhuma categoria/],
      ['words/ideas.yaml', 'noun: "pizza"', 'noun: "pizzaria"', /"pizzaria": nenhuma categoria/],
      ['bags/category.yaml', 'yarn: "crochet-wear"', 'yarn: "crochet"', /"crochet": não há esta categoria/],
    ], () => compileContent(copy).faults)
  })
})

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
