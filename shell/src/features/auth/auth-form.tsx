import { FailureCode } from '@atelie/web-kit/display/failure-code'
import { SubmitButton } from '@atelie/web-kit/forms/submit-button'
import { Alert, Stack } from '@atelie/web-kit/ui'
import type { FormEvent, ReactNode } from 'react'
import { failureMessage } from './failure-message.ts'
import { loadHomeView } from '../home/load-home-view.ts'
import { loadChecks } from './load-checks.ts'

interface Props {
  form: { onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>; failure: unknown; isSending: boolean }
  label: string
  /** The button's label until the response arrives. */
  busyLabel: string
  children: ReactNode
}

export function AuthForm({ form: { onSubmit, failure, isSending }, label, busyLabel, children }: Props) {
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      onSubmit={onSubmit}
      onFocus={() => void Promise.all([loadChecks(), loadHomeView()]).catch(() => undefined)}
    >
      {children}
      {failure !== null && (
        <Alert severity="error">
          {failureMessage(failure)}
          <FailureCode error={failure} />
        </Alert>
      )}
      <SubmitButton size="large" isBusy={isSending} label={label} busyLabel={busyLabel} />
    </Stack>
  )
}
