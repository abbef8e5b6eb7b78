// @ts-check
import { expect, it } from 'vitest'
import { faults, VICTIMS } from './plan.mjs'

/** @param {number} seed */
function firstRound(seed) {
  const plan = faults(seed)
  return Array.from({ length: VICTIMS.length * 5 - 3 }, () => plan.next().value)
}

it('the same seed repeats order and durations, another one does not', () => {
  expect(firstRound(7)).toEqual(firstRound(7))
  expect(firstRound(7)).not.toEqual(firstRound(8))
})

it('each victim suffers each kind once in a round; Chromium, which has no network, is only killed and frozen', () => {
  const names = firstRound(7).map(({ victim, kind }) => `${victim} ${kind}`)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.startsWith('chromium')).sort()).toEqual(['chromium frozen', 'chromium killed'])
})

it('a fault other than a kill lasts 5 to 20 seconds', () => {
  for (const { kind, seconds } of firstRound(7)) {
    if (kind === 'killed') expect(seconds).toBe(0)
    else expect(seconds >= 5 && seconds <= 20).toBe(true)
  }
})
