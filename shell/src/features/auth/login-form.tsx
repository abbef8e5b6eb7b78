import { loginBody } from '@atelie/contract/users'
import { useAuth } from '@atelie/web-kit/auth-context'
import { FormField } from '@atelie/web-kit/form-field'
import { showIssues } from '@atelie/web-kit/form-issues'
import { PasswordField } from '@atelie/web-kit/password-field'
import { Alert, Button, Stack } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import { useZodForm } from '@atelie/web-kit/zod-form'
import { useState } from 'react'
import { failureMessage } from './failure-message.ts'
import { strings } from './strings.ts'

export function LoginForm() {
  const { login } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useZodForm(loginBody, { email: '', password: '' })
  const { control, handleSubmit, formState: { isSubmitting } } = form

  const submit = handleSubmit(async (credentials) => {
    setFailure(null)
    await login(credentials).catch((error: unknown) => {
      setFailure(failureMessage(error))
      showIssues(error, form)
    })
  })

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <FormField control={control} name="email" render={(field) => <TextField {...field} type="email" label={strings.email} autoComplete="username" />} />
      <FormField control={control} name="password" render={(field) => <PasswordField {...field} label={strings.password} autoComplete="current-password" />} />
      <Button type="submit" size="large" variant="contained" disabled={isSubmitting}>{isSubmitting ? strings.signingIn : strings.signIn}</Button>
    </Stack>
  )
}
