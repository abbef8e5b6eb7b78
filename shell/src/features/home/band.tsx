import { tinted } from '@atelie/web-kit/display/tints'
import { Box, styled, Typography } from '@atelie/web-kit/ui'
import { strings as shellStrings } from '../../strings.ts'
import band from './drawings/band.svg?inline'
import sprigs from './drawings/sprigs.svg'
import { strings } from './strings.ts'

/** From the height of the picture on. */
const EDGE = 24

/** The head of the page, as wide as the window, with a cut edge. Only home has one: where people work, it would take their room. */
export function Band({ name }: { name: string | undefined }) {
  return (
    <Paper>
      <Box sx={{ minWidth: 0, pr: { xs: 15, sm: 30 } }}>
        {name && (
          <Typography noWrap sx={{ mb: 0.25 }}>
            {strings.greeting(name)}
          </Typography>
        )}
        <Typography variant="h1" sx={{ fontSize: { xs: '2.125rem', md: '2.75rem' } }}>
          {shellStrings.productName}
        </Typography>
        <Typography sx={{ textWrap: 'balance' }}>{shellStrings.tagline}</Typography>
      </Box>
      <Sprigs src={sprigs} alt="" />
    </Paper>
  )
}

// The background is what is left where pictures are off. Painted as the picture of a border, the colour reaches the window's edges, and yet nothing can be scrolled to there.
const Paper = styled('div')(({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(-3),
  padding: theme.spacing(3, 0, 5),
  ...tinted('band'),
  backgroundClip: 'content-box',
  borderImage: `url("${band}") 0 0 ${EDGE} 0 fill / 0 0 ${EDGE}px 0 / 0 100vw repeat`,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(-4), padding: theme.spacing(5, 0, 7) },
}))

const Sprigs = styled('img')(({ theme }) => ({
  position: 'absolute',
  right: -16,
  bottom: EDGE - 4,
  width: 150,
  height: 120,
  '@keyframes grow': { from: { opacity: 0, transform: 'translateY(12px)' } },
  animation: 'grow 0.6s ease-out',
  [theme.breakpoints.up('sm')]: { right: 0, width: 200, height: 160 },
}))
