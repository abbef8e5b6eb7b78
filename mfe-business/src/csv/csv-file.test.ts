import { expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv-file.ts'

const rows = [
  ['Nome', 'Preço'],
  ['Açúcar; "mascavo"', '12,50'],
  ['Linha um\nlinha dois', '-3'],
  ['=1+1', '@SUM(A1)'],
  ['=1+1\nduas linhas', 'uma\n=1+1'],
]
const cellsOf = async (file: Blob) => (await readCsv(file)).rows.map(({ cells }) => cells)

function utf16(text: string, isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [index, letter] of [...`\uFEFF${text}`].entries()) view.setUint16(2 * index, letter.charCodeAt(0), isLittle)
  return new Blob([view.buffer])
}

it('a file is read back as it was written: accents, semicolons, quotes, line breaks', async () => {
  expect(await cellsOf(await writeCsv(rows))).toEqual(rows)
})

it('a file is written for Excel, without cells that would run as a formula', async () => {
  const bytes = new Uint8Array(await (await writeCsv(rows)).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('"Açúcar; ""mascavo""";12,50\r\n')
  expect(text).toContain(`"'=1+1";"'@SUM(A1)"`)
  expect(text).toContain('"\'=1+1\nduas linhas"')
})

it.each([
  ['UTF-8 with a mark', new Blob(['\uFEFFNome;Preço\nPão;1'])],
  ['commas', new Blob(['Nome,Preço\nPão,1\n'])],
  ['tabs', new Blob(['Nome\tPreço\r\nPão\t1'])],
  ['lines of an old Mac', new Blob(['Nome;Preço\rPão;1\r'])],
  ['a first line for Excel alone', new Blob(['sep=|\r\nNome|Preço\r\nPão|1'])],
  ['UTF-16, as Excel writes its Unicode text', utf16('Nome\tPreço\r\nPão\t1\r\n', true)],
  ['UTF-16 the other way round', utf16('sep=;\nNome;Preço\nPão;1', false)],
  ['the code page of Windows', new Blob([new Uint8Array([...'Nome;Pre\xe7o\nP\xe3o;1'].map((letter) => letter.charCodeAt(0)))])],
])('a file with %s can be read', async (_, file) => {
  expect(await cellsOf(file)).toEqual([['Nome', 'Preço'], ['Pão', '1']])
})

it('a row knows the line it begins on, despite empty lines and cells with line breaks', async () => {
  const lines = ['Nome;Notas', 'Ana;"uma', 'duas"', ';;', '', 'Bia;x', '']
  const begun = async (text: string) => (await readCsv(new Blob([text]))).rows.map(({ line, cells }) => [line, cells[0]])
  for (const end of ['\r\n', '\n', '\r']) expect(await begun(lines.join(end))).toEqual([[1, 'Nome'], [2, 'Ana'], [6, 'Bia']])
  expect(await begun(['sep=;', ...lines].join('\n'))).toEqual([[2, 'Nome'], [3, 'Ana'], [7, 'Bia']])
})

it.each([
  ['is never closed', 'Nome;Notas\r\nAna;"uma\r\nduas"\r\nBia;"x\r\nCaio;y\r\n', 4],
  ['is closed by that of another cell', 'sep=;\nNome;Notas\n"Ana;x\n"Bia";y\n"Caio";z\n', 3],
  ['is all well', 'Nome;Notas\nVela 10";x\n"Vela ""grande""";y', null],
])('the line of a cell whose quote %s is found', async (_, text, line) => {
  expect((await readCsv(new Blob([text]))).brokenQuote).toBe(line)
})
