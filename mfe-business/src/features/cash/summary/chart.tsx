import type { Transaction } from '@atelie/contract/cash'
import { formatCents } from '@atelie/money/cents'
import { Unseen } from '@atelie/web-kit/display/unseen'
import { Box, styled, Typography } from '@atelie/web-kit/ui'
import { useId, useMemo } from 'react'
import { type Bucket, bucketSize, bucketsOf } from './chart-data.ts'
import type { Period } from '../filter/period.ts'
import { strings } from '../strings.ts'

const texts = strings.chart

/** The drawing's height; its width is one unit per bucket, and the frame stretches both. */
const HEIGHT = 100

interface Props {
  transactions: Transaction[]
  period: Period
}

/** Income beside expenses, by day, month or year: a picture, and a table for screen readers. */
export function Chart({ transactions, period }: Props) {
  const id = useId()
  const buckets = useMemo(() => bucketsOf(transactions, period), [transactions, period])
  const per = texts.per[bucketSize(period)]
  const most = Math.max(...buckets.flatMap(({ income, expense }) => [income, expense]), 0)
  const total = (kind: 'income' | 'expense') => formatCents(buckets.reduce((sum, bucket) => sum + bucket[kind], 0))

  return (
    <Frame aria-labelledby={`${id}-title`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={`${id}-title`} component="figcaption" variant="body2" sx={{ fontWeight: 600 }}>
          <Kind><Swatch data-kind="income" />{texts.income}</Kind> {texts.and} <Kind><Swatch data-kind="expense" />{texts.expense}</Kind> {per}
        </Typography>
        {most > 0 && <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>{texts.most(formatCents(most))}</Typography>}
      </Box>
      {most === 0 ? <Empty color="textSecondary">{texts.empty}</Empty> : (
        <>
          <Bars role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`} viewBox={`0 0 ${buckets.length} ${HEIGHT}`} preserveAspectRatio="none">
            <desc id={`${id}-summary`}>{texts.summary(total('income'), total('expense'))}</desc>
            {buckets.map((bucket, index) => <Pair key={bucket.key} bucket={bucket} x={index} most={most} />)}
          </Bars>
          <Ends buckets={buckets} />
          <BucketTable title={[texts.income, texts.and, texts.expense, per].join(' ')} buckets={buckets} />
        </>
      )}
    </Frame>
  )
}

/** The two bars of a bucket, with its sums in a tooltip. */
function Pair({ bucket: { key, income, expense }, x, most }: { bucket: Bucket; x: number; most: number }) {
  // Any amount above zero is visible.
  const heightOf = (cents: number) => (cents === 0 ? 0 : Math.max((cents / most) * HEIGHT, 1))
  return (
    <g>
      <title>{texts.bucket(nameOf(key), formatCents(income), formatCents(expense))}</title>
      <rect x={x} y={0} width={1} height={HEIGHT} fill="transparent" />
      <rect data-kind="income" x={x + 0.1} y={HEIGHT - heightOf(income)} width={0.38} height={heightOf(income)} />
      <rect data-kind="expense" x={x + 0.52} y={HEIGHT - heightOf(expense)} width={0.38} height={heightOf(expense)} />
    </g>
  )
}

/** The labels of the first, middle and last bucket. */
function Ends({ buckets }: { buckets: readonly Bucket[] }) {
  const ends = [...new Set([buckets[0], buckets[Math.floor(buckets.length / 2)], buckets.at(-1)])].flatMap((bucket) => bucket ?? [])
  return (
    <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
      {ends.map(({ key }) => <Typography key={key} variant="caption" color="textSecondary">{nameOf(key)}</Typography>)}
    </Box>
  )
}

function BucketTable({ title, buckets }: { title: string; buckets: readonly Bucket[] }) {
  return (
    // Around the table, which would grow with its text and make the page scroll sideways.
    <Unseen><table>
      <caption>{title}</caption>
      <thead><tr><th scope="col">{texts.when}</th><th scope="col">{strings.types.income}</th><th scope="col">{strings.types.expense}</th></tr></thead>
      <tbody>
        {buckets.filter(({ income, expense }) => income + expense > 0).map(({ key, income, expense }) => (
          <tr key={key}><th scope="row">{nameOf(key)}</th><td>{formatCents(income)}</td><td>{formatCents(expense)}</td></tr>
        ))}
      </tbody>
    </table></Unseen>
  )
}

/** '2026-11-21' → '21/11', '2026-11' → '11/2026', '2026' → '2026'. */
function nameOf(key: string): string {
  const [year, month, day] = key.split('-')
  return day ? `${day}/${month}` : month ? `${month}/${year}` : key
}

const Frame = styled('figure')(({ theme }) => ({
  display: 'flex', flexDirection: 'column', height: '100%', margin: 0,
  '[data-kind=income]': { color: theme.vars?.palette.success.main },
  '[data-kind=expense]': { color: theme.vars?.palette.error.main },
}))

const Kind = styled('span')({ whiteSpace: 'nowrap' })

const Swatch = styled('span')({ forcedColorAdjust: 'none', display: 'inline-block', width: '0.7em', height: '0.7em', marginRight: '0.35em', borderRadius: 2, background: 'currentColor' })

const Bars = styled('svg')(({ theme }) => ({
  flex: 1, minHeight: 0, width: '100%', marginTop: theme.spacing(1.5), fill: 'currentColor', borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}))

const Empty = styled(Typography)({ margin: 'auto' })
