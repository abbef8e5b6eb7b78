import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from '@atelie/web-kit/hook-form'

export type ValidationMode = 'onSubmit' | 'onTouched'

/** A form with a resolver. A second submit during the first does nothing. */
export function useCheckedForm<Input extends FieldValues>(
  resolver: Resolver<Input>, defaultValues: DefaultValues<Input>, mode: ValidationMode = 'onSubmit',
): UseFormReturn<Input> {
  const form = useForm<Input>({ resolver, defaultValues, mode })
  const isSubmitting = useRef(false)
  const { submitCount } = form.formState

  useEffect(() => {
    // The message under a refused field appears after it was focused.
    if (submitCount > 0 && document.activeElement?.ariaInvalid === 'true') document.activeElement.scrollIntoView({ block: 'nearest' })
  }, [submitCount])

  const handleSubmit: UseFormReturn<Input>['handleSubmit'] = (...handlers) => async (event) => {
    event?.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      await form.handleSubmit(...handlers)(event)
    } finally {
      isSubmitting.current = false
    }
  }
  return { ...form, handleSubmit }
}
