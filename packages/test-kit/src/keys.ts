import { generateKeyPairSync } from 'node:crypto'
import {
  readKeySet,
  readPrivateKey,
  signIdentity,
  type KeySet,
  type PrivateKey,
  type SessionClaims,
} from '@atelie/service-kit/identity'

/** A fresh RSA key pair in the format of the services' settings, named `session` (its first key) or `session:2`. */
function createKeyPair(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const named = { kid: name.includes(':') ? name : `${name}:1`, alg: 'RS256', use: 'sig', kty: 'RSA' } as const
  return {
    private: { ...privateKey.export({ format: 'jwk' }), ...named },
    public: { ...publicKey.export({ format: 'jwk' }), ...named },
  }
}

export interface TestKeys {
  /** The keys that services trust. */
  keys: KeySet
  privateKeyOf(issuer: string): PrivateKey
  /** An Authorization header with which an issuer calls a service for an account; the gateway's includes a session. */
  bearer(issuer: string, audience: string, accountId: string): string
}

/** A session that started and was renewed just now. */
export function testSession(): SessionClaims {
  const now = Math.floor(Date.now() / 1000)
  return { sid: 'test-session', signedInAt: now, renewedAt: now }
}

export function createTestKeys(issuers = ['gateway', 'crm', 'quotes', 'session', 'visitor']): TestKeys {
  const pairs = new Map(issuers.map((issuer) => [issuer, createKeyPair(issuer)]))
  const privateKeys = new Map([...pairs].map(([issuer, pair]) => [issuer, readPrivateKey(pair.private)]))
  const privateKeyOf = (issuer: string) => privateKeys.get(issuer)!
  return {
    keys: readKeySet({ keys: [...pairs.values()].map((pair) => pair.public) }),
    privateKeyOf,
    bearer: (issuer, audience, accountId) =>
      `Bearer ${signIdentity(privateKeyOf(issuer), audience, { sub: accountId, ...(issuer === 'gateway' ? { session: testSession() } : {}) })}`,
  }
}
