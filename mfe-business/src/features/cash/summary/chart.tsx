import type { Transaction, TransactionType } from '@atelie/contract/cash'
import { centsToNumber, formatCents } from '@atelie/money/cents'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Unseen } from '@atelie/web-kit/display/unseen'
import { styled, Typography } from '@atelie/web-kit/ui'
import { type CSSProperties, type PointerEvent, type SyntheticEvent, useId, useMemo, useState } from 'react'
import { type Bucket, bucketSize, bucketsOf } from './chart-data.ts'
import type { Period } from '../filter/period.ts'
import { strings } from '../strings.ts'
import { strings as texts } from './chart-strings.ts'

/** The drawing's height; its width is one unit per bucket, and the frame stretches both. */
const HEIGHT = 100

interface Props {
  transactions: Transaction[]
  period: Period
}

/** Income beside expenses, by day, month or year: a picture whose values show at a tap, and a table for screen readers. */
export function Chart({ transactions, period }: Props) {
  const id = useId()
  const buckets = useMemo(() => bucketsOf(transactions, period), [transactions, period])
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = chosen === null ? undefined : buckets[chosen]
  const per = texts.per[bucketSize(period)]
  const title = [texts.income, texts.and, texts.expense, per].join(' ')
  const most = Math.max(...buckets.flatMap(({ income, expense }) => [income, expense]), 0)
  const total = (kind: TransactionType) => formatCents(buckets.reduce((sum, bucket) => sum + bucket[kind], 0))

  return (
    <Frame>
      <Heading>
        <Legend>
          <span>
            <Swatch data-kind="income" />
            {strings.types.income}
          </span>
          <span>
            <Swatch data-kind="expense" />
            {strings.types.expense}
          </span>
          <span>{per}</span>
        </Legend>
        {most > 0 && <Most>{texts.most(formatCents(most))}</Most>}
      </Heading>
      {most === 0 ? (
        <Empty color="textSecondary">{texts.empty}</Empty>
      ) : (
        <>
          <Plot>
            <Bars
              role="img"
              aria-label={title}
              aria-describedby={`${id}-summary`}
              viewBox={`0 0 ${buckets.length} ${HEIGHT}`}
              preserveAspectRatio="none"
            >
              <desc id={`${id}-summary`}>{texts.summary(total('income'), total('expense'))}</desc>
              {chosen !== null && <rect data-chosen x={chosen} y={0} width={1} height={HEIGHT} />}
              {buckets.map((bucket, index) => (
                <Pair key={bucket.key} bucket={bucket} x={index} most={most} />
              ))}
            </Bars>
            <BucketChoice buckets={buckets} onChoose={setChosen} />
          </Plot>
          {shown ? <Values bucket={shown} /> : <Ends buckets={buckets} />}
          <BucketTable title={title} buckets={buckets} />
        </>
      )}
    </Frame>
  )
}

/** The two bars of a bucket. */
function Pair({ bucket: { income, expense }, x, most }: { bucket: Bucket; x: number; most: number }) {
  // Any amount above zero is visible.
  const heightOf = (cents: number) => (cents === 0 ? 0 : Math.max((cents / most) * HEIGHT, 1))
  return (
    <>
      <rect data-kind="income" x={x + 0.1} y={HEIGHT - heightOf(income)} width={0.38} height={heightOf(income)} />
      <rect data-kind="expense" x={x + 0.52} y={HEIGHT - heightOf(expense)} width={0.38} height={heightOf(expense)} />
    </>
  )
}

