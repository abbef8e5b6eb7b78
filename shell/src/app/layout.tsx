import { useEntryOfPage } from '@atelie/web-kit/back/close-on-back'
import { PageWidth } from '@atelie/web-kit/display/frame-parts'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from '@atelie/web-kit/router'
import { styled } from '@atelie/web-kit/ui'
import { Suspense, useEffect, useRef } from 'react'
import { Navigation } from '../features/navigation/navigation.tsx'
import { type AppRoute, generatorRoutes, routeMeantBy } from '../features/navigation/route-registry.tsx'
import { useNavigationGuard } from '../features/navigation/use-navigation-guard.ts'
import { strings as notFoundStrings } from '../features/not-found/strings.ts'
import { strings } from '../strings.ts'
import { PageSpinner } from './page-spinner.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { VersionNotices } from './version-notices.tsx'

/** Whether the page came with the place of a header, which the gateway decides by the session. */
const isHeaderExpected = 'header' in document.documentElement.dataset

/** The frame of every page. Visitors see the header on the free tools only. */
export function Layout() {
  const { user, status, sessionEpoch } = useAuth()
  const { pathname, ...rest } = useLocation()
  const route = useMatches().at(-1)?.handle as AppRoute | undefined
  const hasHeader =
    user !== null ||
    (isHeaderExpected && status === 'loading') ||
    generatorRoutes.some(({ path }) => path === route?.path)
  const pageName = route ? (route.link?.label ?? route.title) : notFoundStrings.title

  const main = useRef<HTMLDivElement>(null)

  useEntryOfPage()
  useNavigationGuard()
  usePageFocus(main)
  useEffect(() => {
    document.title = `${pageName} · ${strings.productName}`
  }, [pageName])

  // The router also matches /clients/ and /CLIENTS; links and bookmarks should have one URL.
  const meant = route ?? routeMeantBy(pathname)
  if (meant && meant.path !== pathname)
    return <Navigate to={{ ...rest, pathname: meant.path }} state={rest.state} replace />
  return (
    <>
      <SkipLink href="#content">{strings.skipToContent}</SkipLink>
      {hasHeader && <Navigation />}
      <VersionNotices remote={route?.remote} />
      <PageWidth
        as="main"
        ref={main}
        id="content"
        tabIndex={-1}
        aria-label={pageName}
        sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 'calc(96px + var(--bottom-bar, 0px))', sm: 6 }, outline: 'none' }}
      >
        <Suspense key={sessionEpoch} fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </PageWidth>
      <ScrollRestoration />
    </>
  )
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(-8),
  left: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  '&:focus': { top: theme.spacing(1) },
}))
