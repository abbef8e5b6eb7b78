import { useAuth } from '@atelie/web-kit/session/auth-context'
import { ErrorNotice } from '@atelie/web-kit/display/error-state'
import { Navigate, useLocation } from '@atelie/web-kit/router'
import { isStorageBlocked } from '@atelie/web-kit/stored-item'
import { Alert, Box, Button, Card } from '@atelie/web-kit/ui'
import { Tab, Tabs } from '@atelie/web-kit/ui-form'
import { useState } from 'react'
import { PageSpinner } from '../../app/page-spinner.tsx'
import { strings as shellStrings } from '../../strings.ts'
import { FreeTools } from './free-tools.tsx'
import { LoginForm } from './login-form.tsx'
import { MarketingPanel } from './marketing-panel.tsx'
import { RegisterForm } from './register-form.tsx'
import { strings } from './strings.ts'

export default function AuthPage() {
  const { user, status, lostBy, drafts, isSignOutUndelivered, reload } = useAuth()
  const wanted = (useLocation().state as { from?: string } | null)?.from
  const [tab, setTab] = useState<'login' | 'register'>('login')
  // Kept when switching to the registration.
  const [email, setEmail] = useState('')
  const Form = tab === 'login' ? LoginForm : RegisterForm
  // Another person must not be led to where the last one was working.
  const isSuccessor = lostBy !== null && lostBy !== user?.email
  if (user) return <Navigate to={isSuccessor ? '/' : (wanted ?? '/')} replace />
  if (status === 'loading') return <PageSpinner />
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, md: 8 }, gridTemplateColumns: { md: '1fr 440px' } }}>
      <MarketingPanel />
      <Box>
        {lostBy !== null && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {drafts.hasTyped(lostBy) ? strings.sessionLostTyping : strings.sessionLost}
          </Alert>
        )}
        {isSignOutUndelivered && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" onClick={reload}>
                {shellStrings.retry}
              </Button>
            }
          >
            {strings.signOutUndelivered}
          </Alert>
        )}
        {isStorageBlocked() && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {strings.cookiesBlocked}
          </Alert>
        )}
        {status === 'failed' && (
          <Box sx={{ mb: 2 }}>
            <ErrorNotice message={shellStrings.sessionFailed} onRetry={reload} />
          </Box>
        )}
        <Card sx={{ p: { xs: 2, sm: 4 }, pt: { xs: 1, sm: 2 } }}>
          <Tabs
            value={tab}
            onChange={(_, chosen) => setTab(chosen)}
            variant="fullWidth"
            aria-label={strings.tabs}
            sx={{ mb: 3 }}
          >
            <Tab value="login" label={strings.signIn} id="tab-login" aria-controls="panel-login" />
            <Tab value="register" label={strings.signUp} id="tab-register" aria-controls="panel-register" />
          </Tabs>
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            <Form email={email} onEmail={setEmail} />
          </Box>
        </Card>
        <FreeTools />
      </Box>
    </Box>
  )
}
