import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { SelectField } from '@atelie/web-kit/fields/select-field'
import { Box, Button, Card } from '@atelie/web-kit/ui'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'
import { type CashFilter, defaultFilter } from './filter.ts'
import { PeriodFields } from './period-fields.tsx'
import { type Period, type PeriodName, periods } from './period.ts'
import { strings } from '../strings.ts'
import { strings as filterStrings } from './strings.ts'

interface Props {
  /** For the button that opens the panel. */
  id: string
  filter: CashFilter
  onChange: (filter: CashFilter) => void
  onClose: () => void
}

export function FilterPanel({ id, filter, onChange, onClose }: Props) {
  // On a phone it lies in place of the list.
  useCloseOnBack(useIsPhone(), () => {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
    onClose()
    opener?.focus()
  })
  const change = (part: Partial<CashFilter>) => onChange({ ...filter, ...part })
  return (
    <Card
      id={id}
      component="section"
      aria-label={strings.filters}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <QuickPeriods period={filter.period} onChoose={(period) => change({ period })} />
        <Button sx={{ ml: { sm: 'auto' } }} onClick={() => onChange(defaultFilter())}>
          {filterStrings.clear}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(2, minmax(0, 1fr)) minmax(0, 0.8fr) minmax(0, 1.6fr)',
          },
        }}
      >
        <PeriodFields period={filter.period} onChange={(period) => change({ period })} />
        <SelectField
          name="type"
          label={filterStrings.type}
          options={strings.types}
          value={filter.type}
          onChange={(event) => change({ type: (event as { target: { value: CashFilter['type'] } }).target.value })}
          onBlur={() => {}}
          inputRef={null}
          error={false}
          helperText={undefined}
        />
        <SearchField value={filter.term} onChange={(term) => change({ term })} placeholder={filterStrings.search} />
      </Box>
    </Card>
  )
}

function QuickPeriods({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const isChosen = (name: PeriodName) => {
    const { startDate, endDate } = periods[name]()
    return period.startDate === startDate && period.endDate === endDate
  }
  return (
    <Box role="group" aria-label={filterStrings.periods} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(periods) as PeriodName[]).map((name) => (
        <Button
          key={name}
          variant={isChosen(name) ? 'contained' : 'outlined'}
          aria-pressed={isChosen(name)}
          onClick={() => onChoose(periods[name]())}
        >
          {strings.periods[name]}
        </Button>
      ))}
    </Box>
  )
}
