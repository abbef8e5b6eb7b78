import type { core } from '@atelie/contract/schema'
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from '@atelie/web-kit/hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'

/**
 * A form for a contract schema. It holds and submits the schema's input, which is what is sent: the schema is only used for
 * validation, so nothing is transformed twice. A second submit during the first does nothing.
 */
export function useZodForm<Input extends FieldValues>(
  schema: core.$ZodType<unknown, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input> {
  const form = useForm<Input>({ resolver: resolverOf(schema), defaultValues })
  const isSubmitting = useRef(false)
  const { submitCount } = form.formState

  useEffect(() => {
    // The message under a refused field appears after it was focused.
    if (submitCount > 0 && document.activeElement?.ariaInvalid === 'true')
      document.activeElement.scrollIntoView({ block: 'nearest' })
  }, [submitCount])

  const handleSubmit: UseFormReturn<Input>['handleSubmit'] =
    (...handlers) =>
    async (event) => {
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

/**
 * Adding or removing an item of a list validates only the list as a whole: a new item would have errors before anyone could
 * fill it in. Its fields are validated like all others, when they change or are submitted.
 */
function resolverOf<Input extends FieldValues>(schema: core.$ZodType<unknown, Input>): Resolver<Input> {
  const resolve = zodResolver(schema, undefined, { raw: true, mode: 'sync' })
  return (values, context, options) => {
    const isList = options.names?.length === 1 && Array.isArray(values[options.names[0] as string])
    return isList ? { values, errors: {} } : resolve(values, context, options)
  }
}
