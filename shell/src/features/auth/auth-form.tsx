import { getCraftType } from '@atelie/contract/generators'
import { callApi } from '@atelie/web-kit/calls/api'
import { showIssues } from '@atelie/web-kit/forms/issues'
import { SubmitButton } from '@atelie/web-kit/forms/submit-button'
import { Alert, Stack } from '@atelie/web-kit/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { failureMessage } from './failure-message.ts'

/** A field's hint that only keeps the line for its errors: otherwise leaving a field would move the button away from under a click. */
export const ERROR_LINE = ' '

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>
  send: (values: Values) => Promise<unknown>
  label: string
  /** What the button says until the answer is there. */
  busyLabel: string
  children: ReactNode
}

/** What signing in and registering share: one call at a time, and a refusal that is said where the person just was. */
export function AuthForm<Values extends FieldValues>({ form, send, label, busyLabel, children }: Props<Values>) {
  const [failure, setFailure] = useState<string | null>(null)
  const { handleSubmit, formState: { isSubmitting } } = form

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    await send(values).then(takeNicheAlong, (error: unknown) => {
      setFailure(failureMessage(error))
      showIssues(error, form)
    })
  })

  function submitOnce(event: FormEvent) {
    event.preventDefault()
    if (!isSubmitting) void submit(event)
  }

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submitOnce}>
      {children}
      {failure && <Alert severity="error">{failure}</Alert>}
      <SubmitButton size="large" isBusy={isSubmitting} label={label} busyLabel={busyLabel} />
    </Stack>
  )
}

/** With this call the niche of the visitor moves into the account. When it fails, the niche waits for the next one. */
function takeNicheAlong(): void {
  callApi(getCraftType, {}).catch(() => undefined)
}
