import type { Transaction } from '@atelie/contract/cash'
import { formatCalendarDate } from '@atelie/contract/dates'
import { Alert, Button } from '@atelie/web-kit/ui'
import { type CashFilter, isWithin } from './filter.ts'
import { monthOf } from './period.ts'
import { strings } from '../strings.ts'

interface Props {
  /** Just saved, but hidden by the filter. */
  transaction: Transaction
  filter: CashFilter
  onFilter: (filter: CashFilter) => void
}

/** Explains why a saved transaction is not visible, with a button that shows it. */
export function HiddenHint({ transaction: { date }, filter: { period }, onFilter }: Props) {
  const isInPeriod = isWithin(period, date)
  const show = () => onFilter({ period: isInPeriod ? period : monthOf(date), type: 'all', term: '' })
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={show}>
          {strings.hidden.show}
        </Button>
      }
    >
      {strings.hidden[isInPeriod ? 'byFilters' : 'byPeriod'](formatCalendarDate(date))}
    </Alert>
  )
}
