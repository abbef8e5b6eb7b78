import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/users'
import type { User } from '@atelie/contract/users'
import { ApiError, callApi } from '@atelie/web-kit/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { strings } from './strings.ts'

const USER_KEY = ['user']

type Credentials = EndpointInput<typeof endpoints.login>['body']
type Registration = EndpointInput<typeof endpoints.register>['body']

interface Auth {
  /** Null for a visitor; also null while loading or failed, so look at the status first. */
  user: User | null
  status: 'loading' | 'failed' | 'ready'
  /** Asks again who is signed in, after the status was 'failed'. */
  reload: () => void
  login: (credentials: Credentials) => Promise<User>
  register: (registration: Registration) => Promise<User>
  /** Ends the session here even when the server could not be told. */
  logout: () => Promise<void>
}

const Context = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const session = useQuery({ queryKey: USER_KEY, queryFn: ({ signal }) => fetchUser(signal) })

  /** Everything that was fetched belongs to whoever was signed in before. */
  async function become(user: User | null) {
    await queryClient.cancelQueries()
    queryClient.setQueryData(USER_KEY, user)
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] })
  }

  const login = useMutation({
    mutationFn: (body: Credentials) => callApi(endpoints.login, { body }),
    onSuccess: become,
    onError: (error) => console.error(strings.loginFailed, error),
  })
  const register = useMutation({
    mutationFn: (body: Registration) => callApi(endpoints.register, { body }),
    onSuccess: become,
    onError: (error) => console.error(strings.registerFailed, error),
  })

  async function logout() {
    await callApi(endpoints.logout, {}).catch((error: unknown) => console.error(strings.logoutFailed, error))
    await become(null)
  }

  const auth: Auth = {
    user: session.data ?? null,
    status: session.isError && !session.isFetching ? 'failed' : session.data === undefined ? 'loading' : 'ready',
    reload: () => void session.refetch(),
    login: login.mutateAsync,
    register: register.mutateAsync,
    logout,
  }
  return <Context value={auth}>{children}</Context>
}

/** Nobody being signed in is an answer, not an error. */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await callApi(endpoints.currentUser, {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export function useAuth(): Auth {
  const auth = useContext(Context)
  if (!auth) throw new Error(strings.authProviderMissing)
  return auth
}
