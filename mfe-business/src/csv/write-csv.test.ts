import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const rows = [
  ['Nome', 'Preço'],
  ['Açúcar; "mascavo"', '12,50'],
  ['Linha um\nlinha dois', '-3'],
  ['=1+1', '@SUM(A1)'],
  ['=1+1\nduas linhas', 'uma\n=1+1'],
  ['10-12', '="x"'],
  ['007', '2"'],
]

it('a file is read back as it was written: accents, semicolons, quotes, line breaks, numbers as texts', async () => {
  const text = await writeCsv(rows).text()
  expect(readCsv(text, () => 0).rows.map(({ cells }) => cells)).toEqual(rows)
})

it('a file is written for Excel, without cells that would run as a formula', async () => {
  const bytes = new Uint8Array(await writeCsv([...rows, ['Vela', { computed: '12,50' }]]).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('"Açúcar; ""mascavo""";"=""12,50"""\r\n')
  expect(text).toContain("'=1+1;'@SUM(A1)")
  expect(text).toContain('"\'=1+1\nduas linhas"')
  expect(text).toContain('Vela;12,50\r\n')
})
