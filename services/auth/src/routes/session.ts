import { userMessages, currentUser, login, logout, register, type User } from '@atelie/contract/users'
import type { Identity, KeySet, PrivateKey } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import type { Request, Response } from 'express'
import { comparisonKey, type StoredUser, type UserModel } from '../models/user.ts'
import { revoke, type RevocationModel } from '../models/revocation.ts'
import { createBrowserSessions } from '../rules/browser-session.ts'
import { createClaims } from '../rules/claimed-visitor.ts'
import { createDevices } from '../rules/known-device.ts'
import { hashPassword, passwordMatches, passwordQueue } from '../rules/passwords.ts'
import { createSecurityEvents } from '../rules/security-events.ts'
import type { SignInLimits } from '../rules/sign-in-limits.ts'

export interface SessionDeps {
  users: UserModel
  revocations: RevocationModel
  /** Signs sessions; `sessionKeys` has its public key, and those of earlier signing keys. */
  sessionKey: PrivateKey
  sessionKeys: KeySet
  publicUrl: string
  limits: SignInLimits
  log: Logger
}

export function addSessionRoutes(route: Route, deps: SessionDeps): void {
  const { users, revocations, limits } = deps
  const devices = createDevices(deps)
  const sessions = createBrowserSessions(deps)
  const claimVisitor = createClaims(deps.publicUrl)
  const { note, noteRefusal } = createSecurityEvents(deps.log)

  /** Also ends the session that the new one replaces in the browser. */
  async function startSession(
    request: Request,
    response: Response,
    accountId: string,
    previous: Identity | null,
  ): Promise<void> {
    if (previous?.session) await revoke(revocations, previous.session)
    sessions.start(response, accountId)
    devices.remember(request, response, accountId)
    claimVisitor(request, response, accountId)
  }

  route(register, async ({ identity, body, request, response }) => {
    const caller = { address: request.ip, emailKey: comparisonKey(body.email), device: null, account: undefined }
    try {
      return await passwordQueue(limits.sharers(caller), async (runInTurn) => {
        await limits.countRegistration(caller)
        const created = await users.create({
          fullName: body.fullName,
          passwordHash: await hashPassword(runInTurn, body.password),
          email: body.email,
          emailKey: caller.emailKey,
          ...(body.username ? { username: body.username, usernameKey: comparisonKey(body.username) } : {}),
        })
        const account = created.id as string
        await startSession(request, response, account, identity)
        note('registered', { ...caller, account })
        return toUser(created)
      })
    } catch (error) {
      throw noteRefusal('registration_refused', caller, takenProblem(error) ?? error)
    }
  })

  route(login, async ({ identity, body, request, response }) => {
    const asker = { address: request.ip, emailKey: comparisonKey(body.email), browser: devices.name(request) }
    const actor = { address: request.ip, account: undefined as string | undefined }
    try {
      return await passwordQueue(limits.askers(asker), async () => {
        const found = await users.findOne({ emailKey: asker.emailKey }).lean()
        const account = (actor.account = found?._id.toHexString())
        const caller = { ...asker, account, device: account ? devices.known(request, account) : null }
        // Queue first: an attempt that never got its turn must not count as wrong.
        return passwordQueue(limits.sharers(caller), async (runInTurn) => {
          const attempt = await limits.beginAttempt(caller)
          if (!(await passwordMatches(runInTurn, found?.passwordHash, body.password)) || !found || !account)
            throw attempt.problem()
          await attempt.succeed()
          await startSession(request, response, account, identity)
          note('signed_in', actor)
          return toUser(found)
        })
      })
    } catch (error) {
      throw noteRefusal('sign_in_refused', actor, error)
    }
  })

  route(logout, async ({ identity, request, response }) => {
    // First, so that the browser loses the session even if the database is down.
    sessions.forget(response)
    if (!identity?.session) return
    await revoke(revocations, identity.session)
    note('signed_out', { account: identity.sub, address: request.ip })
  })

  route(currentUser, async ({ identity, response }) => {
    const found = await users.findById(identity.sub).lean()
    if (!found) throw new Problem('unauthenticated')
    sessions.renew(response, identity.sub, identity.session)
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
