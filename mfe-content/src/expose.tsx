import type { RemoteRoutes } from '@atelie/web-kit/remote-routes'
import { lazy } from 'react'

const CaptionPage = lazy(() => import(/* webpackChunkName: "page-caption-generator" */ './features/caption/page.tsx'))
const StickerPage = lazy(() => import(/* webpackChunkName: "page-sticker-generator" */ './features/sticker/page.tsx'))
const ImagePage = lazy(() => import(/* webpackChunkName: "page-cute-image-generator" */ './features/image/page.tsx'))
const FontPage = lazy(() => import(/* webpackChunkName: "page-cute-font-generator" */ './features/font/page.tsx'))
const IdeasPage = lazy(() => import(/* webpackChunkName: "page-content-ideas-generator" */ './features/ideas/page.tsx'))

/** The free generators. */
export const routes: RemoteRoutes<'mfe-content'> = {
  '/caption-generator': CaptionPage,
  '/sticker-generator': StickerPage,
  '/cute-image-generator': ImagePage,
  '/cute-font-generator': FontPage,
  '/content-ideas-generator': IdeasPage,
}
