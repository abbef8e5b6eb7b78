// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newDataDir, removeDataDir } from '../local/tests/fixtures/copy.mjs'

it('a remote is not released into a store that no product uses', () => {
  const store = newDataDir()
  onTestFinished(() => removeDataDir(store))
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'release.mjs'), 'mfe-content'], {
    env: { ...process.env, FRONT_END_STORE: store },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('the store has no shell')
  expect(stderr).toContain(`nothing has changed in the store ${store}`)
})
