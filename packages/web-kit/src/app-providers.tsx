import { AuthProvider } from '@atelie/web-kit/session/auth-context'
import { notePresses } from '@atelie/web-kit/display/opening'
import { type RuntimeConfig, RuntimeConfigProvider } from '@atelie/web-kit/runtime-config'
import { tellUntoldValues } from '@atelie/web-kit/forms/untold-values'
import { ToastProvider } from '@atelie/web-kit/toast/toast'
import { CssBaseline, ThemeProvider } from '@atelie/web-kit/ui'
import { type QueryClient, QueryClientProvider } from '@atelie/web-kit/query'
import { type ReactNode, useEffect } from 'react'
import { theme as productTheme } from './theme/theme.ts'

interface Props {
  config: RuntimeConfig
  queryClient: QueryClient
  theme?: typeof productTheme
  children: ReactNode
}

/** Everything that screens need, the same in the shell and in tests. */
export function AppProviders({ config, queryClient, theme = productTheme, children }: Props) {
  useEffect(tellUntoldValues, [])
  useEffect(notePresses, [])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RuntimeConfigProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <ToastProvider>{children}</ToastProvider>
          </AuthProvider>
        </QueryClientProvider>
      </RuntimeConfigProvider>
    </ThemeProvider>
  )
}
