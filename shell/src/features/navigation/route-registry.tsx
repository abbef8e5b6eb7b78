import {
  CaptionIcon, CashIcon, ClientsIcon, FontIcon, HomeIcon, type IconComponent, IdeaIcon, ImageIcon, ProductIcon, QuoteIcon, StickerIcon,
} from '@atelie/web-kit/display/icons'
import type { RemoteName, RemotePath } from '@atelie/web-kit/remote-routes'
import { strings } from './strings.ts'

/** The shell has its own pages; all others belong to a remote. */
type Place = { path: '/' | '/auth'; remote?: never } | { [Name in RemoteName]: { path: RemotePath<Name>; remote: Name } }[RemoteName]

export type AppRoute = Place & {
  access: 'account' | 'public'
  /** Shown in the header when present. */
  link?: { label: string; icon: IconComponent }
  /** The name of a page without a link. */
  title?: string
}

export const CONTENT_IDEAS_PATH = '/content-ideas-generator'

/** Every route, listed once for the router, the links and the navigation guard. */
export const routeRegistry: readonly AppRoute[] = [
  { path: '/', access: 'account', link: { label: strings.home, icon: HomeIcon } },
  { path: '/clients', access: 'account', remote: 'mfe_business', link: { label: strings.clients, icon: ClientsIcon } },
  { path: '/products', access: 'account', remote: 'mfe_business', link: { label: strings.products, icon: ProductIcon } },
  { path: '/quotes', access: 'account', remote: 'mfe_business', link: { label: strings.quotes, icon: QuoteIcon } },
  { path: '/cash', access: 'account', remote: 'mfe_business', link: { label: strings.cash, icon: CashIcon } },
  { path: '/account', access: 'account', remote: 'mfe_business', title: strings.account },
  { path: '/auth', access: 'public', title: strings.signIn },
  { path: '/caption-generator', access: 'public', remote: 'mfe_content', link: { label: strings.caption, icon: CaptionIcon } },
  { path: '/sticker-generator', access: 'public', remote: 'mfe_content', link: { label: strings.sticker, icon: StickerIcon } },
  { path: '/cute-image-generator', access: 'public', remote: 'mfe_content', link: { label: strings.image, icon: ImageIcon } },
  { path: '/cute-font-generator', access: 'public', remote: 'mfe_content', link: { label: strings.font, icon: FontIcon } },
  { path: CONTENT_IDEAS_PATH, access: 'public', remote: 'mfe_content', link: { label: strings.ideas, icon: IdeaIcon } },
]

/** A route with a link in the header. */
export type LinkedRoute = AppRoute & Required<Pick<AppRoute, 'link'>>

export const linkedRoutes = routeRegistry.filter((route): route is LinkedRoute => route.link !== undefined)

/** The free tools, which show the header to visitors too. */
export const generatorRoutes = linkedRoutes.filter((route) => route.remote === 'mfe_content')
