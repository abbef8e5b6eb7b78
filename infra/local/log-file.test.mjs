// @ts-check
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from './log-file.mjs'

it('keeps the present log and the one before it, no more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-log-'))
  const write = openLog(join(folder, 'a.log'), 10)
  for (const line of ['first line\n', 'second line\n', 'third line\n']) write(line)
  expect(readdirSync(folder).sort()).toEqual(['a.log', 'a.log.1'])
  expect(readFileSync(join(folder, 'a.log'), 'utf8')).toBe('third line\n')
  expect(readFileSync(join(folder, 'a.log.1'), 'utf8')).toBe('second line\n')
})
