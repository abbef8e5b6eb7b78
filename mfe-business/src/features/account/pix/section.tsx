import { ErrorNotice } from '@atelie/web-kit/display/error-state'
import { onDemand } from '@atelie/web-kit/on-demand'
import { Card, Typography } from '@atelie/web-kit/ui'
import { Skeleton } from '@atelie/web-kit/ui-page'
import { useEffect } from 'react'
import { strings } from './strings.ts'

const { usePart: usePixCard } = onDemand(async () => (await import('./pix-card.tsx')).PixCard)

/** Below the company, which the page shows first. */
export function PixSection() {
  const { part: PixCard, hasFailed, load } = usePixCard()
  useEffect(load, [load])
  return (
    <Card component="section" aria-labelledby="pix-title" sx={{ p: { xs: 2, sm: 3 }, mt: 3, minHeight: 180 }}>
      <Typography id="pix-title" variant="h2" sx={{ mb: 2 }}>
        {strings.title}
      </Typography>
      {PixCard ? <PixCard /> : hasFailed ? <ErrorNotice message={strings.loadFailed} onRetry={load} /> : <Skeleton />}
    </Card>
  )
}
