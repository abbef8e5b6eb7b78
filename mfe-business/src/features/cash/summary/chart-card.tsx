import type { Transaction } from '@atelie/contract/cash'
import { Card } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import { lazy, Suspense, useState } from 'react'
import type { Period } from '../filter/period.ts'

const Chart = lazy(() => import('./chart.tsx'))

interface ChartData {
  transactions: Transaction[]
  period: Period
}

interface Props {
  /** Undefined until they have loaded. */
  transactions: Transaction[] | undefined
  /** They belong to the previous period. */
  isOld: boolean
  /** They could not be loaded. */
  isFailing: boolean
  period: Period
}

/** A frame of fixed height for the chart, whose code is loaded after the figures are on screen. */
export function ChartCard({ transactions, isOld, isFailing, period }: Props) {
  const [rendered, setRendered] = useState<ChartData | null>(null)
  const isNew = transactions && !isOld && (transactions !== rendered?.transactions || period !== rendered.period)
  // Until the next period's data has loaded, the previous period's bars stay, with their own days.
  if (isNew) setRendered({ transactions, period })

  const skeleton = <Skeleton variant="rounded" height="100%" />
  return (
    <Card aria-busy={isOld} sx={{ p: 2, height: { xs: 200, md: 240 }, boxSizing: 'border-box', opacity: isOld ? 0.5 : 1 }}>
      {transactions && rendered ? <Suspense fallback={skeleton}><Chart {...rendered} /></Suspense> : !isFailing && skeleton}
    </Card>
  )
}
