import { useEffect } from 'react'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import type { IdeasInput } from './form.ts'

/** Puts a stored niche that has changed into the form, unless the person is typing one. */
export function useStoredNiche(
  { formState: { defaultValues }, getValues, resetField }: UseFormReturn<IdeasInput>,
  stored: string | null,
): void {
  const currentDefault = defaultValues?.craftType
  useEffect(() => {
    if (stored === null || stored === currentDefault) return
    const typed = getValues('craftType').trim()
    if (typed === currentDefault || typed === stored) resetField('craftType', { defaultValue: stored })
  }, [getValues, resetField, currentDefault, stored])
}
