import { describe, expect, it } from 'vitest'
import { decode, isWorkbook } from './decode.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
/** Latin letters as one byte each. */
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the encoding of a file', () => {
  it.each([
    ['a file of Windows', windows('Nome;Preço\nPão de mel;1\nÁgua;2'), 'windows', 'Pão de mel'],
    [
      'one with typographic quotes',
      bytes('Vela ', [0x93], 'luz', [0x94], ' d', [0x92, 0xe1], 'gua ', [0x96], ' 10 ', [0x80], ' Pre', [0xe7], 'o'),
      'windows',
      'Vela “luz” d’água – 10 € Preço',
    ],
    ['one in capitals', windows('MAÇÃ;CORAÇÃO'), 'windows', 'MAÇÃ;CORAÇÃO'],
    [
      'a file of an old Mac',
      bytes('Pre', [0x8d], 'o;Descri', [0x8d, 0x8b], 'o\nP', [0x8b], 'o;A', [0x8d, 0x9c], 'car'),
      'mac',
      'Preço;Descrição\nPão;Açúcar',
    ],
    ['a file of DOS', bytes('P', [0xc6], 'o de mel;A', [0x87, 0xa3], 'car'), 'dos', 'Pão de mel;Açúcar'],
    [
      'a file of DOS in capitals',
      bytes('MA', [0x80, 0xc7], ';CORA', [0x80, 0xc7], 'O;P', [0x90]),
      'dos',
      'MAÇÃ;CORAÇÃO;PÉ',
    ],
    ['a file of DOS with é and ê', bytes('Caf', [0x82], ' port', [0x88], 's'), 'dos', 'Café portês'],
  ])('%s is recognised', (_, content, encoding, text) =>
    expect(decode(content)).toMatchObject({ encoding, text: expect.stringContaining(text) as string }),
  )

  it('one odd byte leaves the rest of a UTF-8 file as it is', () => {
    expect(decode(bytes('Nome;Preço\nPão;1\nMa', [0xe7], 'a;2'))).toEqual({
      encoding: 'utf-8',
      text: 'Nome;Preço\nPão;1\nMa\uFFFDa;2',
    })
  })

  it.each([
    [false, true],
    [false, false],
    [true, true],
    [true, false],
  ])('UTF-16 is recognised (mark: %s, low byte first: %s)', (hasMark, isLittle) => {
    const text = `${hasMark ? '\uFEFF' : ''}Nome;Preço\r\nPão;12,50\r\n`
    const view = new DataView(new ArrayBuffer(2 * text.length))
    for (const [index, letter] of [...text].entries()) view.setUint16(2 * index, letter.charCodeAt(0), isLittle)
    expect(decode(new Uint8Array(view.buffer))).toEqual({ encoding: 'utf-16', text: 'Nome;Preço\r\nPão;12,50\r\n' })
  })

  it.each([
    ['plain', 'Nome;Unidade\nVela;un'],
    ['empty', ''],
    ['with emoji', 'Nome\nVela 🕯️ ção'],
  ])('a UTF-8 file that is %s stays one', (_, text) => expect(decode(bytes(text))).toEqual({ encoding: 'utf-8', text }))
})

it.each([
  ['.xlsx or .ods', bytes('PK', [3, 4, 20, 0]), true],
  ['.xls', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), true],
  ['HTML called .xls', bytes('\uFEFF\r\n<html><table>'), true],
  ['XML called .xls', bytes('<?xml version="1.0"?>'), true],
  ['CSV', bytes('Nome;Preço\nP;1'), false],
  ['CSV with a comparison', bytes('< 10;Nome'), false],
])('%s is a spreadsheet of its program: it is told apart from CSV', (_, content, is) =>
  expect(isWorkbook(content)).toBe(is),
)
