import { randomUUID } from 'node:crypto'
import { userMessages, currentUser, login, logout, register, type User } from '@atelie/contract/users'
import { signToken, type Identity, type KeySet, type PrivateKey } from '@atelie/service-kit/identity'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { SESSION_AUDIENCE, sessionCookie } from '@atelie/service-kit/cookies'
import type { Request, Response } from 'express'
import { comparisonKey, type StoredUser, type UserModel } from '../models/user.ts'
import { revoke, type RevocationModel } from '../models/revocation.ts'
import { createClaims } from '../rules/claimed-visitor.ts'
import { createDevices } from '../rules/known-device.ts'
import { hashPassword, passwordMatches, refuseWhenBusy } from '../rules/passwords.ts'
import type { SignInLimits } from '../rules/sign-in-limits.ts'
import { nowInSeconds, remainingSeconds, shouldRenew } from '../rules/session-length.ts'

export interface SessionDeps {
  users: UserModel
  revocations: RevocationModel
  /** Signs sessions; `sessionKeys` has its public part, and those of keys that signed before it. */
  sessionKey: PrivateKey
  sessionKeys: KeySet
  publicUrl: string
  limits: SignInLimits
}

export function addSessionRoutes(route: Route, deps: SessionDeps): void {
  const { users, revocations, limits } = deps
  const devices = createDevices(deps)
  const claimVisitor = createClaims(deps.publicUrl)
  const cookie = sessionCookie(deps.publicUrl)

  function setSession(response: Response, accountId: string, session: { sid: string; signedInAt: number }): void {
    const now = nowInSeconds()
    const seconds = remainingSeconds(session, now)
    const token = signToken(deps.sessionKey, { sub: accountId, session: { ...session, renewedAt: now } }, {
      audience: SESSION_AUDIENCE, expiresInSeconds: seconds,
    })
    response.cookie(cookie.name, token, { ...cookie.options, maxAge: seconds * 1000 })
  }

  /** The session that this one takes the place of in the browser is over. */
  async function startSession(request: Request, response: Response, accountId: string, before: Identity | null): Promise<void> {
    if (before?.session) await revoke(revocations, before.session)
    setSession(response, accountId, { sid: randomUUID(), signedInAt: nowInSeconds() })
    devices.remember(request, response, accountId)
    claimVisitor(request, response, accountId)
  }

  route(register, async ({ identity, body, request, response }) => {
    await limits.countAddress(request.ip)
    const passwordHash = await hashPassword(body.password)
    try {
      const created = await users.create({
        fullName: body.fullName, passwordHash,
        email: body.email, emailKey: comparisonKey(body.email),
        ...(body.username ? { username: body.username, usernameKey: comparisonKey(body.username) } : {}),
      })
      await startSession(request, response, created.id as string, identity)
      return toUser(created)
    } catch (error) {
      throw takenProblem(error) ?? error
    }
  })

  route(login, async ({ identity, body, request, response }) => {
    const emailKey = comparisonKey(body.email)
    const found = await users.findOne({ emailKey }).lean()
    // First: a try that nobody had time to look at must not count as wrong.
    refuseWhenBusy()
    const device = found && devices.known(request, found._id.toHexString())
    // Strangers on a shared line must not lock out a browser that was there before.
    if (!device) await limits.countAddress(request.ip)
    const attempt = await limits.beginTry(device ?? emailKey)
    if (!await passwordMatches(found?.passwordHash, body.password) || !found) throw attempt.problem()
    await attempt.right()
    await startSession(request, response, found._id.toHexString(), identity)
    return toUser(found)
  })

  route(logout, async ({ identity, response }) => {
    // First, so that the browser forgets the session even when the database cannot.
    response.clearCookie(cookie.name, cookie.options)
    if (identity?.session) await revoke(revocations, identity.session)
  })

  route(currentUser, async ({ identity, response }) => {
    const found = await users.findById(identity.sub).lean()
    if (!found) throw new Problem('unauthenticated')
    const { sid, signedInAt } = identity.session
    if (shouldRenew(identity.session, nowInSeconds())) setSession(response, identity.sub, { sid, signedInAt })
    return toUser(found)
  })
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
