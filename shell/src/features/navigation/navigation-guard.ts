import { CONTENT_IDEAS_PATH, routeRegistry } from './route-registry.tsx'

interface Rules {
  contentIdeasInNavigation: boolean
}

/**
 * Whether a click on a link may proceed. Only paths of this app are checked, not other origins, calls, pages for customers,
 * query strings or hashes.
 */
export function isNavigationAllowed(href: string, origin: string, { contentIdeasInNavigation }: Rules): boolean {
  const url = new URL(href, origin)
  if (url.origin !== origin || /^\/(api|orcamento)\//.test(url.pathname)) return true
  if (url.pathname === CONTENT_IDEAS_PATH) return contentIdeasInNavigation
  return routeRegistry.some((route) => route.path === url.pathname)
}
