// @ts-check
import { closeSync, mkdtempSync, readFileSync, readdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectSoon } from '../tests/fixtures/copy.mjs'
import { followLog, openLog } from './log-file.mjs'

it('a log is followed, and only the current and the previous file are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-log-'))
  const path = join(folder, 'a.log')
  const file = openLog(path)
  writeSync(file, 'of an earlier run\n')
  let seen = ''
  const stop = followLog(path, { onLines: (text) => (seen += text), maxBytes: 30 })

  writeSync(file, 'short\nhalf')
  await expectSoon(() => seen === 'short\n')
  writeSync(file, ' a line\n')
  await expectSoon(() => seen === 'short\nhalf a line\n')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('of an earlier run\nshort\nhalf a line\n')

  writeSync(file, 'later\n')
  stop()
  closeSync(file)
  expect(seen).toBe('short\nhalf a line\nlater\n')
  expect(readFileSync(path, 'utf8')).toBe('later\n')
  expect(readdirSync(folder).sort()).toEqual(['a.log', 'a.log.1'])
})
