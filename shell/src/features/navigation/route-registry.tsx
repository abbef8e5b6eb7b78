import {
  CaptionIcon,
  CashIcon,
  ClientsIcon,
  FontIcon,
  HomeIcon,
  type IconComponent,
  IdeaIcon,
  ImageIcon,
  ProductIcon,
  QuoteIcon,
  StickerIcon,
} from '@atelie/web-kit/display/icons'
import { pageAt, type RemoteName, type RemotePath } from '@atelie/web-kit/remote-routes'
import { strings } from './strings.ts'

interface Page {
  access: 'account' | 'public'
  /** Shown in the header when present. */
  link?: { label: string; icon: IconComponent }
  /** The name of a page without a link. */
  title?: string
}

/** The shell has its own pages; all others belong to a remote. */
type OwnPath = '/' | '/auth'
type RemoteOf<Path extends RemotePath> = {
  [Name in RemoteName]: Path extends RemotePath<Name> ? Name : never
}[RemoteName]

/** Every page must be here, so that none is out of reach. */
type Pages = Record<OwnPath, Page> & { [Path in RemotePath]: Page & { remote: RemoteOf<Path> } }

export type AppRoute = Page &
  ({ path: OwnPath; remote?: never } | { [Name in RemoteName]: { path: RemotePath<Name>; remote: Name } }[RemoteName])

export const CONTENT_IDEAS_PATH = '/content-ideas-generator'

const fromRemote = <Path extends RemotePath>(path: Path, icon?: IconComponent) => {
  const { remote, access, name } = pageAt[path]
  return { access, remote: remote as RemoteOf<Path>, ...(icon ? { link: { label: name, icon } } : { title: name }) }
}

/** In the order of the menu. */
const pages: Pages = {
  '/': { access: 'account', link: { label: strings.home, icon: HomeIcon } },
  '/clients': fromRemote('/clients', ClientsIcon),
  '/products': fromRemote('/products', ProductIcon),
  '/quotes': fromRemote('/quotes', QuoteIcon),
  '/cash': fromRemote('/cash', CashIcon),
  '/account': fromRemote('/account'),
  '/auth': { access: 'public', title: strings.signIn },
  '/caption-generator': fromRemote('/caption-generator', CaptionIcon),
  '/sticker-generator': fromRemote('/sticker-generator', StickerIcon),
  '/cute-image-generator': fromRemote('/cute-image-generator', ImageIcon),
  '/cute-font-generator': fromRemote('/cute-font-generator', FontIcon),
  [CONTENT_IDEAS_PATH]: fromRemote(CONTENT_IDEAS_PATH, IdeaIcon),
}

/** Every route, listed once for the router, the links and the navigation guard. */
export const routeRegistry = Object.entries(pages).map(([path, page]) => ({ path, ...page })) as readonly AppRoute[]

/** Endings of copied links, as a path has them, in lower case. */
const ENDINGS = ['/', '%20', '%09', '%c2%a0']

/** The route that a path means which is followed by blanks or slashes. */
export function routeMeantBy(pathname: string): AppRoute | undefined {
  let path = pathname.toLowerCase()
  let ending: string | undefined
  while ((ending = ENDINGS.find((each) => path.endsWith(each)))) path = path.slice(0, -ending.length)
  return routeRegistry.find((route) => route.path === (path || '/'))
}

/** A route with a link in the header. */
export type LinkedRoute = AppRoute & Required<Pick<AppRoute, 'link'>>

export const linkedRoutes = routeRegistry.filter((route): route is LinkedRoute => route.link !== undefined)

const BAR_PATHS: readonly string[] = ['/', '/clients', '/quotes', '/cash']

/** The pages of every day, in the bar of a phone. */
export const barRoutes = linkedRoutes.filter(({ path }) => BAR_PATHS.includes(path))

/** The free tools, which show the header to visitors too. */
export const generatorRoutes = linkedRoutes.filter((route) => route.remote === 'mfe-content')
