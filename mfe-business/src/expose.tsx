import type { RemoteRoutes } from '@atelie/web-kit/remote-routes'
import { lazy } from 'react'

const ClientsPage = lazy(() => import('./features/clients/page.tsx'))
const ProductsPage = lazy(() => import('./features/products/page.tsx'))
const QuotesPage = lazy(() => import('./features/quotes/page.tsx'))
const CashPage = lazy(() => import('./features/cash/page.tsx'))
const AccountPage = lazy(() => import('./features/account/page.tsx'))

/** The business screens; the shell shows them to signed-in people only. */
export const routes: RemoteRoutes<'mfe_business'> = {
  '/clients': ClientsPage,
  '/products': ProductsPage,
  '/quotes': QuotesPage,
  '/cash': CashPage,
  '/account': AccountPage,
}
