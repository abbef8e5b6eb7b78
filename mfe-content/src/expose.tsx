import type { RemoteRoutes } from '@atelie/web-kit/remote-routes'
import { lazy } from 'react'

const CaptionPage = lazy(() => import('./features/caption/page.tsx'))
const StickerPage = lazy(() => import('./features/sticker/page.tsx'))
const ImagePage = lazy(() => import('./features/image/page.tsx'))
const FontPage = lazy(() => import('./features/font/page.tsx'))
const IdeasPage = lazy(() => import('./features/ideas/page.tsx'))

/** The free generators. */
export const routes: RemoteRoutes<'mfe_content'> = {
  '/caption-generator': CaptionPage,
  '/sticker-generator': StickerPage,
  '/cute-image-generator': ImagePage,
  '/cute-font-generator': FontPage,
  '/content-ideas-generator': IdeasPage,
}
