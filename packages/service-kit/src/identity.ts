import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { z } from '@atelie/contract/zod'
import type { Request } from 'express'
import jwt from 'jsonwebtoken'
import { Problem } from './problem.ts'

/** A JWK whose `kid` is `<issuer>:<n>`: a key may speak only for the issuer in its name. */
export const jwk = z.looseObject({ kty: z.literal('RSA'), kid: z.string().regex(/^[a-z]+:\d+$/) })
export const jwks = z.object({ keys: z.array(jwk).min(1) })
export type PrivateKey = { kid: string; issuer: string; key: KeyObject }
export type KeySet = ReadonlyMap<string, { issuer: string; key: KeyObject }>

const ALGORITHM = 'RS256'
const LIFETIME_SECONDS = 60

const issuerOf = (kid: string) => kid.split(':', 1)[0] as string

export function readPrivateKey(key: z.output<typeof jwk>): PrivateKey {
  return { kid: key.kid, issuer: issuerOf(key.kid), key: createPrivateKey({ key: key as JsonWebKey, format: 'jwk' }) }
}

export function readKeySet(set: z.output<typeof jwks>): KeySet {
  return new Map(
    set.keys.map((key) => [
      key.kid,
      { issuer: issuerOf(key.kid), key: createPublicKey({ key: key as JsonWebKey, format: 'jwk' }) },
    ]),
  )
}

/** Signs a token of ours. A KeyObject makes it fifty times cheaper than a PEM string. */
export function signToken(
  privateKey: PrivateKey,
  claims: object,
  options: { audience: string; expiresInSeconds: number },
): string {
  return jwt.sign(claims, privateKey.key, {
    algorithm: ALGORITHM,
    keyid: privateKey.kid,
    issuer: privateKey.issuer,
    audience: options.audience,
    expiresIn: options.expiresInSeconds,
  })
}

/** The claims of a token that one of `keys` signed for `audience`, or null. */
export function verifyToken<S extends z.ZodType>(
  token: string,
  keys: KeySet,
  audience: string,
  claims: S,
): z.output<S> | null {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid
    const signer = kid === undefined ? undefined : keys.get(kid)
    if (!signer || !isPlain(token.slice(token.lastIndexOf('.') + 1))) return null
    return claims.parse(jwt.verify(token, signer.key, { algorithms: [ALGORITHM], audience, issuer: signer.issuer }))
  } catch {
    return null
  }
}

/** Whether a signature is written as we write it: decoding passes over what is added to it, so that one cookie would be many. */
const isPlain = (signature: string) => Buffer.from(signature, 'base64url').toString('base64url') === signature

/** A person's session, as the cookie proves it and as the gateway passes it on to services. */
export const sessionClaims = z.object({
  /** Random; revoked at sign-out. */
  sid: z.string().min(8),
  /** Seconds since the epoch: when the person typed the password. */
  signedInAt: z.int(),
  /** Seconds since the epoch: when the cookie was last renewed. */
  renewedAt: z.int(),
})
export type SessionClaims = z.output<typeof sessionClaims>

/** Names whom a request between our parts acts for: an account, and the part that vouches for it. */
export const identityClaims = z.object({
  /** The account's internal id, or NO_ACCOUNT. */
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  /** Present when the call comes from a person. */
  session: sessionClaims.optional(),
  iss: z.string(),
})
export type Identity = z.output<typeof identityClaims>
export type PersonIdentity = Identity & { session: SessionClaims }

/** The account of calls that our parts make on their own behalf. */
export const NO_ACCOUNT = '0'.repeat(24)

/** A one-minute token that lets `audience` act for an account. */
export function signIdentity(key: PrivateKey, audience: string, identity: Pick<Identity, 'sub' | 'session'>): string {
  return signToken(key, identity, { audience, expiresInSeconds: LIFETIME_SECONDS })
}

/** Reads the caller's identity from the Authorization header; null without a valid one. */
export function identityOf(request: Request, keys: KeySet, audience: string): Identity | null {
  const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1]
  return token ? verifyToken(token, keys, audience, identityClaims) : null
}

/** People come through the gateway with their session; our own parts have none and may only make service calls. */
export function requireIdentity(identity: Identity | null, access: 'account' | 'service'): Identity {
  const isPerson = identity?.iss === 'gateway' && identity.session !== undefined
  const isPart = identity?.session === undefined
  if (!identity || !(access === 'account' ? isPerson : isPart)) throw new Problem('unauthenticated')
  return identity
}
