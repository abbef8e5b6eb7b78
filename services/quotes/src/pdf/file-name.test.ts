import { expect, it } from 'vitest'
import { pdfFileName } from './file-name.ts'

it.each([
  ['Ateliê da Ana', 'orcamento-41-atelie-da-ana.pdf'],
  ['  "Pão & Arte" / 100% ', 'orcamento-41-pao-arte-100.pdf'],
  [null, 'orcamento-41.pdf'],
  ['🎀', 'orcamento-41.pdf'],
  ['x'.repeat(200), `orcamento-41-${'x'.repeat(60)}.pdf`],
])('the PDF of the business %j is called %s', (name, fileName) => expect(pdfFileName(41, name)).toBe(fileName))
