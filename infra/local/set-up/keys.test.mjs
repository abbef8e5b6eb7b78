// @ts-check
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadKeys, rotateKeys } from './keys.mjs'

/** Short keys are quick to generate; the length of real ones is tested with make-env. */
const BITS = 1024

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const mode = (/** @type {string} */ path) => (statSync(path).mode & 0o777).toString(8)

it('keys are generated once, readable by their owner only, with matching public keys', async () => {
  const folder = join(newFolder(), 'keys')
  const keys = await loadKeys(folder, BITS)
  expect(mode(folder)).toBe('700')
  for (const file of readdirSync(folder)) expect(mode(join(folder, file))).toBe('600')

  const identities = JSON.parse(keys.IDENTITY_PUBLIC_KEYS ?? '').keys
  expect(identities.map((/** @type {{ kid: string }} */ key) => key.kid)).toEqual([
    'crm:1',
    'crm:2',
    'quotes:1',
    'quotes:2',
    'cash:1',
    'cash:2',
    'gateway:1',
    'gateway:2',
  ])
  const [session] = JSON.parse(keys.SESSION_PUBLIC_KEYS ?? '').keys
  expect(Object.keys(session).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const message = Buffer.from('message')
  const signature = sign(
    'RSA-SHA256',
    message,
    createPrivateKey({ key: JSON.parse(keys.SESSION_PRIVATE_KEY ?? ''), format: 'jwk' }),
  )
  expect(verify('RSA-SHA256', message, createPublicKey({ key: session, format: 'jwk' }), signature)).toBe(true)

  expect((await loadKeys(folder, BITS)).IDENTITY_PUBLIC_KEYS).toBe(keys.IDENTITY_PUBLIC_KEYS)
})

it('a rotation switches to keys that all parts already know, keeps the old ones valid, and is possible once a month', async () => {
  const folder = join(newFolder(), 'keys')
  const before = await loadKeys(folder, BITS)
  expect(await rotateKeys(folder, BITS)).toEqual({ waitDays: 0 })
  const after = await loadKeys(folder, BITS)
  expect(kids(before.SESSION_PUBLIC_KEYS)).toEqual(['session:1', 'session:2'])
  expect(kids(after.SESSION_PUBLIC_KEYS)).toEqual(['session:2', 'session:3', 'session:1'])
  expect(kids(after.IDENTITY_PUBLIC_KEYS)).toHaveLength(12)
  expect(kids(after.VISITOR_PUBLIC_KEYS)).toEqual(['visitor:2', 'visitor:3', 'visitor:1'])
  expect(JSON.parse(after.SESSION_PRIVATE_KEY ?? '').kid).toBe('session:2')
  expect(JSON.parse(after.SESSION_PUBLIC_KEYS ?? '').keys[0]).toEqual(
    JSON.parse(before.SESSION_PUBLIC_KEYS ?? '').keys[1],
  )
  expect(JSON.parse(after.SESSION_PUBLIC_KEYS ?? '').keys[2]).toEqual(
    JSON.parse(before.SESSION_PUBLIC_KEYS ?? '').keys[0],
  )
  for (const file of readdirSync(folder)) expect(mode(join(folder, file))).toBe('600')

  expect(await rotateKeys(folder, BITS)).toEqual({ waitDays: 30 })
  expect((await loadKeys(folder, BITS)).SESSION_PUBLIC_KEYS).toBe(after.SESSION_PUBLIC_KEYS)
  const monthAgo = Date.now() / 1000 - 31 * 86_400
  utimesSync(join(folder, 'session.previous.json'), monthAgo, monthAgo)
  await rotateKeys(folder, BITS)
  expect(kids((await loadKeys(folder, BITS)).SESSION_PUBLIC_KEYS)).toEqual(['session:3', 'session:4', 'session:2'])
})

/** @param {string | undefined} jwks */
const kids = (jwks = '') => JSON.parse(jwks).keys.map((/** @type {{ kid: string }} */ key) => key.kid)
