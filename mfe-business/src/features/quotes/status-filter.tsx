import type { QuoteSummary } from '@atelie/contract/quote-list'
import { Stack } from '@atelie/web-kit/ui'
import { Chip } from '@atelie/web-kit/ui-page'
import { countByStatus, statusLabel } from './life.ts'
import { strings } from './strings.ts'

interface Props {
  quotes: readonly QuoteSummary[]
  /** Null for all. */
  value: string | null
  onChange: (status: string | null) => void
}

/** Chips that show the quotes of one status; those without quotes are left out. */
export function StatusFilter({ quotes, value, onChange }: Props) {
  const chips: [status: string | null, count: number][] = [
    [null, quotes.length],
    ...countByStatus(quotes).filter(([status, count]) => count > 0 || status === value),
  ]
  return (
    <Stack direction="row" role="group" aria-label={strings.filter} sx={{ gap: 1, mb: 2, overflowX: 'auto', py: 0.5 }}>
      {chips.map(([status, count]) => (
        <Chip
          key={status}
          label={`${status === null ? strings.all : statusLabel(status)} ${count}`}
          color={status === value ? 'primary' : 'default'}
          variant={status === value ? 'filled' : 'outlined'}
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          sx={{ height: 44, borderRadius: 22, px: 0.5 }}
        />
      ))}
    </Stack>
  )
}
