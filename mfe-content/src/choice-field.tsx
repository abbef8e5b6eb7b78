import { styled, Typography } from '@atelie/web-kit/ui'
import { useId } from 'react'
import { type Control, type FieldValues, type Path, useController } from '@atelie/web-kit/hook-form'

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  label: string
  /** Code → label. */
  options: Record<string, string>
  /** Code → a line below the label. */
  hints?: Record<string, string>
}

/** A choice of one from a few visible options. */
export function ChoiceField<Values extends FieldValues>({ control, name, label, options, hints }: Props<Values>) {
  const {
    field: { ref, value: chosen, ...field },
    fieldState: { error },
  } = useController({ control, name })
  const id = useId()
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      aria-invalid={error !== undefined}
    >
      <Typography id={`${id}-label`} variant="h3" component="legend" sx={{ mb: 1, p: 0 }}>
        {label}
      </Typography>
      <Choices data-cards={hints !== undefined}>
        {Object.entries(options).map(([code, text], index) => (
          <Choice key={code}>
            <input {...field} ref={index === 0 ? ref : null} type="radio" value={code} checked={chosen === code} />
            <span>{text}</span>
            {hints && (
              <Typography component="span" variant="body2" color="textSecondary">
                {hints[code]}
              </Typography>
            )}
          </Choice>
        ))}
      </Choices>
      {error && (
        <Typography id={`${id}-error`} variant="caption" color="error" role="alert" sx={{ display: 'block', mt: 0.5 }}>
          {error.message}
        </Typography>
      )}
    </Group>
  )
}

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&[data-cards=true]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}))

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 44,
  padding: theme.spacing(1, 2),
  cursor: 'pointer',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  // Invisible, but still there for the keyboard and for a browser that scrolls to it.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '&:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
    '> :nth-of-type(1)': { color: theme.vars?.palette.primary.main, fontWeight: 600 },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
}))
