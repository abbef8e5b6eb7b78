import { useAuth } from '@atelie/web-kit/session/auth-context'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { PasswordField } from '@atelie/web-kit/fields/password-field'
import { useCheckedForm } from '@atelie/web-kit/forms/checked-form'
import { AuthForm, ERROR_LINE } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { checkLogin } from './load-checks.ts'
import { strings } from './strings.ts'

export interface AuthFormProps {
  /** The initial value of the e-mail field. */
  email: string
  onEmail: (email: string) => void
}

export function LoginForm({ email, onEmail }: AuthFormProps) {
  const { login } = useAuth()
  const form = useCheckedForm(checkLogin, { email, password: '' }, 'onTouched')
  const { control } = form

  return (
    <AuthForm form={form} send={login} label={strings.signIn} busyLabel={strings.signingIn}>
      <FormField control={control} name="email" hint={ERROR_LINE} render={(field) => <EmailField {...field} onType={onEmail} />} />
      <FormField control={control} name="password" hint={ERROR_LINE} render={(field) => <PasswordField {...field} label={strings.password} autoComplete="current-password" />} />
    </AuthForm>
  )
}
