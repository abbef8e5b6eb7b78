import { formatCalendarDate, parseCalendarDate } from '@atelie/contract/dates'
import { Box, CircularProgress, IconButton, Popover } from '@atelie/web-kit/ui'
import { InputAdornment, TextField } from '@atelie/web-kit/ui-form'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CalendarProps } from './calendar.tsx'
import type { FieldProps } from './form-field.tsx'
import { CalendarIcon } from './icons.tsx'
import { strings } from './strings.ts'

const Calendar = lazy(() => import('./calendar.tsx'))

/** `min` and `max` bound the calendar, YYYY-MM-DD; what may be typed is the form's rule. */
type Props = FieldProps & Pick<CalendarProps, 'min' | 'max' | 'openTo'> & { label: string }

/**
 * A calendar date, typed as dd/MM/yyyy or picked from a calendar. The value is YYYY-MM-DD; while the typed text is no
 * date yet, the value is that text, which the form's schema refuses.
 */
export function DateField({ label, min, max, openTo, onChange, ...field }: Props) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const date = parseCalendarDate(field.value)
  const close = () => setOpen(false)

  function choose(chosen: string) {
    onChange(chosen)
    close()
  }

  return (
    <>
      <TextField
        {...field}
        ref={anchor}
        label={label}
        value={date ? formatCalendarDate(date) : field.value}
        onChange={(event) => onChange(maskedDate(event.target.value))}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', placeholder: strings.dateFormat },
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={strings.openCalendar} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': strings.calendar } }}
      >
        <Suspense fallback={<Box sx={{ display: 'grid', placeItems: 'center', width: 320, height: 336 }}><CircularProgress aria-label={strings.loading} /></Box>}>
          <Calendar date={date} min={min} max={max} openTo={openTo} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  )
}

/** '2111' → '21/11'; a complete and possible date → YYYY-MM-DD. */
export function maskedDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  const text = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
  return parseCalendarDate(`${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`) ?? text
}
