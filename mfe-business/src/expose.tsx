import type { RemoteRoutes } from '@atelie/web-kit/remote-routes'
import { lazy } from 'react'

const ClientsPage = lazy(() => import(/* webpackChunkName: "account-page-clients" */ './features/clients/page.tsx'))
const ProductsPage = lazy(() => import(/* webpackChunkName: "account-page-products" */ './features/products/page.tsx'))
const QuotesPage = lazy(() => import(/* webpackChunkName: "account-page-quotes" */ './features/quotes/page.tsx'))
const CashPage = lazy(() => import(/* webpackChunkName: "account-page-cash" */ './features/cash/page.tsx'))
const AccountPage = lazy(() => import(/* webpackChunkName: "account-page-account" */ './features/account/page.tsx'))

/** The business screens; the shell shows them to signed-in people only. */
export const routes: RemoteRoutes<'mfe-business'> = {
  '/clients': ClientsPage,
  '/products': ProductsPage,
  '/quotes': QuotesPage,
  '/cash': CashPage,
  '/account': AccountPage,
}
