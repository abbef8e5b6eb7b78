import { expect, it, vi } from 'vitest'

it('captions for a topic of one letter are refused in one line', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { argv } = process
  process.argv = ['node', 'captions', '--topic', 'x']
  await import('./captions.ts')
  const { exitCode } = process
  process.argv = argv
  process.exitCode = undefined
  expect(write.mock.calls).toEqual([['O tópico deve ter pelo menos 3 caracteres\n']])
  expect(exitCode).toBe(1)
  write.mockRestore()
})
