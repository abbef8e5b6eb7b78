import { beforeEach, expect, it } from 'vitest'
import { forgetLeft, trackWork, workInForce } from './work-in-force.ts'

const enter = trackWork('GET /api/clients/:id')
const enterOther = trackWork('POST /api/quotes')

beforeEach(forgetLeft)

it('is in force until it has left and that was noticed', () => {
  const leaves = [enter(), enter(), enterOther()]
  leaves[0]!()
  forgetLeft()
  expect(workInForce()).toEqual(['GET /api/clients/:id', 'POST /api/quotes'])
  leaves[1]!()
  expect(workInForce()).toEqual(['GET /api/clients/:id', 'POST /api/quotes'])
  forgetLeft()
  expect(workInForce()).toEqual(['POST /api/quotes'])
  leaves[2]!()
})

it('of one kind is counted together, however often it is announced', () => {
  const leaves = [enter(), trackWork('GET /api/clients/:id')()]
  expect(workInForce()).toEqual(['GET /api/clients/:id'])
  for (const leave of leaves) leave()
  forgetLeft()
  expect(workInForce()).toEqual([])
})
