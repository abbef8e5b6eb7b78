import { beforeEach, expect, it } from 'vitest'
import { dropFinished, trackWork, activeWork } from './active-work.ts'

const enter = trackWork('GET /api/clients/:id')
const enterOther = trackWork('POST /api/quotes')

beforeEach(dropFinished)

it('work is active until it has finished and that was noticed', () => {
  const finishes = [enter(), enter(), enterOther()]
  finishes[0]!()
  dropFinished()
  expect(activeWork()).toEqual(['GET /api/clients/:id', 'POST /api/quotes'])
  finishes[1]!()
  expect(activeWork()).toEqual(['GET /api/clients/:id', 'POST /api/quotes'])
  dropFinished()
  expect(activeWork()).toEqual(['POST /api/quotes'])
  finishes[2]!()
})

it('work of one kind is counted together, however often the kind is registered', () => {
  const finishes = [enter(), trackWork('GET /api/clients/:id')()]
  expect(activeWork()).toEqual(['GET /api/clients/:id'])
  for (const finish of finishes) finish()
  dropFinished()
  expect(activeWork()).toEqual([])
})
