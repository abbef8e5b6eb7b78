import { expect, it } from 'vitest'
import { delayRefusals } from './delay-refusals.ts'

it('a refusal comes late, or immediately when enough are held; what is allowed does not wait', async () => {
  const limit = delayRefusals(
    async (caller: string) => {
      if (caller !== 'Ana') throw new Error('refused')
    },
    { mostHeld: 1 },
  )
  const settled: string[] = []
  const call = (caller: string) =>
    limit(caller).then(
      () => settled.push(caller),
      () => settled.push(`not ${caller}`),
    )
  await Promise.all(['robot', 'another robot', 'Ana'].map(call))
  expect(settled).toHaveLength(3)
  expect(settled.at(-1)).toBe('not robot')
})
