import type { Transaction } from '@atelie/contract/cash'
import { Card, Skeleton } from '@atelie/web-kit/ui'
import { lazy, Suspense, useState } from 'react'
import type { Period } from '../filter/period.ts'

const Chart = lazy(() => import('./chart.tsx'))

interface Shown {
  transactions: Transaction[]
  period: Period
}

interface Props {
  /** Undefined while they are not there. */
  transactions: Transaction[] | undefined
  /** They belong to the period before. */
  isOld: boolean
  /** They could not be fetched. */
  isFailing: boolean
  period: Period
}

/** A frame of one height for the chart, which is fetched after the figures are on screen. */
export function ChartCard({ transactions, isOld, isFailing, period }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const isNew = transactions && !isOld && (transactions !== shown?.transactions || period !== shown.period)
  // Until the next period's are there, the bars of the one before stay, with their own days.
  if (isNew) setShown({ transactions, period })

  const skeleton = <Skeleton variant="rounded" height="100%" />
  return (
    <Card aria-busy={isOld} sx={{ p: 2, height: { xs: 200, md: 240 }, boxSizing: 'border-box', opacity: isOld ? 0.5 : 1 }}>
      {transactions && shown ? <Suspense fallback={skeleton}><Chart {...shown} /></Suspense> : !isFailing && skeleton}
    </Card>
  )
}
