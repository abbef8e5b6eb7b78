import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { IdeasInput } from './form.ts'

/** Puts the niche that is stored into the form when it has become another one, unless somebody is typing theirs. */
export function useStoredNiche({ formState: { defaultValues }, getValues, resetField }: UseFormReturn<IdeasInput>, stored: string | null): void {
  const shown = defaultValues?.craftType
  useEffect(() => {
    if (stored === null || stored === shown) return
    const typed = getValues('craftType').trim()
    if (typed === shown || typed === stored) resetField('craftType', { defaultValue: stored })
  }, [getValues, resetField, shown, stored])
}
