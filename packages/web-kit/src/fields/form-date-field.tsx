import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { DateField } from './date-field.tsx'
import { FormField } from './form-field.tsx'

/** Keeps the line of a message, which must not move the button that somebody is about to press. */
const EMPTY_LINE = ' '

interface Props<Values extends FieldValues> extends Pick<ComponentProps<typeof DateField>, 'label' | 'min' | 'max' | 'openTo'> {
  form: UseFormReturn<Values>
  name: Path<Values>
  hint?: string
}

/** A date of a form. What is wrong with it is said as soon as it is left, not only when the form is sent. */
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
