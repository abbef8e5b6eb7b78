import { type captionBody, MAX_HASHTAGS } from '@atelie/contract/generators'
import type { input } from '@atelie/contract/schema'
import { styled, Typography } from '@atelie/web-kit/ui'
import { useId } from 'react'
import { type Control, useController } from '@atelie/web-kit/hook-form'
import { strings } from './strings.ts'

/** How many hashtags at most, from one up; the switch is for none at all. */
export function HashtagSlider({ control }: { control: Control<input<typeof captionBody>> }) {
  const {
    field: { value, onChange, ...field },
  } = useController({ control, name: 'maxHashtags' })
  const id = useId()
  const most = value ?? 1
  const label = strings.maxHashtags(most)
  return (
    <div>
      <Typography component="label" htmlFor={id}>
        {label}
      </Typography>
      <Slider
        {...field}
        id={id}
        type="range"
        min={1}
        max={MAX_HASHTAGS}
        step={1}
        value={most}
        aria-valuetext={label}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}

const Slider = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  height: 44,
  margin: 0,
  accentColor: theme.vars?.palette.primary.main,
  cursor: 'pointer',
}))
