import { useAuth } from '@atelie/web-kit/auth-context'
import { Outlet, ScrollRestoration, useLocation } from '@atelie/web-kit/router'
import { Container, styled } from '@atelie/web-kit/ui'
import { Suspense, useEffect, useRef } from 'react'
import { Header } from '../features/navigation/header.tsx'
import { generatorRoutes, routeRegistry } from '../features/navigation/route-registry.tsx'
import { useNavigationGuard } from '../features/navigation/use-navigation-guard.ts'
import { strings as notFoundStrings } from '../features/not-found/strings.ts'
import { strings } from '../strings.ts'
import { PageSpinner } from './page-spinner.tsx'
import { usePageFocus } from './use-page-focus.ts'

/** The frame around every page. Visitors see the header on the free tools only. */
export function Layout() {
  const { user, departures } = useAuth()
  const { pathname } = useLocation()
  const hasHeader = user !== null || generatorRoutes.some((route) => route.path === pathname)
  const route = routeRegistry.find(({ path }) => path === pathname)
  const pageName = route ? route.link?.label ?? route.title : notFoundStrings.title

  const main = useRef<HTMLElement>(null)

  useNavigationGuard()
  usePageFocus(main)
  useEffect(() => {
    document.title = `${pageName} · ${strings.productName}`
  }, [pageName])

  return (
    <>
      <SkipLink href="#content">{strings.skipToContent}</SkipLink>
      {hasHeader && <Header />}
      <Container component="main" ref={main} id="content" tabIndex={-1} aria-label={pageName} maxWidth="lg" sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 12, sm: 6 }, outline: 'none' }}>
        <Suspense key={departures} fallback={<PageSpinner />}><Outlet /></Suspense>
      </Container>
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
