import type { CashBalance } from '@atelie/contract/cash'
import { ErrorNotice } from '@atelie/web-kit/display/error-state'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Card, styled, Typography } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import type { Live } from '../poll/live.ts'
import { strings } from '../strings.ts'

const ORDER = ['total', 'income', 'expense'] as const

interface Props {
  balance: Live<CashBalance>
  onRetry: () => void
}

/** The three sums of the period, in the same place while loading, afterwards, and when they could not be loaded. */
export function SummaryCards({ balance: { data, isOld, isFailing }, onRetry }: Props) {
  if (!data && isFailing)
    return (
      <Failure>
        <ErrorNotice message={strings.failures.balance} onRetry={onRetry} />
      </Failure>
    )
  return (
    <Sums aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
      {ORDER.map((kind) => (
        <Sum key={kind} data-kind={kind}>
          <Typography component="dt" color="textSecondary">
            {strings.cards[kind]}
          </Typography>
          <Typography component="dd" variant={kind === 'total' ? 'h2' : 'h3'} color={colorOf(kind, data)} sx={{ m: 0 }}>
            {data ? <MoneyText value={data[kind]} /> : <Skeleton width={96} />}
          </Typography>
        </Sum>
      ))}
    </Sums>
  )
}

function colorOf(kind: (typeof ORDER)[number], balance: CashBalance | undefined): string {
  if (kind === 'total') return balance && balance.total < 0 ? 'error' : 'textPrimary'
  return kind === 'income' ? 'success' : 'error'
}

/** One below another beside the chart; on a phone two are beneath the first, while they fit. */
const Sums = styled('dl')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), margin: 0 }))

const Sum = styled(Card)(({ theme }) => ({
  flex: '1 1 100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0, 2.5),
  minHeight: 72,
  boxSizing: 'border-box',
  [theme.breakpoints.down('md')]: {
    minHeight: 56,
    padding: theme.spacing(1, 2),
    '&:not([data-kind=total])': {
      flex: '1 1 0',
      minWidth: 'max-content',
      minHeight: 66,
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
    },
  },
}))

/** Takes the height of the sums. */
const Failure = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: 240,
  [theme.breakpoints.down('md')]: { minHeight: 134 },
  '& > *': { boxSizing: 'border-box', alignContent: 'center' },
}))
