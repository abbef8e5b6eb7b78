import { expect, it, vi } from 'vitest'
import { hashPassword, passwordMatches, type RunInTurn } from './passwords.ts'

const atOnce: RunInTurn = (piece) => piece()

it.each([
  ['plain', 'segredo1', 1], ['composed', 'p\u00e3o-de-l\u00f3', 1], ['decomposed', 'pa\u0303o-de-lo\u0301', 2], ['in full width', '１２３４５６', 2],
])('a wrong password that is %s costs the same with and without an account: %j', async (_, wrong, hashes) => {
  const known = await hashPassword(atOnce, 'certa-1')
  for (const passwordHash of [known, undefined]) {
    const turns = vi.fn(atOnce) as unknown as RunInTurn
    expect(await passwordMatches(turns, passwordHash, wrong)).toBe(false)
    expect(turns).toHaveBeenCalledTimes(hashes)
  }
})
