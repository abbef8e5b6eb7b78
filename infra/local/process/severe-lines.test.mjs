// @ts-check
import { expect, it } from 'vitest'
import { severeLines } from './severe-lines.mjs'

it('errors in a log are summarized', () => {
  const lines = [
    '{"level":30,"msg":"request"}',
    '{"level":50,"err":{"message":"no connection"},"msg":"database failed"}',
    'Debugger listening',
    '{"level":60,"msg":"stopping"}',
  ]
  expect(severeLines(lines.join('\n'))).toEqual(['database failed: no connection', 'stopping'])
})
