import { expect, it } from 'vitest'
import { decode } from './decode.ts'
import { readCsv } from './read-csv.ts'

const countNames = (cells: readonly string[]) =>
  cells.filter((cell) => ['Nome', 'Preço', 'Notas'].includes(cell)).length
const readFile = async (file: Blob) => readCsv(decode(new Uint8Array(await file.arrayBuffer())).text, countNames)
const cellsOf = async (file: Blob) => (await readFile(file)).rows.map(({ cells }) => cells)

function utf16(text: string, isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [index, letter] of [...`\uFEFF${text}`].entries())
    view.setUint16(2 * index, letter.charCodeAt(0), isLittle)
  return new Blob([view.buffer])
}

it.each([
  ['UTF-8 with a mark', new Blob(['\uFEFFNome;Preço\nPão;1'])],
  ['commas', new Blob(['Nome,Preço\nPão,1\n'])],
  ['tabs', new Blob(['Nome\tPreço\r\nPão\t1'])],
  ['lines of an old Mac', new Blob(['Nome;Preço\rPão;1\r'])],
  ['a first line for Excel alone', new Blob(['sep=|\r\nNome|Preço\r\nPão|1'])],
  ['UTF-16, as Excel writes its Unicode text', utf16('Nome\tPreço\r\nPão\t1\r\n', true)],
  ['UTF-16 the other way round', utf16('sep=;\nNome;Preço\nPão;1', false)],
  [
    'the code page of Windows',
    new Blob([new Uint8Array([...'Nome;Pre\xe7o\nP\xe3o;1'].map((letter) => letter.charCodeAt(0)))]),
  ],
])('a file with %s can be read', async (_, file) => {
  expect(await cellsOf(file)).toEqual([
    ['Nome', 'Preço'],
    ['Pão', '1'],
  ])
})

it.each([
  [
    'commas, with semicolons in a quoted title',
    'Nome,Preço,"Notas (cor; tamanho; prazo; modelo)"\nPão,"1,50","azul; P"',
    ['Pão', '1,50', 'azul; P'],
  ],
  ['commas, with more semicolons than commas in the data', 'Nome,Notas\nPão,"a;b;c;d;e;f"', ['Pão', 'a;b;c;d;e;f']],
  ['semicolons, with commas in a title', '"Nome";"Preço, em R$, à vista, sem frete"\nPão;1,50', ['Pão', '1,50']],
  ['bars', 'Nome|Preço\nPão|1;2,3', ['Pão', '1;2,3']],
  ['tabs, with commas in the data', 'Nome\tPreço\nPão, bolo, doce\t1,50', ['Pão, bolo, doce', '1,50']],
  [
    "semicolons below a report's title, which has commas",
    'Relatório, de produtos, por loja, 2026\nNome;Preço\nPão;1,50',
    ['Pão', '1,50'],
  ],
])('a file with %s is split where its titles are found', async (_, text, last) =>
  expect((await cellsOf(new Blob([text]))).at(-1)).toEqual(last),
)

it.each([
  ['a blank before a quote', 'Nome;Preço;Notas\nPano; "10,00"; "a; b"', ['Pano', '10,00', 'a; b']],
  ['blanks around quotes', 'Nome,Preço,Notas\n "Pano" , "10,00"\t,"a, ""b"""  ', ['Pano', '10,00', 'a, "b"']],
  ['no-break spaces before quotes', 'Nome;Preço\n\u00A0"Pano";\u00A0"1;0"', ['Pano', '1;0']],
  ['each line quoted as a whole', '"Nome;Preço"\n"Pano;10,00"\n"Vela ""grande"";1,50"', ['Vela "grande"', '1,50']],
  ['each line but the titles quoted as a whole', 'Nome;Preço\n"Pano;10,00"\n"Vela;1,50"', ['Vela', '1,50']],
  ['each line quoted as a whole, with quoted cells in it', '"Nome,Preço"\n"Pano,""10,00"""', ['Pano', '10,00']],
])('a file with %s is read', async (_, text, last) => expect((await cellsOf(new Blob([text]))).at(-1)).toEqual(last))

it('a row knows the line it begins on, despite empty lines and cells with line breaks', async () => {
  const lines = ['Nome;Notas', 'Ana;"uma', 'duas"', ';;', '', 'Bia;x', '']
  const begun = async (text: string) =>
    (await readFile(new Blob([text]))).rows.map(({ line, cells }) => [line, cells[0]])
  for (const end of ['\r\n', '\n', '\r'])
    expect(await begun(lines.join(end))).toEqual([
      [1, 'Nome'],
      [2, 'Ana'],
      [6, 'Bia'],
    ])
  expect(await begun(['sep=;', ...lines].join('\n'))).toEqual([
    [2, 'Nome'],
    [3, 'Ana'],
    [7, 'Bia'],
  ])
})

it.each([
  ['is never closed', 'Nome;Notas\r\nAna;"uma\r\nduas"\r\nBia;"x\r\nCaio;y\r\n', 4],
  ['is closed by that of another cell', 'sep=;\nNome;Notas\n"Ana;x\n"Bia";y\n"Caio";z\n', 3],
  ['is all well', 'Nome;Notas\nVela 10";x\n"Vela ""grande""";y', null],
])('the line of a cell whose quote %s is found', async (_, text, line) => {
  expect((await readFile(new Blob([text]))).brokenQuote).toBe(line)
})
