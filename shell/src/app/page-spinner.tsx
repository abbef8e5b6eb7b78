import { Box, CircularProgress } from '@atelie/web-kit/ui'
import { strings } from '../strings.ts'

export function PageSpinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50dvh' }}>
      <CircularProgress aria-label={strings.loading} />
    </Box>
  )
}
