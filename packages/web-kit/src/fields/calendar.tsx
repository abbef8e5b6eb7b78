import { today } from '@atelie/contract/dates'
import { ptBR as texts } from '@mui/x-date-pickers/locales'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { PickersCalendarHeader, type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader'
import { format } from 'date-fns/format'
import { ptBR } from 'date-fns/locale/pt-BR'
import { strings } from './strings.ts'

export interface CalendarProps {
  /** YYYY-MM-DD, like `min` and `max`; null if nothing is chosen yet. */
  date: string | null
  min?: string
  max?: string
  /** Birthdays are chosen by year first, appointments by day. */
  openTo?: 'year' | 'day'
  onChoose: (date: string) => void
}

/** Where choosing a birthday starts. */
const ADULT_YEARS = 35

/** In date-fns the week of pt-BR starts on Sunday. */
const locale = { ...ptBR, options: { ...ptBR.options, weekStartsOn: 1 as const } }
const localeText = texts.components.MuiLocalizationProvider.defaultProps.localeText

/** The library marks and starts from today, which must be São Paulo's; the browser's may be a different day. */
class SaoPauloDates extends AdapterDateFns {
  constructor(options: ConstructorParameters<typeof AdapterDateFns>[0]) {
    super(options)
    const read = this.date
    this.date = (value) =>
      value === undefined ? (atNoon(today()) as ReturnType<typeof read<typeof value>>) : read(value)
  }
}

/** The size of a finger: seven days in 308 px, three years. All of its views fill the popup, whose size is the same from the start. */
const TARGETS = {
  width: 'auto',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  '[role=gridcell], [role=columnheader]': { width: 44, height: 44, margin: 0 },
  '[role=row]': { margin: 0 },
  '[role=radio]': { height: 44 },
  '.MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
  '.MuiYearCalendar-root, .MuiMonthCalendar-root': { width: '100%', maxHeight: 7 * 44 },
  '.MuiPickersCalendarHeader-root': { padding: '0 0 0 12px' },
}

const MONTH = "MMMM 'de' yyyy"

/** The library's own, with names that say where its button leads: to the years, then the months, then back to the days. */
function Header(props: PickersCalendarHeaderProps) {
  const { currentMonth, view, slotProps } = props
  const name = `${strings.calendarViews[view]}, ${format(currentMonth, MONTH, { locale })}`
  return (
    <PickersCalendarHeader
      {...props}
      format={MONTH}
      slotProps={{ ...slotProps, switchViewButton: { 'aria-label': name } }}
    />
  )
}

/** A month to choose a day from. In a separate file, because its library is only loaded when a calendar is opened. */
export function Calendar({ date, min, max, openTo = 'day', onChoose }: CalendarProps) {
  return (
    <LocalizationProvider dateAdapter={SaoPauloDates} adapterLocale={locale} localeText={localeText}>
      <DateCalendar
        autoFocus
        value={date ? atNoon(date) : null}
        minDate={min ? atNoon(min) : undefined}
        maxDate={max ? atNoon(max) : undefined}
        openTo={openTo}
        sx={TARGETS}
        referenceDate={openTo === 'year' ? yearsAgo(ADULT_YEARS) : undefined}
        views={['year', 'month', 'day']}
        slots={{ calendarHeader: Header }}
        onChange={(chosen, progress) => {
          if (chosen && progress === 'finish') onChoose(dateOf(chosen))
        }}
      />
    </LocalizationProvider>
  )
}

/** The library works with local instants. At noon no time zone or clock change moves them to another day. */
function atNoon(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

function yearsAgo(years: number): Date {
  return new Date(Number(today().slice(0, 4)) - years, 0, 1, 12)
}

function dateOf(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
