import { InputAdornment } from '@atelie/web-kit/ui-form'
import { TextField } from '@atelie/web-kit/fields/text-field'
import type { ChangeEvent } from 'react'
import { caretInAmount, maskedAmount, displayedAmount } from './amount-mask.ts'
import { retype } from './caret.ts'
import type { FieldProps } from './form-field.tsx'
import { strings } from '../strings.ts'

/** An amount in reais. The value is a plain decimal ('89.90') or empty; any other text stays as it is, for the form to refuse. */
export function MoneyField({ label, onChange, ...field }: FieldProps & { label: string }) {
  function type({ target, nativeEvent }: ChangeEvent) {
    const input = target as HTMLInputElement
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    const value = maskedAmount(typed, field.value, caret)
    const displayed = displayedAmount(value)
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    retype(input, displayed, caret === typed.length ? displayed.length : caretInAmount(typed, caret, displayed, isForward))
    onChange(value)
  }
  return (
    <TextField
      {...field}
      label={label}
      value={displayedAmount(field.value)}
      onChange={type}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', style: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } },
        input: { startAdornment: <InputAdornment position="start">{strings.moneyPrefix}</InputAdornment> },
        // Because of the prefix there is never room for the label within the field.
        inputLabel: { shrink: true },
      }}
    />
  )
}
