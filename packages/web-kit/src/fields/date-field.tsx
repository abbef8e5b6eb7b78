import { formatCalendarDate, parseCalendarDate } from '@atelie/contract/dates'
import { CalendarIcon } from '@atelie/web-kit/display/icons'
import { CircularProgress, IconButton, styled } from '@atelie/web-kit/ui'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { Popover } from '@atelie/web-kit/ui-overlay'
import { useRef, useState } from 'react'
import { componentOnDemand } from '../component-on-demand.tsx'
import type { CalendarProps } from './calendar.tsx'
import { dateTyped, maskDate } from './date-text.ts'
import type { FieldProps } from './form-field.tsx'
import { MaskedField } from './masked-field.tsx'
import { strings as commonStrings } from '../strings.ts'
import { strings } from './strings.ts'

const Calendar = componentOnDemand(
  async () => (await import('./calendar.tsx')).Calendar,
  { title: commonStrings.error, description: strings.calendarFailed },
  () => <CircularProgress aria-label={commonStrings.loading} sx={{ m: 'auto' }} />,
)

/** Room for seven days and as many lines of 44 px below the month. Its place is chosen as it opens, before the calendar is there. */
const Room = styled('div')({ display: 'grid', width: 7 * 44, height: 56 + 7 * 44 })

/** To the edge of the screen, in px. */
const MARGIN = 4

/** `min` and `max` limit the calendar, YYYY-MM-DD; the form decides what may be typed. */
interface Props extends Omit<FieldProps, 'onChange'>, Pick<CalendarProps, 'min' | 'max' | 'openTo'> {
  label: string
  sx?: object
  /** With `isWhole` the date was picked, or typed with all its digits: '2/11/2026' may become '20/11/2026'. */
  onChange: (value: string, isWhole?: boolean) => void
}

/**
 * A calendar date, typed as dd/MM/yyyy or picked from a calendar. The value is YYYY-MM-DD; while the typed text is not yet
 * a date, the value is that text, which the form's schema refuses.
 */
export function DateField({ min, max, openTo, value, onChange, onBlur, helperText, ...field }: Props) {
  /** The text during typing: if it were reformatted, it could not be corrected in the middle. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const date = parseCalendarDate(value)
  const isTyped = typed !== null && valueOf(typed) === value
  const close = () => setOpen(false)

  function type(text: string) {
    setTyped(text)
    onChange(valueOf(text), text.length === strings.dateFormat.length)
  }

  function choose(chosen: string) {
    onChange(chosen, true)
    close()
  }

  return (
    <>
      <MaskedField
        {...field}
        ref={anchor}
        text={isTyped ? typed : date ? formatCalendarDate(date) : value}
        mask={maskDate}
        onText={type}
        helperText={(!field.error && yearHint(date)) || helperText}
        onBlur={() => {
          setTyped(null)
          onBlur()
        }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', placeholder: strings.dateFormat },
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={strings.openCalendar}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(true)}
                >
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
        marginThreshold={MARGIN}
        // In the dark a shadow is no edge.
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': strings.calendar,
            sx: {
              border: 1,
              borderColor: 'divider',
              maxWidth: `calc(100% - ${2 * MARGIN}px)`,
              maxHeight: `calc(100% - ${2 * MARGIN}px)`,
            },
          },
        }}
      >
        <Room>
          <Calendar date={date} min={min} max={max} openTo={openTo} onChoose={choose} onClose={close} />
        </Room>
      </Popover>
    </>
  )
}

const valueOf = (text: string): string => dateTyped(text) ?? text

/** Clients of a small workshop were not born before, and nothing is planned for the next century: a slip, but no rule. */
const OLDEST_YEAR = 1900
const LATEST_YEAR = 2100

/** Asks about a year that is hardly meant. */
function yearHint(date: string | null): string | null {
  const year = Number(date?.slice(0, 4))
  return year < OLDEST_YEAR || year >= LATEST_YEAR ? `${strings.checkYear}${year}?` : null
}
