import type { Tint } from '@atelie/web-kit/display/tints'
import { Link } from '@atelie/web-kit/router'
import { styled, Typography } from '@atelie/web-kit/ui'

interface Props {
  to: string
  label: string
  description: string | undefined
  drawing: string | undefined
  /** Without one it is of paper. */
  tint: Tint | undefined
}

/** A way into a part of the product, known by its colour and its picture before it is read. */
export function Tile({ to, label, description, drawing, tint }: Props) {
  return (
    <Cut
      to={to}
      style={
        tint && ({ '--ink': `var(--mui-palette-${tint}-ink)`, '--wash': `var(--mui-palette-${tint}-wash)` } as object)
      }
    >
      <Typography variant="h3">{label}</Typography>
      <Typography
        variant="body2"
        component="span"
        sx={{
          mt: 0.25,
          mb: 1,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {description}
      </Typography>
      <img src={drawing} alt="" />
    </Cut>
  )
}

const Cut = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(1.75, 1.75, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: `var(--wash, ${theme.vars?.palette.background.paper})`,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  transition: 'transform 0.15s',
  // In the dark a field of colour turns muddy: the words have it instead.
  ...theme.applyStyles('dark', {
    backgroundColor: `color-mix(in srgb, var(--wash, transparent) 30%, ${theme.vars?.palette.background.paper})`,
    h3: { color: 'var(--ink)' },
  }),
  img: { width: 95, height: 76, marginTop: 'auto', alignSelf: 'flex-end', transition: 'transform 0.2s' },
  '&:active': { transform: 'scale(0.98)' },
  '@media (hover: hover)': { '&:hover img': { transform: 'translateY(-3px) rotate(-2deg)' } },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 2.5, 1.5), img: { width: 130, height: 104 } },
}))
