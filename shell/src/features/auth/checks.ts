import { loginBody, registerForm } from '@atelie/contract/users'
import { resolverOf } from '@atelie/web-kit/forms/zod-form'

export const login = resolverOf(loginBody)
export const registration = resolverOf(registerForm)
