import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from '@atelie/web-kit/hook-form'
import { DateField } from './date-field.tsx'
import { FormField } from './form-field.tsx'

/** A message comes between the fields, so that it does not move a button that is about to be pressed. */
const BETWEEN = { '.MuiFormHelperText-root': { position: 'absolute', top: '100%', mt: '2px', lineHeight: '16px' } }

interface Props<Values extends FieldValues> extends Pick<
  ComponentProps<typeof DateField>,
  'label' | 'min' | 'max' | 'openTo'
> {
  form: UseFormReturn<Values>
  name: Path<Values>
  hint?: string
}

/** A date of a form. Its errors are shown as soon as the field is left, not only when the form is submitted. */
export function FormDateField<Values extends FieldValues>({
  form: { control, trigger },
  name,
  hint,
  ...props
}: Props<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      hint={hint}
      render={({ onChange, onBlur, ...field }) => (
        <DateField
          {...field}
          {...props}
          sx={BETWEEN}
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
