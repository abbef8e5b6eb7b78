import { expect, it, vi } from 'vitest'
import { hashPassword, passwordMatches, type RunInTurn } from './passwords.ts'

const atOnce: RunInTurn = (piece) => piece()

it('a wrong password costs the same with and without an account', async () => {
  const known = await hashPassword(atOnce, 'certa-1')
  for (const passwordHash of [known, undefined]) {
    const turns = vi.fn(atOnce) as unknown as RunInTurn
    expect(await passwordMatches(turns, passwordHash, 'segredo1')).toBe(false)
    expect(turns).toHaveBeenCalledTimes(1)
  }
})
