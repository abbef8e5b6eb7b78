import { TextField, type TextFieldProps } from '@atelie/web-kit/ui-form'
import { useCaret } from './caret.ts'
import type { FieldProps } from './form-field.tsx'

type Props = FieldProps & Pick<TextFieldProps, 'slotProps'> & {
  label: string
  /** Matches one character that may be typed, with the g flag; others do not appear. */
  accepts: RegExp
  toUpperCase?: boolean
}

/** A text of certain characters only. */
export function FilteredField({ accepts, toUpperCase = false, onChange, ...field }: Props) {
  const keepCaret = useCaret(accepts)
  return (
    <TextField
      {...field}
      onChange={({ target }) => {
        keepCaret(target as HTMLInputElement)
        const text = (target.value.match(accepts) ?? []).join('')
        onChange(toUpperCase ? text.toUpperCase() : text)
      }}
    />
  )
}
