import { InputAdornment, TextField } from '@atelie/web-kit/ui-form'
import type { ChangeEvent } from 'react'
import { caretInAmount, maskedAmount, shownAmount } from './amount-mask.ts'
import { retype } from './caret.ts'
import type { FieldProps } from './form-field.tsx'
import { strings } from '../strings.ts'

/** An amount in reais. The value is a plain decimal ('89.90') or empty; a text that is no amount is its own, for the form to refuse. */
export function MoneyField({ label, onChange, ...field }: FieldProps & { label: string }) {
  function type({ target, nativeEvent }: ChangeEvent) {
    const input = target as HTMLInputElement
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    const value = maskedAmount(typed, field.value, caret)
    const shown = shownAmount(value)
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    retype(input, shown, caret === typed.length ? shown.length : caretInAmount(typed, caret, shown, isForward))
    onChange(value)
  }
  return (
    <TextField
      {...field}
      label={label}
      value={shownAmount(field.value)}
      onChange={type}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', style: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } },
        input: { startAdornment: <InputAdornment position="start">{strings.moneyPrefix}</InputAdornment> },
        // The prefix is always there, so the label never has room to lie in the field.
        inputLabel: { shrink: true },
      }}
    />
  )
}
