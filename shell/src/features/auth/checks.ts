import { loginBody, registerForm } from '@atelie/contract/users'
import type { core } from '@atelie/contract/schema'
import { safeParse } from '@atelie/contract/schema'

/** The fault of each field; of several faults the first. */
function errorsOf(schema: core.$ZodType, values: Record<string, string>): Record<string, string> {
  const issues = safeParse(schema, values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

export const checkLogin = (values: Record<string, string>) => errorsOf(loginBody, values)
export const checkRegistration = (values: Record<string, string>) => errorsOf(registerForm, values)
