import { bareCalls } from './bare-calls.ts'
import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { requiredText, typeRule } from './fields.ts'
import { oneLine } from './text.ts'
import * as z from '@atelie/contract/schema'

const user = z.object({
  email: z.string(),
  username: z.nullable(z.string()),
  fullName: z.string(),
})
export type User = z.output<typeof user>

/** Keyboards write "ã" as one character or as two, "1" also in full width: passwords are compared in this form. */
const inComparedForm = z.overwrite((typed: string) => typed.normalize('NFKC'))

const passwordRule = 'A senha deve ter pelo menos 6 caracteres'
const longEnough = z.minLength(6, { error: passwordRule, abort: true })
/** The upper bound keeps hashing a huge text from becoming an attack. */
const password = z
  .string(typeRule(passwordRule, 'Senha inválida'))
  .check(longEnough, z.maxLength(200, 'Use no máximo 200 caracteres.'), inComparedForm, longEnough)

const currentPasswordRule = 'Digite sua senha.'
/** The password of the account that is signed in. The rules for a new one do not matter here: it is right or wrong. */
export const currentPassword = z
  .string({ error: currentPasswordRule })
  .check(
    z.minLength(1, { error: currentPasswordRule, abort: true }),
    z.maxLength(200, 'Use no máximo 200 caracteres.'),
    inComparedForm,
  )

const username = z.pipe(
  z.nullish(
    z.string({ error: 'Nome de usuário inválido' }).check(
      z.overwrite(oneLine),
      z.refine((name) => name === '' || name.length >= 3, {
        error: 'Nome de usuário deve ter pelo menos 3 caracteres',
        abort: true,
      }),
      z.regex(/^[A-Za-z0-9_.]*$/, 'Nome de usuário deve conter apenas letras, números, underscore e ponto'),
      z.maxLength(60, 'Use no máximo 60 caracteres.'),
    ),
  ),
  z.transform((name) => name || null),
)

export const loginBody = z.object({ email, password })

export const registerBody = z.object({
  fullName: requiredText('Nome completo é obrigatório'),
  username,
  email,
  password,
})

const confirmationRule = 'Confirmação de senha é obrigatória'

/** Checked apart from the rest, so that it is reported even while other fields are invalid. */
const confirmation = z
  .object({
    password: z.string().check(inComparedForm),
    confirmPassword: z.string({ error: confirmationRule }).check(inComparedForm, z.minLength(1, confirmationRule)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'As senhas não coincidem',
    }),
  )

/** The form's schema: what is sent, plus the confirmation, which is not. */
export const registerForm = z.intersection(registerBody, confirmation)

export const userMessages = {
  emailTaken: 'Este email já está em uso.',
  usernameTaken: 'Este nome de usuário já está em uso.',
  wrongPassword: 'Senha incorreta.',
  tooManyTries: 'Muitas tentativas. Tente novamente em alguns minutos.',
}

export const currentUser = endpoint({ ...bareCalls.currentUser, isRoutine: true, response: user })
export const login = endpoint({ ...bareCalls.login, body: loginBody, response: user })
export const register = endpoint({ ...bareCalls.register, body: registerBody, response: user })
export const logout = endpoint(bareCalls.logout)
