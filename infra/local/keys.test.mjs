// @ts-check
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadKeys } from './keys.mjs'

const mode = (/** @type {string} */ path) => (statSync(path).mode & 0o777).toString(8)

it('makes keys once, readable by their owner only, with public parts that match', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'atelie-keys-')), 'keys')
  const keys = await loadKeys(folder)
  expect(mode(folder)).toBe('700')
  for (const file of readdirSync(folder)) expect(mode(join(folder, file))).toBe('600')

  const identities = JSON.parse(keys.identityPublicKeys).keys
  expect(identities.map((/** @type {{ kid: string }} */ key) => key.kid)).toEqual(['gateway:1', 'crm:1', 'quotes:1'])
  const [session] = JSON.parse(keys.sessionPublicKeys).keys
  expect(Object.keys(session).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const message = Buffer.from('message')
  const signature = sign('RSA-SHA256', message, createPrivateKey({ key: JSON.parse(keys.privateKey('session')), format: 'jwk' }))
  expect(verify('RSA-SHA256', message, createPublicKey({ key: session, format: 'jwk' }), signature)).toBe(true)

  expect((await loadKeys(folder)).identityPublicKeys).toBe(keys.identityPublicKeys)
})
