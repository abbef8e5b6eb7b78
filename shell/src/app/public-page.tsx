import { useAuth } from '@atelie/web-kit/session/auth-context'
import type { ReactNode } from 'react'
import { PageSpinner } from './page-spinner.tsx'

/**
 * A page for everyone. It waits until it is known whether a person with drafts is still signed in: the drafts are for them
 * alone, and a page mounted earlier would not find them.
 */
export function PublicPage({ children }: { children: ReactNode }) {
  const { status, drafts } = useAuth()
  return status === 'loading' && drafts.hasPending ? <PageSpinner /> : children
}
