import { useAuth } from '@atelie/web-kit/session/auth-context'
import { PasswordField } from '@atelie/web-kit/fields/password-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { loadChecks } from './load-checks.ts'
import type { AuthFormProps } from './login-form.tsx'
import { strings } from './strings.ts'
import { useAuthForm } from './use-auth-form.ts'

export function RegisterForm({ email, onEmail }: AuthFormProps) {
  const { register } = useAuth()
  const { field, form } = useAuthForm({
    initial: { fullName: '', username: '', email, password: '', confirmPassword: '' },
    check: async (values) => (await loadChecks()).checkRegistration(values),
    send: ({ fullName, username, email, password }) => register({ fullName, username, email, password }),
  })

  return (
    <AuthForm form={form} label={strings.signUp} busyLabel={strings.signingUp}>
      <TextField {...field('fullName')} label={strings.fullName} autoComplete="name" />
      <TextField {...field('username', strings.optional)} label={strings.username} autoComplete="off" />
      <EmailField {...field('email')} onType={onEmail} />
      <PasswordField {...field('password')} label={strings.password} autoComplete="new-password" />
      <PasswordField {...field('confirmPassword')} label={strings.confirmPassword} autoComplete="new-password" />
    </AuthForm>
  )
}
