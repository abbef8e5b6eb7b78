import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form over a contract schema. It holds and submits the schema's input, the shape that goes over the wire: the schema
 * only judges here, so nothing is transformed twice. While one submit is under way, another one does nothing.
 */
export function useZodForm<Input extends FieldValues>(
  schema: z.ZodType<unknown, Input>, defaultValues: DefaultValues<Input>, mode: 'onSubmit' | 'onTouched' = 'onSubmit',
): UseFormReturn<Input> {
  const form = useForm<Input>({ resolver: resolverOf(schema), defaultValues, mode })
  const isSubmitting = useRef(false)
  const { submitCount } = form.formState

  useEffect(() => {
    // The message under a refused field came after the focus.
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

/**
 * Adding an item to a list, or removing one, has the list judged as a whole: an item that was just added would be wrong
 * before anybody could fill it in. Its fields are judged like all others, when they change or are submitted.
 */
function resolverOf<Input extends FieldValues>(schema: z.ZodType<unknown, Input>): Resolver<Input> {
  const resolve = zodResolver(schema, undefined, { raw: true })
  return (values, context, options) => {
    const isList = options.names?.length === 1 && Array.isArray(values[options.names[0] as string])
    return isList ? { values, errors: {} } : resolve(values, context, options)
  }
}
