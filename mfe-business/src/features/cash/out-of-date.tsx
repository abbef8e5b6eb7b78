import { Alert } from '@atelie/web-kit/ui'
import { useLasting } from './live.ts'
import { strings } from './strings.ts'

/** Says for as long as it lasts that what is on screen cannot be brought up to date; in view wherever somebody has scrolled to. */
export function OutOfDate({ failures }: { failures: string[] }) {
  const isLasting = useLasting(failures.length > 0)
  if (!isLasting) return null
  return (
    <Alert severity="warning" sx={{ position: 'sticky', top: { xs: 64, lg: 112 }, zIndex: 2, mb: 2 }}>
      {strings.outOfDate(failures)}
    </Alert>
  )
}
