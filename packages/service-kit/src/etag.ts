import { createHash } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * What an account's data is now, as this build of a service would tell it. Addresses are shared by all accounts, so
 * the account is part of it: nobody's state is ever anybody else's.
 */
export const stateOf = (accountId: string, version: string, build: string): string => hash(JSON.stringify([accountId, version, build]))

/** The ETag of what an address answers in a state. Weak, since the answer may be compressed on its way. */
export const etagOf = (state: string, url: string): string => `W/"${hash(`${state} ${url}`)}"`

/** Whether a caller has the answer already, going by its If-None-Match. */
export const isNamed = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === etag)

/** The browser keeps the answer for this person, and asks each time whether it still holds. */
export const etagHeaders = (etag: string) => ({ ETag: etag, 'Cache-Control': 'private, no-cache' })
