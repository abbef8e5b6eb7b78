import { callApi } from '@atelie/web-kit/calls/api'
import { getCraftType } from '@atelie/web-kit/calls/bare-calls'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { SubmitButton } from '@atelie/web-kit/forms/submit-button'
import { Alert, Stack } from '@atelie/web-kit/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from '@atelie/web-kit/hook-form'
import { failureMessage } from './failure-message.ts'
import { loadChecks } from './load-checks.ts'

/** An empty hint that reserves a line for errors: otherwise leaving a field would move the button away from under a click. */
export const ERROR_LINE = ' '

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>
  send: (values: Values) => Promise<unknown>
  label: string
  /** The button's label until the response arrives. */
  busyLabel: string
  children: ReactNode
}

/** What sign-in and registration share: one call at a time, and an error where the person just was. */
export function AuthForm<Values extends FieldValues>({ form, send, label, busyLabel, children }: Props<Values>) {
  const [failure, setFailure] = useState<string | null>(null)
  const { handleSubmit, formState: { isSubmitting } } = form

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    await send(values).then(claimNiche, (error: unknown) => {
      setFailure(failureMessage(error))
      applyServerErrors(error, form)
    })
  })

  function submitOnce(event: FormEvent) {
    event.preventDefault()
    if (!isSubmitting) loadChecks().then(() => submit(event), (error: unknown) => setFailure(failureMessage(error)))
  }

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submitOnce} onFocus={() => void loadChecks().catch(() => undefined)}>
      {children}
      {failure && <Alert severity="error">{failure}</Alert>}
      <SubmitButton size="large" isBusy={isSubmitting} label={label} busyLabel={busyLabel} />
    </Stack>
  )
}

/** This call moves the visitor's niche into the account. If it fails, the niche waits for the next one. */
function claimNiche(): void {
  callApi(getCraftType, {}).catch(() => undefined)
}
