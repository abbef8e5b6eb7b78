import { useAuth } from '@atelie/web-kit/session/auth-context'
import type { ReactNode } from 'react'
import { PageSpinner } from './page-spinner.tsx'

/**
 * A page for everybody. While it is found out whether somebody who was here still is, it waits: what they were typing is
 * kept for them alone, and a page that is there before them would not find it.
 */
export function PublicPage({ children }: { children: ReactNode }) {
  const { status, drafts } = useAuth()
  return status === 'loading' && drafts.waits ? <PageSpinner /> : children
}
