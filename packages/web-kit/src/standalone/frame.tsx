import { useEntryOfPage } from '@atelie/web-kit/back/close-on-back'
import { PageWidth, TopBar } from '@atelie/web-kit/display/frame-parts'
import { pageAt, type RemotePath } from '@atelie/web-kit/remote-routes'
import { NavLink, Outlet, ScrollRestoration } from '@atelie/web-kit/router'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@atelie/web-kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Choice } from './choice.tsx'
import type { FakeServer } from './fake-server.ts'
import { type SessionChoice, sessionChoice } from './session-choice.ts'
import { strings } from './strings.ts'
import { ThemeChoice } from './theme-choice.tsx'

interface Props {
  paths: readonly RemotePath[]
  /** The shell shows the pages to signed-in people only. */
  needsAccount: boolean
  server: FakeServer
}

/** Stands in for the shell around the pages of one remote. */
export function Frame({ paths, needsAccount, server }: Props) {
  const { sessionEpoch } = useAuth()
  useEntryOfPage()
  const [session, chooseSession] = useSessionChoice(server)
  return (
    <>
      <TopBar>
        <PageWidth>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 2, pt: 1.5 }}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', mr: 'auto' }}>
              <Typography component="span" variant="h2" color="primary">
                {strings.productName}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {strings.alone}
              </Typography>
            </Stack>
            <Stack direction="row" spacing={1}>
              <Choice label={strings.session} options={strings.sessions} value={session} onChange={chooseSession} />
              <ThemeChoice />
            </Stack>
          </Stack>
          <Stack
            component="nav"
            direction="row"
            aria-label={strings.navigation}
            sx={{ mx: -1.5, py: 0.5, overflowX: 'auto' }}
          >
            {paths.map((path) => (
              <PageLink key={path} path={path} />
            ))}
          </Stack>
        </PageWidth>
      </TopBar>
      <PageWidth as="main" sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 12, sm: 6 } }}>
        {needsAccount && session === 'visitor' ? (
          <Alert severity="info">{strings.accountNeeded}</Alert>
        ) : (
          <Suspense key={sessionEpoch} fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        )}
      </PageWidth>
      <ScrollRestoration />
    </>
  )
}

function useSessionChoice(server: FakeServer) {
  const queryClient = useQueryClient()
  const [session, setSession] = useState(server.session)
  function choose(next: SessionChoice) {
    server.changeSession(next)
    setSession(next)
    sessionChoice.write(next)
    const changesPerson = next === 'visitor' || next === 'account'
    // Shown data is fetched again. Failures and slowness leave the person, and so what is typed into a page.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => changesPerson || queryKey[0] !== 'user' })
  }
  return [session, choose] as const
}

function PageLink({ path }: { path: RemotePath }) {
  return (
    <Button
      component={NavLink}
      to={path}
      end
      color="inherit"
      sx={{
        flexShrink: 0,
        px: 1.5,
        color: 'text.secondary',
        '&[aria-current=page]': { color: 'primary.main', fontWeight: 700 },
      }}
    >
      {pageAt[path].name}
    </Button>
  )
}

function Spinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50dvh' }}>
      <CircularProgress aria-label={strings.loading} />
    </Box>
  )
}
