import { randomUUID } from 'node:crypto'
import { z } from '@atelie/contract/zod'
import { signToken, verifyToken, type KeySet, type PrivateKey } from '@atelie/service-kit/identity'
import { DEVICE_AUDIENCE, deviceCookie } from '@atelie/service-kit/cookies'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

const LIFETIME_SECONDS = 365 * 24 * 60 * 60
/** A counter in a shop has a handful of people. */
const MAX_ACCOUNTS = 10

const deviceClaims = z.object({ device: z.string().min(8), accounts: z.array(z.string()) })

interface Devices {
  /** An id for this browser if it signed in to the account before, else null. */
  known(request: Request, accountId: string): string | null
  /** An id for this browser if it signed in to any account before, else null. */
  name(request: Request): string | null
  /** Records that this browser signed in to the account. */
  remember(request: Request, response: Response, accountId: string): void
}

/** Each browser has a signed list of the accounts it signed in to. It grants no access, only rate limits apart from strangers'. */
export function createDevices(options: { publicUrl: string; sessionKey: PrivateKey; sessionKeys: KeySet }): Devices {
  const cookie = deviceCookie(options.publicUrl)

  function read(request: Request): z.output<typeof deviceClaims> | null {
    const token = parse(request.get('cookie') ?? '')[cookie.name]
    return token ? verifyToken(token, options.sessionKeys, DEVICE_AUDIENCE, deviceClaims) : null
  }

  return {
    known(request, accountId) {
      const found = read(request)
      return found?.accounts.includes(accountId) ? found.device : null
    },
    name: (request) => read(request)?.device ?? null,
    remember(request, response, accountId) {
      const { device, accounts } = read(request) ?? { device: randomUUID(), accounts: [] }
      const latest = [accountId, ...accounts.filter((id) => id !== accountId)].slice(0, MAX_ACCOUNTS)
      const token = signToken(
        options.sessionKey,
        { device, accounts: latest },
        { audience: DEVICE_AUDIENCE, expiresInSeconds: LIFETIME_SECONDS },
      )
      response.cookie(cookie.name, token, { ...cookie.options, maxAge: LIFETIME_SECONDS * 1000 })
    },
  }
}
