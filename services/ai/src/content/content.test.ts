import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compileContent, faultsAt } from './compile.ts'
import { content } from './content.ts'
import { createProductFile } from './new-product-file.ts'
import { told } from './source-file.ts'

const HOME = join(import.meta.dirname, '../../content')
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atelie-content-'))
  cpSync(HOME, copy, { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true }))

const FILE = 'bakery/acaraje.yaml'
const source = readFileSync(join(HOME, FILE), 'utf8')
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

/** The faults after one change, of the file alone or of all files. */
function faultsAfter(from: string | RegExp, to: string, isWhole = false): string[] {
  const changed = source.replace(from, to)
  expect(changed).not.toBe(source)
  writeFileSync(join(copy, FILE), changed)
  const faults = isWhole ? compileContent(copy).faults : faultsAt(copy, 'bakery/acaraje')
  writeFileSync(join(copy, FILE), source)
  return faults.map(told)
}

describe('a file of the content that is wrong is told with its line', () => {
  it.each([
    ['broken YAML', 'emojis: [', 'emojis: [[', 'hashtags', /daqui em diante não dá para ler/],
    ['a reference', '"Hoje o fim de tarde combina com {topic}."', '*hoje', 'Hoje o fim de tarde', /não comece um valor com "\*"/],
    ['an unknown key', 'emojis:', 'emoji:', 'emojis', /não conheço "emoji"/],
    ['a missing key', /^emojis:.*\n/m, '', '', /falta "emojis"/],
    ['an unquoted sentence', '"Hoje o fim de tarde combina com {topic}."', 'Hoje o fim de tarde combina com pimenta', 'Hoje o fim de tarde', /ponha entre aspas/],
    ['an opening with the topic twice', 'Hoje o fim de tarde combina com {topic}.', '{O topic} combina com {topic}.', 'Hoje o fim de tarde', /diz \{topic\} uma vez só, e esta diz 2/],
    ['an opening without the topic', 'Hoje o fim de tarde combina com {topic}.', 'Hoje o fim de tarde combina.', 'Hoje o fim de tarde', /e esta diz 0/],
    ['a slot that nobody knows', 'Hoje o fim de tarde combina com {topic}.', 'Hoje {uma coisa} combina com {topic}.', 'Hoje o fim de tarde', /lacuna/],
    ['wrong agreement', '{reúne/reúnem}', '{reúne/reúnem/reunir}', '{reúne/reúnem}', /lacuna/],
    ['"de" before an article', 'Hoje o fim de tarde combina com {topic}.', 'Hoje é dia de {o topic}.', 'Hoje o fim de tarde', /não pode ficar em: Hoje é dia de os xale/],
    ['a passage that is too short', /"A massa de feijão-fradinho[^"]*"/, '"A massa tem feijão."', 'A massa de feijão-fradinho', /tem 4 palavras, e deve ter de 15 a 28/],
    ['a promise', 'Hoje o fim de tarde combina com {topic}.', 'Hoje tem frete grátis: {topic}.', 'Hoje o fim de tarde', /"frete": só a dona da loja/],
    ['an effect on health', 'Hoje o fim de tarde combina com {topic}.', 'Quem relaxa pede {topic}.', 'Hoje o fim de tarde', /não prometa efeito/],
    ['a professional who chats', /(A massa de feijão-fradinho[^"]*)\./, '$1 pra todo mundo que gosta!', 'A massa de feijão-fradinho', /no estilo profissional/],
    ['a hashtag with an accent', '"acaraje", "abara"', '"acarajé", "abara"', 'hashtags', /sem # nem acentos/],
    ['a noun that its category lacks', '"abará"]', '"abará", "acarajezinho"]', 'nouns', /"acarajezinho" não está em bakery\/category\.yaml/],
    ['a place that is still to be written', '"Hoje o fim de tarde combina com {topic}."', '"escreva aqui: {topic}."', 'Hoje o fim de tarde', /ainda falta escrever/],
    ['a question without its mark', 'pouca pimenta?"', 'pouca pimenta"', 'Você pede com muita', /termine com "\?"/],
  ])('%s', (_, from, to, at, message) => {
    const faults = faultsAfter(from, to)
    expect(faults.length).toBeGreaterThanOrEqual(1)
    const line = at ? lineOf(source, at) : 1
    expect(faults.some((fault) => fault.startsWith(`${FILE}:${line}  `) && message.test(fault)), faults.join('\n')).toBe(true)
  })

  it.each([
    ['a noun twice in one file', '"abará"]', '"abará", "abará"]', /isto já está em bakery\/acaraje\.yaml:2/],
    ['a noun that another file has', '"abará"]', '"abará", "coxinha"]', /isto já está em bakery\/acaraje\.yaml:2/],
    ['a sentence that a reader rejected', 'Quem compra de uma baiana vê a mão firme e a colher rápida. O que não se vê começou muito antes, com o feijão de molho.', 'Quem olha uma baiana trabalhar vê a mão firme e a colher rápida.', /recusou|palavras/],
  ])('%s, once all files are read together', (_, from, to, message) => {
    expect(faultsAfter(from, to, true).join('\n')).toMatch(message)
  })
})

it('a place that is not there is told', () => {
  expect(faultsAt(HOME, 'bakery/nada').map(told)).toEqual(['bakery/nada:1  não há nada neste lugar: escreva a pasta e o nome, como "bakery/acaraje"'])
})

it('a new product begins with a file that only lacks its sentences', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  mkdirSync(copy, { recursive: true })
  expect(createProductFile(copy, 'bakery', 'bolinho-de-teste')).toEqual([])
  const faults = faultsAt(copy, 'bakery/bolinho-de-teste').map(({ message }) => message)
  expect(new Set(faults.filter((message) => !/ainda falta escrever|use de 3 a 30/.test(message)))).toEqual(new Set(['o 1º de "emojis" está vazio', 'o 2º de "emojis" está vazio', 'o 3º de "emojis" está vazio']))
  rmSync(join(copy, 'bakery/bolinho-de-teste.yaml'))
  expect(createProductFile(copy, 'bakery', 'acaraje')[0]).toContain('já existe')
  expect(createProductFile(copy, 'padaria', 'acaraje')[0]).toContain('bakery (salgados e pães)')
  expect(createProductFile(copy, 'bakery', 'Pão de queijo')[0]).toContain('minúsculas')
})

it('at least 40 categories, 580 products and 3,000 nouns are known', () => {
  expect(content.categories.length).toBeGreaterThanOrEqual(40)
  expect(content.categories.flatMap(({ types }) => types).length).toBeGreaterThanOrEqual(580)
  expect(content.categories.flatMap(({ groups }) => groups.flatMap(({ nouns }) => nouns)).length).toBeGreaterThanOrEqual(3_000)
})
