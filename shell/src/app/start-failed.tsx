import { theme } from '@atelie/web-kit/theme/theme'
import { Container, CssBaseline, ThemeProvider } from '@atelie/web-kit/ui'
import { ErrorState } from '@atelie/web-kit/display/error-state'
import { strings } from '../strings.ts'

export function StartFailed() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container maxWidth="sm" sx={{ pt: 8 }}>
        <ErrorState message={strings.startFailed} onRetry={() => location.reload()} />
      </Container>
    </ThemeProvider>
  )
}
