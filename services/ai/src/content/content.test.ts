import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { compileContent, faultsAt } from './compile.ts'
import { createProductFile } from './new-product-file.ts'
import { type Fault, told } from './source-file.ts'

const HOME = join(import.meta.dirname, '../../content')
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atelie-content-'))
  cpSync(HOME, copy, { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true }))

interface Change {
  what: string
  file: string
  from: string
  to: string
  says: string
  at?: string
}
const { each, together, misplaced, refusedNew } = tableOf<
  Record<'each' | 'together', Change[]> & {
    misplaced: string[]
    refusedNew: [category: string, name: string, why: string][]
  }
>('content-faults')

const change = ({ file, from, to }: Change): void => {
  const before = readFileSync(join(copy, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(
    join(copy, file),
    before.replace(from, () => to),
  )
}

/** The faults that are told while the content is changed so; the files are as before afterwards. */
function faultsOf(changes: readonly Change[], check: () => readonly Fault[]): string[] {
  changes.forEach(change)
  const faults = check().map(told)
  for (const { file } of changes) cpSync(join(HOME, file), join(copy, file))
  return faults
}

function expectTold(faults: readonly string[], { file, from, at = from, says }: Change): void {
  const source = readFileSync(join(HOME, file), 'utf8')
  const line = source.slice(0, source.indexOf(at)).split('\n').length
  // A name added or split by the change may stand some lines below its beginning.
  const lines = [0, 1, 2].map((more) => `${file}:${line + more}  `)
  expect(
    faults.some((fault) => lines.some((place) => fault.startsWith(place)) && fault.includes(says)),
    faults.join('\n'),
  ).toBe(true)
}

it.each(each)('a file of the content with $what is told with its line', (wrong) =>
  expectTold(
    faultsOf([wrong], () => faultsAt(copy, wrong.file)),
    wrong,
  ),
)

it('faults between files are told once all files are read', () => {
  const faults = faultsOf(together, () => compileContent(copy).faults)
  for (const wrong of together) expectTold(faults, wrong)
  expect(faults).toHaveLength(together.length)
})

const create = (file: string, text: string) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
  onTestFinished(() => rmSync(join(copy, file)))
}

it.each(misplaced)('%s is told to be read by nobody', (file) => {
  create(file, 'x: "y"\n')
  expect(faultsAt(copy, file)).toEqual([{ file, line: 1, message: expect.stringMatching(/^ninguém lê este arquivo/) }])
})

it.each(['', '# só um comentário\n'])('an empty file (%j) is told to be empty', (text) => {
  create('bakery/vazio.yaml', text)
  expect(faultsAt(copy, 'bakery/vazio').map(told)).toEqual(['bakery/vazio.yaml:1  este arquivo está vazio'])
})

it.each(['zoo', 'constructor', '__proto__'])('the folder %s lacks its category', (folder) => {
  create(`${folder}/leao.yaml`, readFileSync(join(HOME, 'bakery/acaraje.yaml'), 'utf8'))
  const lacking = `${folder}/category.yaml:1  falta este arquivo`
  for (const place of [folder, `${folder}/leao`]) expect(faultsAt(copy, place).map(told)).toEqual([lacking])
})

it('missing and misplaced files are told with the faults of the others', () => {
  create('zoo/leao.yaml', '')
  create('leao.yaml', '')
  expect(compileContent(copy).faults.map(told)).toEqual([
    'zoo/category.yaml:1  falta este arquivo',
    expect.stringContaining('leao.yaml:1  ninguém lê este arquivo'),
    'zoo/leao.yaml:1  este arquivo está vazio',
  ])
})

it('a category that cannot be read is told itself', () => {
  create('zoo/leao.yaml', 'nouns: ["leão"]\n')
  create('zoo/category.yaml', 'name: ["zoo"\n')
  expect(faultsAt(copy, 'zoo').map(told)).toContainEqual(
    expect.stringContaining('zoo/category.yaml:2  daqui em diante não dá para ler'),
  )
})

it.each([
  'bakery',
  './bakery',
  'bakery/',
  'content/bakery',
  'services/ai/content/bakery',
  './services/ai/content/bakery/',
  join(HOME, 'bakery'),
  'bakery/acaraje',
  'services/ai/content/bakery/acaraje.yaml',
])('the place %s to be checked is found', (place) => {
  expect(faultsAt(HOME, place)).toEqual([])
  expect(faultsOf(each.slice(0, 1), () => faultsAt(copy, place))).toHaveLength(1)
})

it.each(['bakery/nada', 'padaria', 'constructor', '../bakery'])('%s is told to be no place', (place) => {
  expect(faultsAt(HOME, place).map(told)).toEqual([
    `${place}:1  não há nada neste lugar: escreva a pasta e o nome, como "bakery/acaraje"`,
  ])
})

it('a new product begins with a file that only lacks its sentences', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(createProductFile(copy, 'bakery', 'bolinho-de-teste')).toEqual([])
  const faults = faultsAt(copy, 'bakery/bolinho-de-teste').map(({ message }) => message)
  rmSync(join(copy, 'bakery/bolinho-de-teste.yaml'))
  expect(faults.filter((message) => !/ainda falta escrever|use de 3 a 30|escreva um só emoji/.test(message))).toEqual(
    [],
  )
})

it.each(refusedNew)('new %j %j is refused with what to do', (category, name, why) => {
  expect(createProductFile(copy, category, name)).toEqual([expect.stringContaining(why)])
})
