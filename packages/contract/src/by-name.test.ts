import { expect, it } from 'vitest'
import { byName } from './by-name.ts'

it('names are in the order of an address book, and numbers in them count as numbers', () => {
  const names = ['Caixa 10', 'beatriz', 'Ágata', 'Caixa 2', 'Ana', 'agnes']
  const sorted = names.map((name, id) => ({ name, id })).sort(byName)
  expect(sorted.map(({ name }) => name)).toEqual(['Ágata', 'agnes', 'Ana', 'beatriz', 'Caixa 2', 'Caixa 10'])
})

it('equal names are in the order of their ids', () => {
  const ana = (name: string, id: number) => ({ name, id })
  expect([ana('ana', 3), ana('Ana', 1), ana('ANA', 2)].sort(byName).map(({ id }) => id)).toEqual([1, 2, 3])
})
