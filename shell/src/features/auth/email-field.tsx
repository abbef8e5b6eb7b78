import type { FieldProps } from '@atelie/web-kit/fields/form-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { strings } from './strings.ts'

interface Props extends FieldProps {
  onType: (email: string) => void
}

export function EmailField({ onType, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="email"
      label={strings.email}
      autoComplete="username"
      onChange={(event) => {
        field.onChange(event)
        onType(event.target.value)
      }}
    />
  )
}
