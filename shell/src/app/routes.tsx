import type { RouteObject } from '@atelie/web-kit/router'
import { lazy, type ReactNode } from 'react'
import { HomePage } from '../features/home/page.tsx'
import { type AppRoute, routeRegistry } from '../features/navigation/route-registry.tsx'
import { NotFoundPage } from '../features/not-found/page.tsx'
import { Layout } from './layout.tsx'
import { PageFailed } from './page-failed.tsx'
import { ProtectedPage } from './protected-page.tsx'
import { PublicPage } from './public-page.tsx'
import { RemotePage } from './remote-page.tsx'

// Lazy, because its forms load the field components, which a signed-in person's first page may not need.
const AuthPage = lazy(() => import(/* webpackChunkName: "page-auth" */ '../features/auth/page.tsx'))

const ownPages = { '/': <HomePage />, '/auth': <AuthPage /> }

function pageOf({ path, access, remote }: AppRoute): ReactNode {
  // Home decides itself, because an installation may open it to visitors.
  if (!remote) return ownPages[path]
  // Without the key, React would keep the previous page's state when only the path changes.
  const page = <RemotePage key={path} remote={remote} path={path} />
  return access === 'account' ? <ProtectedPage>{page}</ProtectedPage> : <PublicPage>{page}</PublicPage>
}

export const appRoutes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <PageFailed />,
    children: [
      {
        errorElement: <PageFailed />,
        children: [
          ...routeRegistry.map((route) => ({ path: route.path, element: pageOf(route), handle: route })),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]
