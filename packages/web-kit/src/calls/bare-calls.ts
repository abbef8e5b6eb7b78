import { bareCalls } from '@atelie/contract/bare-calls'
import type * as generators from '@atelie/contract/generators'
import type * as quoteEvents from '@atelie/contract/quote-events'
import type * as users from '@atelie/contract/users'

/** The part of a schema that `complete` reads. */
const schema = (def: { type: string; shape?: object; innerType?: unknown }) => ({ _zod: { def } })
const text = schema({ type: 'string' })
const nullable = (innerType: unknown) => schema({ type: 'nullable', innerType })
const user = schema({
  type: 'object',
  shape: { email: text, username: nullable(text), fullName: text },
}) as unknown as NonNullable<typeof users.currentUser.response>

// Typed like the whole endpoints: their schemas are missing, but what they check is checked by the server.
export const currentUser: typeof users.currentUser = {
  ...bareCalls.currentUser,
  response: nullable(user) as unknown as typeof user,
}
export const login: typeof users.login = { ...bareCalls.login, response: user }
export const register: typeof users.register = { ...bareCalls.register, response: user }
export const logout: typeof users.logout = bareCalls.logout
export const countNewAnswers: typeof quoteEvents.countNewAnswers = bareCalls.countNewAnswers
export const getCraftType: typeof generators.getCraftType = bareCalls.getCraftType
