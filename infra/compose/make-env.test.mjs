// @ts-check
import { spawnSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadKeys } from '../local/set-up/keys.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'atelie-env-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, '.env')
/** @param {string[]} args @param {Record<string, string>} [env] */
const run = (args, env) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'make-env.mjs'), folder, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
const make = (/** @type {string[]} */ ...args) => run(args).stdout
/** Short keys are quick to generate, and existing keys are kept. */
const giveShortKeys = () => loadKeys(join(folder, 'keys'), 1024)
const settings = () =>
  Object.fromEntries(
    readFileSync(file(), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )

it('the file has every setting that compose requires, and only its owner can read it', async () => {
  await giveShortKeys()
  // Only this one is made as it would be for ops: each takes a second.
  rmSync(join(folder, 'keys/session.json'))
  make()
  const asked = readFileSync(join(import.meta.dirname, 'docker-compose.yml'), 'utf8').matchAll(
    /(?<!\$)\$\{(\w+)(?::\?[^}]*)?\}/g,
  )
  for (const [, name] of asked) expect(settings()[name ?? '']).toMatch(/^'.+'$/)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  for (const key of readdirSync(join(folder, 'keys'))) expect(statSync(join(folder, 'keys', key)).mode & 0o077).toBe(0)
  const key = createPrivateKey({
    key: JSON.parse(readFileSync(join(folder, 'keys/session.json'), 'utf8')),
    format: 'jwk',
  })
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072)
})

it('passwords differ and have no special characters for a URL', async () => {
  await giveShortKeys()
  make()
  const passwords = Object.entries(settings())
    .filter(([name]) => name.endsWith('_PASSWORD'))
    .map(([, value]) => value)
  expect(passwords).not.toEqual([])
  expect(new Set(passwords).size).toBe(passwords.length)
  for (const password of passwords) expect(password).toMatch(/^'[\w-]{32}'$/)
})

it("missing passwords are added to the file, and its keys and ops' own settings are kept", async () => {
  await giveShortKeys()
  make()
  const before = settings()
  const without = Object.entries(before)
    .filter(([name]) => !name.endsWith('_PASSWORD'))
    .map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file(), `${without.join('')}TRUSTED_PROXIES=1\nOPENAI_API_KEY="a b"\nS3_SECRET_ACCESS_KEY=a#b\n`)
  make()
  const after = settings()
  expect(after).toMatchObject({
    TRUSTED_PROXIES: "'1'",
    OPENAI_API_KEY: "'a b'",
    S3_SECRET_ACCESS_KEY: "'a#b'",
    SESSION_PRIVATE_KEY: before.SESSION_PRIVATE_KEY,
  })
  expect(after.REDIS_PASSWORD).toMatch(/^'[\w-]{32}'$/)

  expect(make()).toContain('is there already')
  make('--rotate')
  expect(settings()).toMatchObject({ TRUSTED_PROXIES: "'1'", REDIS_PASSWORD: after.REDIS_PASSWORD })
  expect(settings().SESSION_PRIVATE_KEY).not.toBe(before.SESSION_PRIVATE_KEY)
})

it('the version in use is kept where every later command finds it', async () => {
  await giveShortKeys()
  make()
  expect(settings()).not.toHaveProperty('VERSION')
  run([], { VERSION: '1.5.0', GIT_COMMIT: 'abc123' })
  make()
  expect(settings()).toMatchObject({ VERSION: "'1.5.0'", GIT_COMMIT: "'abc123'" })
  run([], { VERSION: '1.4.0' })
  expect(settings()).toMatchObject({ VERSION: "'1.4.0'", GIT_COMMIT: "''" })
})

it('a password that somebody could guess is refused, and nothing is written', async () => {
  await giveShortKeys()
  make()
  const before = readFileSync(file(), 'utf8').replace(/REDIS_PASSWORD='.*'/, "REDIS_PASSWORD='changeme'")
  writeFileSync(file(), before)
  const { status, stderr } = run([])
  expect(status).toBe(1)
  expect(stderr).toContain('REDIS_PASSWORD')
  expect(readFileSync(file(), 'utf8')).toBe(before)
})
