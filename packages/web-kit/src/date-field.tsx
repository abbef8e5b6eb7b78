import { formatCalendarDate, parseCalendarDate } from '@atelie/contract/dates'
import { Box, IconButton } from '@atelie/web-kit/ui'
import { InputAdornment, TextField } from '@atelie/web-kit/ui-form'
import { useRef } from 'react'
import type { FieldProps } from './form-field.tsx'
import { CalendarIcon } from './icons.tsx'
import { strings } from './strings.ts'

interface Props extends FieldProps {
  label: string
  /** Bounds of the calendar, YYYY-MM-DD; what may be typed is the form's rule. */
  min?: string
  max?: string
}

/**
 * A calendar date, typed as dd/MM/yyyy or picked in the browser's own calendar. The value is YYYY-MM-DD; while the typed
 * text is no date yet, the value is that text, which the form's schema refuses.
 */
export function DateField({ label, min, max, onChange, ...field }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  const date = parseCalendarDate(field.value)
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        {...field}
        label={label}
        value={date ? formatCalendarDate(date) : field.value}
        onChange={(event) => onChange(maskedDate(event.target.value))}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', placeholder: strings.dateFormat },
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={strings.openCalendar} onClick={() => calendar.current?.showPicker()}>
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Box
        component="input"
        type="date"
        ref={calendar}
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={date ?? ''}
        onChange={(event) => onChange(event.target.value)}
        sx={{ position: 'absolute', right: 0, top: 56, width: 0, height: 0, p: 0, border: 0, opacity: 0, pointerEvents: 'none' }}
      />
    </Box>
  )
}

/** '2111' → '21/11'; a complete and possible date → YYYY-MM-DD. */
export function maskedDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  const text = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
  return parseCalendarDate(`${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`) ?? text
}
