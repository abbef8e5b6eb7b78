import { parseCalendarDate } from '@atelie/contract/dates'
import { DateField } from '@atelie/web-kit/date-field'
import { useState } from 'react'
import { movePeriod, type Period } from './period.ts'
import { strings } from './strings.ts'

interface Props {
  period: Period
  onChange: (period: Period) => void
}

/** First and last day; the end's calendar offers no day before the start, and either one moves the other out of its way. */
export function PeriodFields({ period, onChange }: Props) {
  return (
    <>
      <EndOfPeriod name="startDate" period={period} onChange={onChange} />
      <EndOfPeriod name="endDate" min={period.startDate} period={period} onChange={onChange} />
    </>
  )
}

function EndOfPeriod({ name, min, period, onChange }: Props & { name: keyof Period; min?: string }) {
  /** What is not settled yet; the period stays as it was until it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const other = name === 'startDate' ? 'endDate' : 'startDate'

  function change(value: string, isWhole = false) {
    const date = parseCalendarDate(value)
    const moved = date && movePeriod(period, name, date)
    // '2/11' on the way to '20/11' must not drag the other end along.
    const isSettled = moved && (isWhole || moved[other] === period[other])
    setTyped(isSettled ? null : value)
    if (isSettled) onChange(moved)
  }

  function settle() {
    const date = typed && parseCalendarDate(typed)
    setTyped(null)
    if (date) onChange(movePeriod(period, name, date))
  }

  return (
    <DateField
      name={name} label={strings.filter[name]} min={min}
      value={typed ?? period[name]} onChange={change} onBlur={settle}
      inputRef={null} error={false} helperText={undefined}
    />
  )
}
