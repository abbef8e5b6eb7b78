import { randomUUID } from 'node:crypto'
import { userMessages, currentUser, login, logout, register, type User } from '@atelie/contract/users'
import { signToken, type PrivateKey, type SessionClaims } from '@atelie/service-kit/identity'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { SESSION_AUDIENCE, sessionCookie } from '@atelie/service-kit/session-cookie'
import type { Response } from 'express'
import { comparisonKey, type StoredUser, type UserModel } from '../models/user.ts'
import type { RevocationModel } from '../models/revocation.ts'
import { hashPassword, passwordMatches } from '../rules/passwords.ts'
import { remainingSeconds, shouldRenew } from '../rules/session-length.ts'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

export interface SessionDeps {
  users: UserModel
  revocations: RevocationModel
  sessionKey: PrivateKey
  publicUrl: string
}

export function addSessionRoutes(route: Route, deps: SessionDeps): void {
  const { users, revocations } = deps
  const cookie = sessionCookie(deps.publicUrl)

  function setSession(response: Response, accountId: string, session: { sid: string; signedInAt: number }): void {
    const now = nowInSeconds()
    const seconds = remainingSeconds(session, now)
    const token = signToken(deps.sessionKey, { sub: accountId, session: { ...session, renewedAt: now } }, {
      audience: SESSION_AUDIENCE, expiresInSeconds: seconds,
    })
    response.cookie(cookie.name, token, { ...cookie.options, maxAge: seconds * 1000 })
  }

  const startSession = (response: Response, accountId: string) =>
    setSession(response, accountId, { sid: randomUUID(), signedInAt: nowInSeconds() })

  route(register, async ({ body, response }) => {
    const passwordHash = await hashPassword(body.password)
    try {
      const created = await users.create({
        fullName: body.fullName, passwordHash,
        email: body.email, emailKey: comparisonKey(body.email),
        ...(body.username ? { username: body.username, usernameKey: comparisonKey(body.username) } : {}),
      })
      startSession(response, created.id as string)
      return toUser(created)
    } catch (error) {
      throw takenProblem(error) ?? error
    }
  })

  route(login, async ({ body, response }) => {
    const found = await users.findOne({ emailKey: comparisonKey(body.email) }).lean()
    if (!await passwordMatches(found?.passwordHash, body.password) || !found) throw new Problem('bad_credentials')
    startSession(response, found._id.toHexString())
    return toUser(found)
  })

  route(logout, async ({ identity, response }) => {
    // First, so that the browser forgets the session even when the database cannot.
    response.clearCookie(cookie.name, cookie.options)
    if (identity?.session) await revoke(identity.session)
  })

  route(currentUser, async ({ identity, response }) => {
    const found = await users.findById(identity.sub).lean()
    if (!found) throw new Problem('unauthenticated')
    const { sid, signedInAt } = identity.session
    if (shouldRenew(identity.session, nowInSeconds())) setSession(response, identity.sub, { sid, signedInAt })
    return toUser(found)
  })

  async function revoke({ sid, signedInAt }: SessionClaims): Promise<void> {
    const now = nowInSeconds()
    const expiresAt = new Date((now + remainingSeconds({ signedInAt }, now)) * 1000)
    try {
      await revocations.create({ _id: sid, revokedAt: new Date(), expiresAt })
    } catch (error) {
      // Signed out twice is signed out.
      if (!duplicateKeyFields(error)) throw error
    }
  }
}

function toUser(stored: Pick<StoredUser, 'email' | 'username' | 'fullName'>): User {
  return { email: stored.email, username: stored.username ?? null, fullName: stored.fullName }
}

function takenProblem(error: unknown): Problem | null {
  const fields = duplicateKeyFields(error)
  if (!fields) return null
  const taken = fields.includes('usernameKey') ? 'username' : 'email'
  const message = taken === 'username' ? userMessages.usernameTaken : userMessages.emailTaken
  return new Problem('conflict', { error: message, issues: [{ path: taken, message }] })
}
