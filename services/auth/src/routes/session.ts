import { randomUUID } from 'node:crypto'
import { userMessages, currentUser, login, logout, register, type User } from '@atelie/contract/users'
import { signToken, type PrivateKey } from '@atelie/service-kit/identity'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { SESSION_AUDIENCE, sessionCookie } from '@atelie/service-kit/session-cookie'
import type { Response } from 'express'
import { comparisonKey, type StoredUser, type UserModel } from '../models/user.ts'
import { hashPassword, passwordMatches } from '../rules/passwords.ts'

const SESSION_SECONDS = 30 * 24 * 60 * 60

export interface SessionDeps {
  users: UserModel
  sessionKey: PrivateKey
  publicUrl: string
}

export function addSessionRoutes(route: Route, deps: SessionDeps): void {
  const { users } = deps
  const cookie = sessionCookie(deps.publicUrl)

  function startSession(response: Response, accountId: string): void {
    const token = signToken(deps.sessionKey, { sub: accountId, sid: randomUUID() }, {
      audience: SESSION_AUDIENCE, expiresInSeconds: SESSION_SECONDS,
    })
    response.cookie(cookie.name, token, { ...cookie.options, maxAge: SESSION_SECONDS * 1000 })
  }

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

  route(logout, async ({ response }) => {
    response.clearCookie(cookie.name, cookie.options)
  })

  route(currentUser, async ({ identity }) => {
    const found = await users.findById(identity.sub).lean()
    if (!found) throw new Problem('unauthenticated')
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
