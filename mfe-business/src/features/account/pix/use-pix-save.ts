import type { pixBody, PixSettings } from '@atelie/contract/pix'
import type { input } from '@atelie/contract/schema'
import { ApiError } from '@atelie/web-kit/calls/api'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useSavePix } from './queries.ts'
import { strings } from './strings.ts'

export type PixInput = input<typeof pixBody>

interface Options {
  form: UseFormReturn<PixInput>
  /** The settings when the form was filled in. */
  edited: PixSettings
  saved: { title: string; description: string }
  onSaved: () => void
}

/** Sends a form with the password, and shows the outcome. */
export function usePixSave({ form, edited, saved, onSaved }: Options) {
  const toast = useToast()
  const { mutateAsync, isPending } = useSavePix()
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ body, edited })
      toast(saved)
      onSaved()
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: failureMessage(error), error })
      applyServerErrors(error, form)
    }
  })
  return { submit, isSaving: isPending }
}

/** The server's words, which tell a wrong password from too many of them. */
const failureMessage = (error: unknown): string =>
  error instanceof ApiError && error.code ? error.detail : strings.saveFailed
