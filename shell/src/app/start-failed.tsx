import { theme } from '@atelie/web-kit/theme/theme'
import { Box, CssBaseline, ThemeProvider } from '@atelie/web-kit/ui'
import { ErrorState } from '@atelie/web-kit/display/error-state'
import { strings } from '../strings.ts'

export function StartFailed() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ maxWidth: 600, mx: 'auto', px: 2, pt: 8 }}>
        <ErrorState message={strings.startFailed} onRetry={() => location.reload()} />
      </Box>
    </ThemeProvider>
  )
}
