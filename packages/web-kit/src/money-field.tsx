import { formatCents, parseCents } from '@atelie/money/cents'
import { InputAdornment, TextField } from '@atelie/web-kit/ui-form'
import type { FieldProps } from './form-field.tsx'
import { strings } from './strings.ts'

const MAX_DIGITS = 11

/**
 * What the field holds after typing: digits are cents, so "8990" is '89.90'. Deleting from a zero empties the field,
 * otherwise nobody could get rid of the zero.
 */
export function maskedAmount(typed: string, before: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  const isDeletion = typed.length < shownAmount(before).length
  if (digits === '') return /\d/.test(typed) && !isDeletion ? '0.00' : ''
  const padded = digits.slice(0, MAX_DIGITS).padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`
}

function shownAmount(value: string): string {
  const cents = parseCents(value)
  return cents === null ? '' : formatCents(cents).replace(/^R\$ /, '')
}

/** An amount in reais. The value is a plain decimal ('89.90') or empty. */
export function MoneyField({ label, onChange, ...field }: FieldProps & { label: string }) {
  return (
    <TextField
      {...field}
      label={label}
      value={shownAmount(field.value)}
      onChange={(event) => onChange(maskedAmount(event.target.value, field.value))}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', style: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } },
        input: { startAdornment: <InputAdornment position="start">{strings.moneyPrefix}</InputAdornment> },
        // The prefix is always there, so the label never has room to lie in the field.
        inputLabel: { shrink: true },
      }}
    />
  )
}
