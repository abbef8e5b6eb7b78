import { hash } from 'node:crypto'

const digest = (text: string) => hash('sha256', text, 'base64url')

/**
 * Identifies an account's data as this build of a service would render it. All accounts share the same URLs, so the
 * account is part of the token: two accounts never have the same one.
 */
export const versionToken = (accountId: string, version: string, build: string): string =>
  digest(JSON.stringify([accountId, version, build]))

/** The ETag of a URL's response for a version of the data. Weak, since the response may be compressed on its way. */
export const etagOf = (version: string, url: string): string => `W/"${digest(`${version} ${url}`)}"`

/** Whether the caller's If-None-Match already names this ETag. */
export const matchesEtag = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === etag)

/** The browser caches the response for this person and revalidates it each time. */
export const etagHeaders = (etag: string) => ({ ETag: etag, 'Cache-Control': 'private, no-cache' })
