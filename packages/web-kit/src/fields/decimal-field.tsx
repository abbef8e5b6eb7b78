import { parseScaled } from '@atelie/money/decimal'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { TextField } from '@atelie/web-kit/fields/text-field'
import type { KeyboardEvent } from 'react'
import { retypeKeeping } from './caret.ts'
import type { FieldProps } from './form-field.tsx'

const DECIMALS = 3
const UNIT = 10 ** DECIMALS

interface Props extends FieldProps {
  label: string
  /** Bounds and step of the arrow keys only; the form decides what may be typed. */
  min: number
  max?: number
  step: number
  /** Precedes the number, such as a currency. */
  prefix?: string
}

/** A number typed with a comma or a dot; the arrow keys step it. */
export function DecimalField({ label, min, max = Infinity, step, prefix, onChange, ...field }: Props) {
  function stepWith(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction) return
    event.preventDefault()
    const current = parseScaled(field.value, DECIMALS) ?? 0
    const next = Math.min(Math.max(current + direction * step * UNIT, min * UNIT), max * UNIT)
    onChange(String(next / UNIT).replace('.', ','))
  }
  return (
    <TextField
      {...field}
      label={label}
      onChange={({ target, nativeEvent }) => {
        const text = isOneKey(nativeEvent) ? withoutLead(target.value) : withoutSurroundings(target.value)
        retypeKeeping(target as HTMLInputElement, text, /[\d.,-]/g)
        onChange(text)
      }}
      // Typing replaces the current value.
      onFocus={(event) => event.target.select()}
      onKeyDown={stepWith}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : {},
      }}
    />
  )
}

/** Removes the surroundings of a pasted price, but not what is between its digits, which is refused: 1e5 is not 15. */
const withoutSurroundings = (text: string) => /[\d.,-](?:.*[\d.,-])?/s.exec(withMinus(text))?.[0] ?? ''

/** Typed text may continue: the e of 1e5 is last until the 5 comes. */
const withoutLead = (text: string) => withMinus(text).replace(/^[^\d.,-]+/, '')

const withMinus = (text: string) => text.replaceAll('\u2212', '-')

function isOneKey(event: Event): boolean {
  const { inputType = '', data } = event as Partial<InputEvent>
  return inputType.startsWith('delete') || data?.length === 1
}
