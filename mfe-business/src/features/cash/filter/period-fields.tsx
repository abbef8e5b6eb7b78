import { parseCalendarDate } from '@atelie/contract/dates'
import { impossibleDate } from '@atelie/contract/fields'
import { DateField } from '@atelie/web-kit/fields/date-field'
import { useState } from 'react'
import { movePeriod, type Period } from './period.ts'
import { strings } from './strings.ts'

interface Props {
  period: Period
  onChange: (period: Period) => void
}

/** Typed text that is not yet, or cannot be, an end of the period. */
interface Typed {
  text: string
  isRefused: boolean
}

const NOTHING_TYPED: Record<keyof Period, Typed | null> = { startDate: null, endDate: null }
const otherEnd = { startDate: 'endDate', endDate: 'startDate' } as const

/** First and last day; the end's calendar offers no day before the start, and each end moves the other if necessary. */
export function PeriodFields({ period, onChange }: Props) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [known, setKnown] = useState(period)
  if (period !== known) {
    // The period was changed elsewhere.
    setKnown(period)
    setTyped(NOTHING_TYPED)
  }

  const end = (name: keyof Period) => ({
    name,
    period,
    typed: typed[name],
    onType: (next: Typed | null) => setTyped({ ...typed, [name]: next }),
    onMove: (date: string) => {
      const moved = movePeriod(period, name, date)
      const other = otherEnd[name]
      setTyped({ ...NOTHING_TYPED, [other]: moved[other] === period[other] ? typed[other] : null })
      setKnown(moved)
      onChange(moved)
    },
  })
  return (
    <>
      <EndOfPeriod {...end('startDate')} />
      <EndOfPeriod {...end('endDate')} min={period.startDate} />
    </>
  )
}

interface EndProps {
  name: keyof Period
  min?: string
  period: Period
  typed: Typed | null
  onType: (typed: Typed | null) => void
  onMove: (date: string) => void
}

function EndOfPeriod({ name, min, period, typed, onType, onMove }: EndProps) {
  const other = otherEnd[name]

  function change(value: string, isWhole = false) {
    const date = parseCalendarDate(value)
    // '2/11', which may become '20/11', must not move the other end.
    const isSettled = date && (isWhole || movePeriod(period, name, date)[other] === period[other])
    if (isSettled) onMove(date)
    else onType({ text: value, isRefused: isWhole && !date })
  }

  function settle() {
    if (!typed) return
    const date = parseCalendarDate(typed.text)
    if (date) onMove(date)
    else onType(typed.text === '' ? null : { ...typed, isRefused: true })
  }

  const isRefused = typed?.isRefused ?? false
  return (
    <DateField
      name={name}
      label={strings[name]}
      min={min}
      value={typed?.text ?? period[name]}
      onChange={change}
      onBlur={settle}
      inputRef={null}
      error={isRefused}
      helperText={isRefused ? impossibleDate : undefined}
    />
  )
}
