import { parseScaled } from '@atelie/money/decimal'
import { AddIcon, type IconComponent, MinusIcon } from '@atelie/web-kit/display/icons'
import { IconButton } from '@atelie/web-kit/ui'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { caretBehind } from './caret.ts'
import type { FieldProps } from './form-field.tsx'
import { type Mask, MaskedField } from './masked-field.tsx'
import { pastedNumber } from './pasted-text.ts'

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
  /** The names of buttons that do the same as the arrow keys, which a phone lacks. */
  buttons?: { less: string; more: string }
}

/** A number typed with a comma or a dot; the arrow keys step it. */
export function DecimalField({ min, max = Infinity, step, prefix, buttons, value, onChange, ...field }: Props) {
  function stepped(direction: number): string {
    const current = parseScaled(value, DECIMALS) ?? 0
    const next = Math.min(Math.max(current + direction * step * UNIT, min * UNIT), max * UNIT) / UNIT
    // A price keeps both its decimals, a quantity those that it has.
    return next.toFixed(Math.max(decimalsOf(step), decimalsOf(next))).replace('.', ',')
  }
  return (
    <MaskedField
      {...field}
      text={value}
      mask={maskDecimal}
      onText={onChange}
      step={stepped}
      // Typing replaces the current value.
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          ...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }),
          ...(buttons && {
            startAdornment: <StepButton name={buttons.less} icon={MinusIcon} onPress={() => onChange(stepped(-1))} />,
            endAdornment: <StepButton name={buttons.more} icon={AddIcon} onPress={() => onChange(stepped(1))} />,
            sx: BETWEEN_BUTTONS,
          }),
        },
      }}
    />
  )
}

const BETWEEN_BUTTONS = { px: 0.25, '& input': { px: 0, textAlign: 'center' } }

interface StepButtonProps {
  name: string
  icon: IconComponent
  onPress: () => void
}

/** Leaves the focus where it is: in the field it would open the keyboard of a phone. */
function StepButton({ name, icon: Icon, onPress }: StepButtonProps) {
  return (
    // Not on the way of the keyboard, which has its arrow keys.
    <IconButton tabIndex={-1} aria-label={name} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
      <Icon fontSize="small" />
    </IconButton>
  )
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

const maskDecimal: Mask = ({ typed, caret, pasted }) => {
  const text = pasted === null ? withoutLead(typed) : pastedNumber(typed)
  return { text, caret: caretBehind(typed, caret, text, /[\d.,-]/g) }
}

/** Typed text may continue: the comma of 1,5 is last until the 5 comes. */
const withoutLead = (text: string) => text.replaceAll('\u2212', '-').replace(/^[^\d.,-]+/, '')
