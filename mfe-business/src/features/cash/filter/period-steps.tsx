import { ChevronDownIcon } from '@atelie/web-kit/display/icons'
import { IconButton, Stack, Typography } from '@atelie/web-kit/ui'
import { nameOfPeriod, type Period, stepPeriod } from './period.ts'
import { strings } from '../strings.ts'

interface Props {
  period: Period
  onChange: (period: Period) => void
}

/** The period of the sums below, with a step to the one before and after it. The arrows stay in place from month to month. */
export function PeriodSteps({ period, onChange }: Props) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mt: -2, mb: 1.5, mx: -1.5 }}>
      <Step label={strings.earlier} turn={90} to={stepPeriod(period, -1)} onChange={onChange} />
      <Typography aria-live="polite" sx={{ minWidth: '9.5em', textAlign: 'center', fontWeight: 600 }}>
        {nameOfPeriod(period)}
      </Typography>
      <Step label={strings.later} turn={-90} to={stepPeriod(period, 1)} onChange={onChange} />
    </Stack>
  )
}

interface StepProps {
  label: string
  /** Turns the arrow, which points down, in degrees. */
  turn: number
  to: Period | null
  onChange: (period: Period) => void
}

function Step({ label, turn, to, onChange }: StepProps) {
  return (
    <IconButton title={label} aria-label={label} disabled={to === null} onClick={() => to && onChange(to)}>
      <ChevronDownIcon sx={{ transform: `rotate(${turn}deg)` }} />
    </IconButton>
  )
}
