import { useAuth } from '@atelie/web-kit/session/auth-context'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { PasswordField } from '@atelie/web-kit/fields/password-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useCheckedForm } from '@atelie/web-kit/forms/checked-form'
import { useEffect } from 'react'
import { useWatch } from '@atelie/web-kit/hook-form'
import { AuthForm, ERROR_LINE } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { checkRegistration } from './load-checks.ts'
import type { AuthFormProps } from './login-form.tsx'
import { strings } from './strings.ts'

const emptyForm = { fullName: '', username: '', password: '', confirmPassword: '' }

export function RegisterForm({ email, onEmail }: AuthFormProps) {
  const { register } = useAuth()
  const form = useCheckedForm(checkRegistration, { ...emptyForm, email }, 'onTouched')
  const { control, trigger, formState: { touchedFields, isSubmitted } } = form

  // A changed password rechecks its confirmation, if that was checked before.
  const password = useWatch({ control, name: 'password' })
  const isConfirmed = isSubmitted || touchedFields.confirmPassword === true
  useEffect(() => {
    if (isConfirmed) void trigger('confirmPassword')
  }, [isConfirmed, password, trigger])

  return (
    <AuthForm
      form={form}
      send={({ fullName, username, email, password }) => register({ fullName, username, email, password })}
      label={strings.signUp}
      busyLabel={strings.signingUp}
    >
      <FormField control={control} name="fullName" hint={ERROR_LINE} render={(field) => <TextField {...field} label={strings.fullName} autoComplete="name" />} />
      <FormField control={control} name="username" hint={strings.optional} render={(field) => <TextField {...field} label={strings.username} autoComplete="off" />} />
      <FormField control={control} name="email" hint={ERROR_LINE} render={(field) => <EmailField {...field} onType={onEmail} />} />
      <FormField control={control} name="password" hint={ERROR_LINE} render={(field) => <PasswordField {...field} label={strings.password} autoComplete="new-password" />} />
      <FormField control={control} name="confirmPassword" hint={ERROR_LINE} render={(field) => <PasswordField {...field} label={strings.confirmPassword} autoComplete="new-password" />} />
    </AuthForm>
  )
}
