// @ts-check
import { expect, it } from 'vitest'
import { assertRequestId, linesOf, readable } from './request-lines.mjs'

const ID = '3fa2b1c0-9d1e-4c1b-8a55-0123456789ab'
const line = (/** @type {object} */ fields) => JSON.stringify({ level: 30, service: 'crm', requestId: ID, ...fields })

it('the lines of a request are found by its id or its code, in all parts, earliest first', () => {
  const lines = [
    line({
      time: '2026-11-23T12:00:02.000Z',
      service: 'gateway',
      msg: 'request',
      method: 'GET',
      path: '/api/clients',
      status: 503,
      ms: 12,
      accountId: 'a1',
    }),
    `crm-1  | ${line({ time: '2026-11-23T12:00:01.000Z', level: 50, msg: 'no database', err: { message: 'away' } })}`,
    line({ time: '2026-11-23T12:00:01.500Z', requestId: 'ffffffff-9d1e-4c1b-8a55-0123456789ab' }),
    'listening on 3000',
    `${line({ time: '2026-11-23T12:00:03.000Z' }).slice(0, -1)}`,
  ]
  const wanted = [
    '2026-11-23T12:00:01.000Z error crm           no database {"err":{"message":"away"}}',
    '2026-11-23T12:00:02.000Z info  gateway       GET /api/clients 503 12 ms {"accountId":"a1"}',
  ]
  expect(linesOf(lines, ID).map(readable)).toEqual(wanted)
  expect(linesOf(lines, '3FA2B1C0').map(readable)).toEqual(wanted)
})

it.each([undefined, '3fa2', 'a b c d e f'])('%s is no id of a request', (id) => {
  expect(() => assertRequestId(id)).toThrow('--request 3fa2b1c0')
})
