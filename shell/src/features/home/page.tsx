import { useAuth } from '@atelie/web-kit/session/auth-context'
import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { lazy } from 'react'
import { ProtectedPage } from '../../app/protected-page.tsx'
import { loadHomeView } from './load-home-view.ts'

const HomeView = lazy(async () => ({ default: (await loadHomeView()).HomeView }))

export function HomePage() {
  const { homeIsPublic } = useRuntimeConfig()
  const { user, status } = useAuth()
  if (homeIsPublic && status === 'ready') return <HomeView user={user} />
  return (
    <ProtectedPage>
      <HomeView user={user} />
    </ProtectedPage>
  )
}
