import { InputAdornment } from '@atelie/web-kit/ui-form'
import { amountValue, displayedAmount, maskAmount } from './amount-mask.ts'
import type { FieldProps } from './form-field.tsx'
import { MaskedField } from './masked-field.tsx'
import { strings } from './strings.ts'

/** An amount in reais. The value is a plain decimal ('89.90') or empty; any other text stays as it is, for the form to refuse. */
export function MoneyField({ value, onChange, ...field }: FieldProps & { label: string }) {
  return (
    <MaskedField
      {...field}
      text={displayedAmount(value)}
      mask={maskAmount}
      onText={(text) => onChange(amountValue(text))}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          style: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
        },
        input: { startAdornment: <InputAdornment position="start">{strings.moneyPrefix}</InputAdornment> },
        // Because of the prefix there is never room for the label within the field.
        inputLabel: { shrink: true },
      }}
    />
  )
}
