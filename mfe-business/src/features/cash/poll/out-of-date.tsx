import { Alert, styled } from '@atelie/web-kit/ui'
import { useQuery } from '@atelie/web-kit/query'
import type { CashFilter } from '../filter/filter.ts'
import { liveOf, useSustained } from './live.ts'
import { balanceQuery, transactionsQuery } from '../queries.ts'
import { strings } from '../strings.ts'

/**
 * Warns while the screen cannot be updated. It is laid over the page's title, or what has scrolled there: so it moves
 * nothing, is always visible and does not block clicks on what is under it.
 */
export function OutOfDate({ filter: { period, type } }: { filter: CashFilter }) {
  const list = liveOf(useQuery({ ...transactionsQuery({ ...period, type }), enabled: false }))
  const balance = liveOf(useQuery({ ...balanceQuery(period), enabled: false }))
  const failures = [
    ...(list.data && list.isFailing ? [strings.failures.list] : []),
    ...(balance.data && balance.isFailing ? [strings.failures.balance] : []),
  ]
  const isSustained = useSustained(failures.length > 0)
  return <Overlay>{isSustained && <Alert severity="warning">{strings.outOfDate(failures)}</Alert>}</Overlay>
}

/** Under the header. On wider screens the buttons beside the title stay free, and those at the end of each row. */
const Overlay = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  height: 0,
  zIndex: 2,
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: { marginRight: 272 },
  [theme.breakpoints.up('lg')]: { top: 112 },
}))
