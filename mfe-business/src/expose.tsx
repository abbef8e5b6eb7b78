import type { RemoteRoutes } from '@atelie/web-kit/remote-routes'
import { lazy } from 'react'

const ClientsPage = lazy(() => import(/* webpackChunkName: "page-clients" */ './features/clients/page.tsx'))
const ProductsPage = lazy(() => import(/* webpackChunkName: "page-products" */ './features/products/page.tsx'))
const QuotesPage = lazy(() => import(/* webpackChunkName: "page-quotes" */ './features/quotes/page.tsx'))
const CashPage = lazy(() => import(/* webpackChunkName: "page-cash" */ './features/cash/page.tsx'))
const AccountPage = lazy(() => import(/* webpackChunkName: "page-account" */ './features/account/page.tsx'))

/** The business screens. */
export const routes: RemoteRoutes<'mfe-business'> = {
  '/clients': ClientsPage,
  '/products': ProductsPage,
  '/quotes': QuotesPage,
  '/cash': CashPage,
  '/account': AccountPage,
}
