import type { core } from '@atelie/contract/schema'
import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from '@atelie/web-kit/hook-form'
import { useCheckedForm, type ValidationMode } from './checked-form.ts'

/**
 * A form for a contract schema. It holds and submits the schema's input, which is what is sent: the schema is only used for
 * validation, so nothing is transformed twice.
 */
export function useZodForm<Input extends FieldValues>(
  schema: core.$ZodType<unknown, Input>, defaultValues: DefaultValues<Input>, mode?: ValidationMode,
): UseFormReturn<Input> {
  return useCheckedForm(resolverOf(schema), defaultValues, mode)
}

/**
 * Adding or removing an item of a list validates only the list as a whole: a new item would have errors before anyone could
 * fill it in. Its fields are validated like all others, when they change or are submitted.
 */
export function resolverOf<Input extends FieldValues>(schema: core.$ZodType<unknown, Input>): Resolver<Input> {
  const resolve = zodResolver(schema, undefined, { raw: true, mode: 'sync' })
  return (values, context, options) => {
    const isList = options.names?.length === 1 && Array.isArray(values[options.names[0] as string])
    return isList ? { values, errors: {} } : resolve(values, context, options)
  }
}
