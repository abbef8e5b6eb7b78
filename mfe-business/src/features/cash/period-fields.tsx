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
  /** What is no date yet; the period stays as it was until it is one. */
  const [typed, setTyped] = useState<string | null>(null)

  function change(value: unknown) {
    const date = parseCalendarDate(String(value))
    setTyped(date ? null : String(value))
    if (date) onChange(movePeriod(period, name, date))
  }

  return (
    <DateField
      name={name} label={strings.filter[name]} min={min}
      value={typed ?? period[name]} onChange={change} onBlur={() => setTyped(null)}
      inputRef={null} error={false} helperText={undefined}
    />
  )
}
