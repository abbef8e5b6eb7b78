import { Card, CircularProgress, styled } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'

/** Says that what was just opened is coming. It is in nobody's way, and not there at all if that takes no time. */
export function Opening() {
  return <Place role="status"><Note elevation={8} variant="elevation"><CircularProgress size={20} aria-hidden />{strings.opening}</Note></Place>
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: 'opening 0.1s 0.2s both',
  '@keyframes opening': { from: { opacity: 0 } },
}))

const Note = styled(Card)(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), padding: theme.spacing(1.5, 2.5) }))
