import { useAuth } from '@atelie/web-kit/session/auth-context'
import { type LinkedRoute, linkedRoutes } from './route-registry.tsx'

/** What the person may visit. Content ideas stays visible even where the guard cancels its clicks. */
export function useVisibleLinks(): readonly LinkedRoute[] {
  const { user } = useAuth()
  return user ? linkedRoutes : linkedRoutes.filter((route) => route.access === 'public')
}
