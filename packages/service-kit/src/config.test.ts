import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { commonSettings, count, loadConfig, publicKeys, rateLimitSettings, redisSettings } from './config.ts'

const load = (env: Record<string, string>) => loadConfig(rateLimitSettings, env)

it('limits are on unless a developer turns them off', () => {
  expect(load({}).RATE_LIMITS).toBe('on')
  expect(load({ RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off')
})

it('a production image does not start without limits', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => load({ RATE_LIMITS: 'off', PRODUCTION_IMAGE: 'true' })).toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  expect(printed.mock.calls.flat()).toEqual([expect.stringContaining('setting RATE_LIMITS')])
})

it('a setting may be in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'atelie-setting-')), 'redis')
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  writeFileSync(file, 'redis://127.0.0.1:6379\n')
  expect(loadConfig(redisSettings, { REDIS_URL_FILE: file }).REDIS_URL).toBe('redis://127.0.0.1:6379')
})

it.each([
  ['is not there', { REDIS_URL_FILE: '/no/such/file' }, 'setting REDIS_URL_FILE: Error: ENOENT'],
  ['has another value beside it', { REDIS_URL: 'redis://a', REDIS_URL_FILE: '/no/such/file' }, 'not both'],
])('a process whose setting is in a file that %s does not start', (_, env, fault) => {
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => loadConfig(redisSettings, env)).toThrow('ended')
  expect(printed.mock.calls.flat()).toContainEqual(expect.stringContaining(fault))
})

it.each([
  ['1', true],
  ['5000', true],
  ['0', false],
  ['-3', false],
  ['1.5', false],
  ['many', false],
])('a count may be set to %s: %s', (text, isCount) => {
  expect(count.safeParse(text)).toMatchObject(isCount ? { success: true, data: Number(text) } : { success: false })
})

it.each([
  ['1', true],
  ['8080', true],
  ['65535', true],
  ['0', false],
  ['65536', false],
  ['80.5', false],
  ['web', false],
])('a port may be set to %s: %s', (text, isPort) => {
  expect(commonSettings.PORT.safeParse(text)).toMatchObject(
    isPort ? { success: true, data: Number(text) } : { success: false },
  )
})

it.each([
  ['redis://127.0.0.1:6379', true],
  ['', false],
  [undefined, false],
])('the address of Redis may be %j: %s', (text, isAddress) => {
  expect(redisSettings.REDIS_URL.safeParse(text).success).toBe(isAddress)
})

it('public keys are read from JSON if each is an RSA key that names its issuer', () => {
  const rsa = {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
    kid: 'gateway:2',
  }
  const elliptic = {
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
    kid: 'gateway:3',
  }
  const read = (text: string) => publicKeys.safeParse(text)
  expect([...read(JSON.stringify({ keys: [rsa] })).data!]).toMatchObject([['gateway:2', { issuer: 'gateway' }]])
  for (const keys of [[], [elliptic], [{ ...rsa, kid: 'gateway' }]])
    expect(read(JSON.stringify({ keys })).success).toBe(false)
  expect(read('{"keys":').success).toBe(false)
})
