import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form over a contract schema. It holds and submits the schema's input, the shape that goes over the wire: the schema
 * only judges here, so nothing is transformed twice.
 */
export function useZodForm<Input extends FieldValues>(
  schema: z.ZodType<unknown, Input>, defaultValues: DefaultValues<Input>, mode: 'onSubmit' | 'onTouched' = 'onSubmit',
): UseFormReturn<Input> {
  return useForm<Input>({ resolver: zodResolver(schema, undefined, { raw: true }), defaultValues, mode })
}
