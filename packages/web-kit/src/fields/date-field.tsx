import { formatCalendarDate, parseCalendarDate } from '@atelie/contract/dates'
import { CalendarIcon } from '@atelie/web-kit/display/icons'
import { Box, CircularProgress, IconButton } from '@atelie/web-kit/ui'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { Popover } from '@atelie/web-kit/ui-overlay'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CalendarProps } from './calendar.tsx'
import { retypeKeeping } from './caret.ts'
import type { FieldProps } from './form-field.tsx'
import { strings } from '../strings.ts'

const Calendar = lazy(() => import('./calendar.tsx'))

/** `min` and `max` limit the calendar, YYYY-MM-DD; the form decides what may be typed. */
interface Props extends Omit<FieldProps, 'onChange'>, Pick<CalendarProps, 'min' | 'max' | 'openTo'> {
  label: string
  /** With `isWhole` the date was picked, or typed with all its digits: '2/11/2026' may become '20/11/2026'. */
  onChange: (value: string, isWhole?: boolean) => void
}

/**
 * A calendar date, typed as dd/MM/yyyy or picked from a calendar. The value is YYYY-MM-DD; while the typed text is not yet
 * a date, the value is that text, which the form's schema refuses.
 */
export function DateField({ label, min, max, openTo, onChange, onBlur, ...field }: Props) {
  /** The text during typing: if it were reformatted, it could not be corrected in the middle. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const date = parseCalendarDate(field.value)
  const close = () => setOpen(false)

  function type(input: HTMLInputElement) {
    const text = maskedDate(input.value)
    retypeKeeping(input, text, /\d/g)
    setTyped(text)
    onChange(dateTyped(text) ?? text, text.length === strings.dateFormat.length)
  }

  function choose(chosen: string) {
    onChange(chosen, true)
    close()
  }

  return (
    <>
      <TextField
        {...field}
        ref={anchor}
        label={label}
        value={typed ?? (date ? formatCalendarDate(date) : field.value)}
        onChange={({ target }) => type(target as HTMLInputElement)}
        onBlur={() => { setTyped(null); onBlur() }}
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

/** '2111' → '21/11'. Typed slashes stay, so '1/2/1985' is a date too; a pasted 1985-02-01 is converted. */
export function maskedDate(typed: string): string {
  const iso = parseCalendarDate(typed.trim())
  if (iso) return formatCalendarDate(iso)
  const accepted = typed.replace(/[^\d/.\s-]/g, '')
  if (!/\d/.test(accepted)) return ''
  const [day = '', month = '', ...years] = accepted.split(/[^\d]+/)
  const parts: string[] = []
  let rest = ''
  for (const [digits, size] of [[day, 2], [month, 2], [years.join(''), 4]] as const) {
    const text = rest + digits
    parts.push(text.slice(0, size))
    rest = text.slice(size)
  }
  const separators = accepted.match(/[^\d]+/g)?.length ?? 0
  const used = parts.findLastIndex((part) => part !== '')
  return parts.slice(0, Math.max(used, Math.min(separators, 2)) + 1).join('/')
}

/** '1/2/1985' → '1985-02-01'; null if it is not an existing date. */
export function dateTyped(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return parseCalendarDate([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
}
