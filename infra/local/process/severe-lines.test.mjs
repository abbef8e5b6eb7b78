// @ts-check
import { expect, it } from 'vitest'
import { severeLines } from './severe-lines.mjs'

it('picks errors out of a log and says what they are', () => {
  const lines = [
    '{"level":30,"msg":"request"}',
    '{"level":50,"err":{"message":"no connection"},"msg":"database failed"}',
    'Debugger listening',
    '{"level":60,"msg":"stopping"}',
  ]
  expect(severeLines(lines.join('\n'))).toEqual(['database failed: no connection', 'stopping'])
})
