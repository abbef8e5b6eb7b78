import { useAuth } from '@atelie/web-kit/session/auth-context'
import { type LinkedRoute, linkedRoutes } from './route-registry.tsx'

/** The links that the person may visit. Content ideas stays visible even if the guard cancels its clicks. */
export function useVisibleLinks(): readonly LinkedRoute[] {
  const { user } = useAuth()
  return user ? linkedRoutes : linkedRoutes.filter((route) => route.access === 'public')
}
