import { expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv-file.ts'

const rows = [
  ['Nome', 'Preço'],
  ['Açúcar; "mascavo"', '12,50'],
  ['Linha um\nlinha dois', '-3'],
  ['=1+1', '@SUM(A1)'],
]
const cellsOf = async (file: Blob) => (await readCsv(file)).map(({ cells }) => cells)

it('gives back what it wrote: accents, semicolons, quotes, line breaks', async () => {
  expect(await cellsOf(await writeCsv(rows))).toEqual(rows)
})

it('is written for Excel, without a cell that would be taken for a formula', async () => {
  const bytes = new Uint8Array(await (await writeCsv(rows)).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('"Açúcar; ""mascavo""";12,50\r\n')
  expect(text).toContain("'=1+1")
})

it.each([
  ['UTF-8 with a mark', new Blob(['\uFEFFNome;Preço\nPão;1'])],
  ['commas', new Blob(['Nome,Preço\nPão,1\n'])],
  ['tabs', new Blob(['Nome\tPreço\r\nPão\t1'])],
  ['the code page of Windows', new Blob([new Uint8Array([...'Nome;Pre\xe7o\nP\xe3o;1'].map((letter) => letter.charCodeAt(0)))])],
])('reads a file with %s', async (_, file) => {
  expect(await cellsOf(file)).toEqual([['Nome', 'Preço'], ['Pão', '1']])
})

it('tells the line that a row begins on, whatever is empty or broken across lines', async () => {
  const file = new Blob(['Nome;Notas\r\nAna;"uma\r\nduas"\r\n;;\r\n\r\nBia;x\r\n'])
  expect((await readCsv(file)).map(({ line, cells }) => [line, cells[0]])).toEqual([[1, 'Nome'], [2, 'Ana'], [6, 'Bia']])
})
