import type { EndpointResponse } from '@atelie/contract/endpoint'
import { checkPassword } from '@atelie/contract/internal'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import type { UserModel } from '../models/user.ts'
import { passwordMatches, passwordQueue } from '../rules/passwords.ts'
import { createSecurityEvents } from '../rules/security-events.ts'
import type { SignInLimits } from '../rules/sign-in-limits.ts'

type Answer = EndpointResponse<typeof checkPassword>

interface PasswordCheckDeps {
  users: UserModel
  limits: SignInLimits
  log: Logger
}

/** Another service asks before it changes what a session alone must not change. */
export function addPasswordCheckRoutes(route: Route, { users, limits, log }: PasswordCheckDeps): void {
  const { note, noteRefusal } = createSecurityEvents(log)

  /** Throws the problem of a sign-in with that password. */
  async function confirm(account: string, password: string): Promise<void> {
    const found = await users.findById(account, { emailKey: 1, passwordHash: 1 }).lean()
    if (!found) throw new Problem('bad_credentials')
    await passwordQueue(limits.confirmers(account), async (runInTurn) => {
      const attempt = await limits.beginConfirmation({ account, emailKey: found.emailKey })
      if (!(await passwordMatches(runInTurn, found.passwordHash, password))) throw attempt.problem()
      await attempt.succeed()
    })
  }

  route(checkPassword, async ({ identity: { sub: account }, body }): Promise<Answer> => {
    const actor = { account, address: undefined }
    try {
      await confirm(account, body.password)
      note('password_confirmed', actor)
      return { result: 'right', retryAfterSeconds: 0 }
    } catch (error) {
      noteRefusal('password_refused', actor, error)
      const result = error instanceof Problem && refusals.get(error.code)
      if (!result) throw error
      return { result, retryAfterSeconds: error.retryAfterSeconds ?? 0 }
    }
  })
}

const refusals = new Map<string, Answer['result']>([
  ['bad_credentials', 'wrong'],
  ['too_many_requests', 'too_many'],
])