/** Transparent over the bars: a tap, a drag, the arrow keys or a mouse choose the bucket whose values are shown, until they leave. */
function BucketChoice({ buckets, onChoose }: { buckets: readonly Bucket[]; onChoose: (index: number | null) => void }) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      buckets.findLastIndex(({ income, expense }) => income + expense > 0),
    ),
  )
  const at = Math.min(index, buckets.length - 1)
  const { key, income, expense } = buckets[at]!

  /** A ring around all bars would be too much for a finger or a mouse. */
  const [isPointed, setPointed] = useState(false)

  function choose(next: number) {
    setIndex(next)
    onChoose(next)
  }

  const chooseValue = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => choose(Number(currentTarget.value))

  function point({ currentTarget, nativeEvent: { offsetX } }: PointerEvent<HTMLInputElement>) {
    const place = Math.floor((offsetX / currentTarget.clientWidth) * buckets.length)
    choose(Math.min(Math.max(place, 0), buckets.length - 1))
  }

  return (
    <Range
      type="range"
      aria-label={texts.values}
      aria-valuetext={texts.bucket(nameOf(key), formatCents(income), formatCents(expense))}
      min={0}
      max={buckets.length - 1}
      value={at}
      style={{ '--thumb': `${100 / buckets.length}%` } as CSSProperties}
      onChange={chooseValue}
      onFocus={chooseValue}
      onBlur={() => onChoose(null)}
      // Some phones move a range only by its thumb, and focus it only by keyboard.
      data-pointed={isPointed || undefined}
      onKeyDown={() => setPointed(false)}
      onPointerDown={() => setPointed(true)}
      onPointerMove={point}
      onPointerUp={(event) => {
        event.currentTarget.focus({ preventScroll: true })
        point(event)
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.matches(':focus')) onChoose(null)
      }}
    />
  )
}

/** Read to the person by the field that chose it. */
function Values({ bucket }: { bucket: Bucket }) {
  const kinds = (['income', 'expense'] as const).filter((kind) => bucket[kind] > 0)
  return (
    <Axis aria-hidden data-values>
      <strong>{nameOf(bucket.key)}</strong>
      {kinds.length === 0 && <span>{texts.nothing}</span>}
      {kinds.map((kind) => (
        <strong key={kind} data-kind={kind}>
          {kind === 'income' && '+'}
          <MoneyText value={centsToNumber(kind === 'income' ? bucket[kind] : -bucket[kind])} />
        </strong>
      ))}
    </Axis>
  )
}

/** The labels of the first, middle and last bucket. */
function Ends({ buckets }: { buckets: readonly Bucket[] }) {
  const ends = [...new Set([buckets[0], buckets[Math.floor(buckets.length / 2)], buckets.at(-1)])].flatMap(
    (bucket) => bucket ?? [],
  )
  return (
    <Axis aria-hidden>
      {ends.map(({ key }) => (
        <span key={key}>{nameOf(key)}</span>
      ))}
    </Axis>
  )
}

function BucketTable({ title, buckets }: { title: string; buckets: readonly Bucket[] }) {
  return (
    // Around the table, which would grow with its text and make the page scroll sideways.
    <Unseen>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{strings.types.income}</th>
            <th scope="col">{strings.types.expense}</th>
          </tr>
        </thead>
        <tbody>
          {buckets
            .filter(({ income, expense }) => income + expense > 0)
            .map(({ key, income, expense }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                <td>{formatCents(income)}</td>
                <td>{formatCents(expense)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Unseen>
  )
}

/** '2026-11-21' → '21/11', '2026-11' → '11/2026', '2026' → '2026'. */
function nameOf(key: string): string {
  const [year, month, day] = key.split('-')
  return day ? `${day}/${month}` : month ? `${month}/${year}` : key
}

const Frame = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  margin: 0,
  '[data-kind=income]': { color: theme.vars?.palette.success.main },
  '[data-kind=expense]': { color: theme.vars?.palette.error.main },
}))

const Heading = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  marginBottom: theme.spacing(0.25),
}))

const Legend = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  fontWeight: 600,
  whiteSpace: 'nowrap',
}))

const Swatch = styled('span')({
  forcedColorAdjust: 'none',
  display: 'inline-block',
  width: '0.7em',
  height: '0.7em',
  marginRight: '0.4em',
  borderRadius: 2,
  background: 'currentColor',
})

/** Names the line below it, at the height of the largest amount. */
const Most = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  borderTop: `1px dashed ${theme.vars?.palette.text.secondary}`,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}))

const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'currentColor',
  '[data-chosen]': { fill: theme.vars?.palette.divider },
}))

// The thumb is as wide as a bucket, and so stands where the bucket does.
const thumb = {
  appearance: 'none',
  width: 'var(--thumb)',
  height: '100%',
  border: 0,
  background: 'transparent',
} as const

const Range = styled('input')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  outline: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': { height: '100%' },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-track': { background: 'transparent' },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible:not([data-pointed])': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
}))

/** Below the bars, as high with values as without. */
const Axis = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: theme.spacing(0.5),
  minHeight: 20,
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
  '&[data-values]': { justifyContent: 'center', gap: theme.spacing(1.5) },
}))

const Empty = styled(Typography)({ margin: 'auto' })
