import { TextField, type TextFieldProps } from '@atelie/web-kit/fields/text-field'
import { retypeKeeping } from './caret.ts'
import type { FieldProps } from './form-field.tsx'

type Props = FieldProps & Pick<TextFieldProps, 'slotProps'> & {
  label: string
  /** Matches one character that may be typed, with the g flag; others are dropped. */
  accepts: RegExp
  toUpperCase?: boolean
}

/** A text field that accepts certain characters only. */
export function FilteredField({ accepts, toUpperCase = false, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      onChange={({ target }) => {
        const accepted = (target.value.match(accepts) ?? []).join('')
        const text = toUpperCase ? accepted.toUpperCase() : accepted
        retypeKeeping(target as HTMLInputElement, text, accepts)
        onChange(text)
      }}
    />
  )
}
