import { Box, Card, CircularProgress } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'

/** Says that what was just opened is coming. It is in nobody's way, and not there at all if that takes no time. */
export function Opening() {
  return (
    <Box role="status" sx={{ position: 'fixed', inset: 0, zIndex: 'modal', display: 'grid', placeItems: 'center', pointerEvents: 'none', animation: 'opening 0.1s 0.2s both', '@keyframes opening': { from: { opacity: 0 } } }}>
      <Card elevation={8} variant="elevation" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.5 }}><CircularProgress size={20} aria-hidden />{strings.opening}</Card>
    </Box>
  )
}
