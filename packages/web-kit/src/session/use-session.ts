import type { User } from '@atelie/contract/users'
import { ApiError, callApi, onSessionEnd } from '@atelie/web-kit/calls/api'
import { currentUser } from '@atelie/web-kit/calls/bare-calls'
import { type Query, useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Drafts } from '../drafts/drafts.ts'
import { useOtherTabs } from './other-tabs.ts'
import { useRestoredPage } from './restored-page.ts'
import { deliverSignOut, forgetSignOut, isSignOutUndelivered, onDelivery, signOut } from './sign-out.ts'

const USER_KEY = ['user']
/** Reading a session renews it, so one in use is read regularly, however long its page stays open. */
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

  const cachedUser = useCallback(() => queryClient.getQueryData<User | null>(USER_KEY) ?? null, [queryClient])

  /** Also drops everything fetched, which belongs to the previous user. */
  const setUser = useCallback(
    (next: User | null) => {
      changedAt.current = performance.now()
      void queryClient.cancelQueries({ queryKey: USER_KEY })
      queryClient.setQueryData(USER_KEY, next)
      queryClient.removeQueries(everythingElse)
    },
    [queryClient],
  )

  const recheck = useCallback(async () => {
    const previous = cachedUser()
    changedAt.current = performance.now()
    if (previous) {
      drafts.persist(previous.email)
      setLostBy(null)
      queryClient.removeQueries(everythingElse)
      // Until there is a response, nothing of the person's is on screen.
      await queryClient.resetQueries({ queryKey: USER_KEY })
    } else {
      await queryClient.refetchQueries({ queryKey: USER_KEY })
      if (cachedUser()) await queryClient.resetQueries(everythingElse)
    }
  }, [drafts, cachedUser, queryClient])

  useEffect(
    () =>
      onSessionEnd((askedAt) => {
        const loser = cachedUser()
        // A late response to an earlier session's call says nothing about this session.
        if (!loser || askedAt < changedAt.current) return
        drafts.persist(loser.email)
        setLostBy(loser.email)
        setUser(null)
      }),
    [setUser, drafts, cachedUser],
  )

  useEffect(() => drafts.surviveReloads(), [drafts])
  useEffect(() => {
    if (status === 'ready') drafts.dropAllBut(user?.email ?? lostBy)
  }, [drafts, lostBy, status, user])

  const tellOtherTabs = useOtherTabs(recheck)
  useRestoredPage(recheck)

  function startSession(next: User) {
    forgetSignOut()
    setUser(next)
    tellOtherTabs()
  }

  /** Clears the screen before the server responds. The other tabs ask the server, so they are notified afterwards. */
  async function endSession() {
    setLostBy(null)
    setUser(null)
    await signOut()
    tellOtherTabs()
  }

  return {
    user,
    status,
    lostBy,
    drafts,
    startSession,
    endSession,
    reload: () => void query.refetch(),
    sessionEpoch: useSessionEpoch(user?.email),
    isSignOutUndelivered: useSyncExternalStore(onDelivery, isSignOutUndelivered),
  } as const
}

/** How many people have left so far. Counted while rendering, so that no frame shows a new user with the old count. */
function useSessionEpoch(email: string | undefined): number {
  const [seen, setSeen] = useState({ email, count: 0 })
  if (seen.email === email) return seen.count
  const count = seen.count + (seen.email ? 1 : 0)
  setSeen({ email, count })
  return count
}

/** Null if no one is signed in, which is no error, or if a sign-out is still undelivered. */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  if (!(await deliverSignOut())) return null
  try {
    return await callApi(currentUser, {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
