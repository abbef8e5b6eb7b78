import { useAuth } from '@atelie/web-kit/session/auth-context'
import { PasswordField } from '@atelie/web-kit/fields/password-field'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { loadChecks } from './load-checks.ts'
import { strings } from './strings.ts'
import { useAuthForm } from './use-auth-form.ts'

export interface AuthFormProps {
  /** The initial value of the e-mail field. */
  email: string
  onEmail: (email: string) => void
}

export function LoginForm({ email, onEmail }: AuthFormProps) {
  const { login } = useAuth()
  const { field, form } = useAuthForm({
    initial: { email, password: '' },
    check: async (values) => (await loadChecks()).checkLogin(values),
    send: login,
  })

  return (
    <AuthForm form={form} label={strings.signIn} busyLabel={strings.signingIn}>
      <EmailField {...field('email')} onType={onEmail} />
      <PasswordField {...field('password')} label={strings.password} autoComplete="current-password" />
    </AuthForm>
  )
}
