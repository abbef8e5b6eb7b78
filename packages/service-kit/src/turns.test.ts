import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

it('does work on one key in order, one at a time, whatever fails, and other keys meanwhile', async () => {
  const inTurn = createTurns()
  const events: string[] = []
  let finishFirst = () => {}
  const first = inTurn('a', async () => {
    events.push('first begins')
    await new Promise<void>((resolve) => { finishFirst = resolve })
    events.push('first fails')
    throw new Error('no')
  })
  const second = inTurn('a', async () => { events.push('second') })
  await inTurn('b', async () => { events.push('other key') })
  finishFirst()
  await expect(first).rejects.toThrow('no')
  await second
  expect(events).toEqual(['first begins', 'other key', 'first fails', 'second'])
})

it('gives up on work that waited too long', async () => {
  vi.useFakeTimers()
  const inTurn = createTurns()
  let finishFirst = () => {}
  const first = inTurn('a', () => new Promise<void>((resolve) => { finishFirst = resolve }))
  const second = inTurn('a', async () => 'too late')
  const refused = expect(second).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_001)
  finishFirst()
  await first
  await refused
  vi.useRealTimers()
})
