import { expect, it } from 'vitest'
import { quoteSearch } from './search.ts'

const found = (term: string, names: Record<number, string> = {}) =>
  [1, 2, 10, 12, 21].filter((id) =>
    quoteSearch.matcherOf({
      id,
      clientId: 1,
      client: { name: names[id] ?? 'Beatriz Almeida' },
      createdAt: '2026-11-21T12:00:00Z',
      validUntil: null,
      notes: null,
      total: 1,
      status: 'draft',
      sentAt: null,
      openedAt: null,
      hasNewAnswer: false,
      version: 0,
    })(quoteSearch.read(term)),
  )

it.each([
  '#1',
  '# 1',
  'nº 1',
  'n° 1',
  'Nº1',
  'N. 1',
  'nº. 1',
  '№ 1',
  'no 1',
  'Orçamento 1',
  'orçamento nº 1',
  'orcamento n° 1',
  'ORÇAMENTO #1',
  'Orçamento: 1',
  'número 1',
  '#001',
  'orçamento\u00a01',
])('%s finds the quote with that number alone', (term) => expect(found(term)).toEqual([1]))

it.each([
  ['1', [1, 10, 12, 21]],
  ['12', [12]],
  ['3', []],
  ['beatriz', [1, 2, 10, 12, 21]],
  ['orçamento', []],
  ['#', []],
  ['0', [10]],
])('%j finds the quotes %j', (term, ids) => expect(found(term)).toEqual(ids))

it('a client whose name looks like a number is still found', () =>
  expect(found('nº 1', { 21: 'Loja nº 1' })).toEqual([1, 21]))
