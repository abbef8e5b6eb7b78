import { describe, expect, it } from 'vitest'
import { fromCell, toCell } from './cell-text.ts'

describe('the text of a cell', () => {
  it.each([
    '10-12',
    '1/2',
    '007',
    '11988881234',
    '01310-100',
    '(11) 98888-1234',
    '1e5',
    '2E3',
    '1,50',
    '1.500',
    '12:30',
    '10 PM',
    '3 mar',
    'mai/85',
    '5 de maio',
    '10%',
    'R$ 5',
    'VERDADEIRO',
    'false',
    '2026-11-21',
    '2"',
    '12 h',
  ])('%s is written so that it stays a text, and read back', (text) => {
    expect(toCell(text)).toBe(`="${text.replaceAll('"', '""')}"`)
    expect(fromCell(toCell(text))).toBe(text)
  })

  it.each([
    'Ana',
    'Caixa 10x12',
    'Rua A, 10',
    'S/N',
    'Apto 12',
    'Fita nº 5',
    '12 velas',
    'SP',
    '',
    'un',
    'uma\n10-12',
    '10\n12',
    '1'.repeat(300),
  ])('%j is written as it is', (text) => {
    expect(toCell(text)).toBe(text)
    expect(fromCell(text)).toBe(text)
  })

  it.each(['=1+1', '@SUM(A1)', '-3', '+55 11', '=1+1\nduas linhas', '="10-12"', "'=1", "''-x"])(
    '%j does not run as a formula, and is read back',
    (text) => {
      expect(toCell(text)).toBe(`'${text}`)
      expect(fromCell(toCell(text))).toBe(text)
    },
  )

  it.each([
    ['="12,50"', '12,50'],
    ['="a ""b"""', 'a "b"'],
    [' 5 ', '5'],
    ["'antigo", "'antigo"],
    ["'007", '007'],
    ["'10-12", '10-12'],
    ["'11988881234", '11988881234'],
    ["'50s", "'50s"],
    ["'90", '90'],
    ['=A1', '=A1'],
  ])('the cell %s of another program has the text %s', (cell, text) => expect(fromCell(cell)).toBe(text))
})
