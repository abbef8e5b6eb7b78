// @ts-check
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StartError } from '../start-error.mjs'
import { ensureFirefox, ensureWebKit } from './browser-engines.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelie-path-'))
  vi.stubEnv('PATH', folder)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const addPrograms = (/** @type {readonly string[]} */ names) =>
  names.forEach((name) => writeFileSync(join(folder, name), '', { mode: 0o700 }))
const messageOf = (/** @type {Promise<unknown>} */ work) =>
  work.then(
    () => 'none',
    (error) => (error instanceof StartError ? error.message : `not for people: ${error}`),
  )

it('an engine that is there is found', async () => {
  addPrograms(['WebKitWebDriver', 'Xvfb', 'dbus-run-session', 'firefox', 'geckodriver'])
  expect(await ensureWebKit({})).toEqual({ WEBKIT_DRIVER_PATH: join(folder, 'WebKitWebDriver') })
  expect(await ensureFirefox({ enginesDir: folder })).toEqual({
    FIREFOX_PATH: join(folder, 'firefox'),
    GECKODRIVER_PATH: join(folder, 'geckodriver'),
  })
})

it('an engine that cannot be installed is named, with the packages that it lacks', async () => {
  addPrograms(['Xvfb'])
  expect(await messageOf(ensureWebKit({}))).toContain('apt-get install webkit2gtk-driver dbus"')
  expect(await messageOf(ensureFirefox({ enginesDir: folder }))).toContain('apt-get install firefox-esr"')
})

it('Firefox without anything to drive it is named, with what to install', async () => {
  addPrograms(['firefox'])
  expect(await messageOf(ensureFirefox({ enginesDir: folder }))).toMatch(/geckodriver is missing.*install Rust/)
  symlinkSync('/bin/sh', join(folder, 'sh'))
  writeFileSync(join(folder, 'cargo'), '#!/bin/sh\necho "error: no such crate"\nexit 101\n', { mode: 0o700 })
  expect(await messageOf(ensureFirefox({ enginesDir: folder }))).toContain(
    'could not be compiled (error: no such crate)',
  )
})
