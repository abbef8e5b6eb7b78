import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from '@atelie/web-kit/hook-form'
import { DateField } from './date-field.tsx'
import { FormField } from './form-field.tsx'

/** Reserves the line of a message, so that it does not move a button that is about to be pressed. */
const EMPTY_LINE = ' '

interface Props<Values extends FieldValues> extends Pick<ComponentProps<typeof DateField>, 'label' | 'min' | 'max' | 'openTo'> {
  form: UseFormReturn<Values>
  name: Path<Values>
  hint?: string
}

/** A date of a form. Its errors are shown as soon as the field is left, not only when the form is submitted. */
export function FormDateField<Values extends FieldValues>({ form: { control, trigger }, name, hint = EMPTY_LINE, ...props }: Props<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      hint={hint}
      render={({ onChange, onBlur, ...field }) => (
        <DateField
          {...field}
          {...props}
          onChange={(value) => {
            onChange(value)
            if (field.error) void trigger(name)
          }}
          onBlur={() => {
            onBlur()
            if (field.value) void trigger(name)
          }}
        />
      )}
    />
  )
}
