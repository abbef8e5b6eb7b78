import type { Transaction } from '@atelie/contract/cash'
import { Card } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import { onDemand } from '@atelie/web-kit/on-demand'
import { ErrorNotice } from '@atelie/web-kit/display/error-state'
import { useEffect, useState } from 'react'
import type { Period } from '../filter/period.ts'
import { strings } from '../strings.ts'

const { usePart: useChart } = onDemand(async () => (await import('./chart.tsx')).Chart)

interface ChartData {
  transactions: Transaction[]
  period: Period
}

interface Props {
  /** Undefined until they have loaded. */
  transactions: Transaction[] | undefined
  /** They belong to the previous period. */
  isOld: boolean
  period: Period
}

/** A frame of fixed height for the chart, whose code is loaded after the figures are on screen. */
export function ChartCard({ transactions, isOld, period }: Props) {
  const [rendered, setRendered] = useState<ChartData | null>(null)
  const isNew = transactions && !isOld && (transactions !== rendered?.transactions || period !== rendered.period)
  // Until the next period's data has loaded, the previous period's bars stay, with their own days.
  if (isNew) setRendered({ transactions, period })

  return (
    <Card
      aria-busy={isOld}
      sx={{ p: 2, height: { xs: 200, md: 240 }, boxSizing: 'border-box', opacity: isOld ? 0.5 : 1 }}
    >
      {transactions && rendered ? <LateChart {...rendered} /> : <Waiting />}
    </Card>
  )
}

function LateChart(data: ChartData) {
  const { part: Chart, hasFailed, load } = useChart()
  useEffect(load, [load])
  if (hasFailed) return <ErrorNotice message={strings.chartFailed} onRetry={load} />
  // A day chosen in one period means nothing in another.
  return Chart ? <Chart key={`${data.period.startDate} ${data.period.endDate}`} {...data} /> : <Waiting />
}

const Waiting = () => <Skeleton variant="rounded" height="100%" />
