import { currentUser, type User } from '@atelie/contract/users'
import { ApiError, callApi, onSessionEnd } from '@atelie/web-kit/calls/api'
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Drafts } from '../drafts/drafts.ts'
import { useOtherTabs } from './other-tabs.ts'
import { useRestoredPage } from './restored-page.ts'
import { deliverSignOut, forgetSignOut, signOut } from './sign-out.ts'

const USER_KEY = ['user']
/** The server prolongs a session when it is asked for, so one in use must be, however long its page stays open. */
const RENEWAL_MS = 12 * 60 * 60 * 1000
const hasUser = ({ state }: Query<User | null>) => Boolean(state.data)
const everythingElse = { predicate: (query: Query) => query.queryKey[0] !== USER_KEY[0] }

/** Who is signed in, and everything that can change it from outside: a refused call, another tab, a restored page. */
export function useSession() {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: USER_KEY,
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: RENEWAL_MS,
    refetchInterval: (asked) => hasUser(asked) && RENEWAL_MS,
    refetchOnWindowFocus: hasUser,
  })
  const [drafts] = useState(() => new Drafts())
  const [lostBy, setLostBy] = useState<string | null>(null)
  const changedAt = useRef(0)
  const user = query.data ?? null
  const status = query.data !== undefined ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading'

  const known = useCallback(() => queryClient.getQueryData<User | null>(USER_KEY) ?? null, [queryClient])

  /** Everything that was fetched belongs to whoever was signed in before. */
  const become = useCallback((next: User | null) => {
    changedAt.current = performance.now()
    void queryClient.cancelQueries({ queryKey: USER_KEY })
    queryClient.setQueryData(USER_KEY, next)
    queryClient.removeQueries(everythingElse)
  }, [queryClient])

  const askAgain = useCallback(async () => {
    const before = known()
    changedAt.current = performance.now()
    if (before) {
      drafts.keep(before.email)
      setLostBy(null)
      queryClient.removeQueries(everythingElse)
      // Without an answer nothing of the person's is on screen.
      await queryClient.resetQueries({ queryKey: USER_KEY })
    } else {
      await queryClient.refetchQueries({ queryKey: USER_KEY })
      if (known()) await queryClient.resetQueries(everythingElse)
    }
  }, [drafts, known, queryClient])

  useEffect(() => onSessionEnd((askedAt) => {
    const loser = known()
    // A late answer to an earlier session's call says nothing about this one.
    if (!loser || askedAt < changedAt.current) return
    drafts.keep(loser.email)
    setLostBy(loser.email)
    become(null)
  }), [become, drafts, known])

  useEffect(() => drafts.outliveReloads(), [drafts])
  useEffect(() => {
    if (status === 'ready') drafts.dropAllBut(user?.email ?? lostBy)
  }, [drafts, lostBy, status, user])

  const tellOtherTabs = useOtherTabs(askAgain)
  useRestoredPage(askAgain)

  function enter(next: User) {
    forgetSignOut()
    become(next)
    tellOtherTabs()
  }

  /** Nothing of the person's stays on screen while the server is told. The other tabs ask it, so they hear afterwards. */
  async function leave() {
    setLostBy(null)
    become(null)
    await signOut()
    tellOtherTabs()
  }

  return { user, status, lostBy, drafts, enter, leave, reload: () => void query.refetch(), departures: useDepartures(user?.email) } as const
}

/** How many people have left so far. Counted while rendering, so that no frame shows the one and the count before. */
function useDepartures(email: string | undefined): number {
  const [seen, setSeen] = useState({ email, count: 0 })
  if (seen.email === email) return seen.count
  const count = seen.count + (seen.email ? 1 : 0)
  setSeen({ email, count })
  return count
}

/** Nobody being signed in is an answer, not an error. So is a session that was left and that the server still has. */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  if (!await deliverSignOut()) return null
  try {
    return await callApi(currentUser, {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
