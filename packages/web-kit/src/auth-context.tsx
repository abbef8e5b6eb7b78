import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/users'
import type { User } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/api'
import { useMutation } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Drafts } from './drafts.ts'
import { strings } from './strings.ts'
import { useSession } from './use-session.ts'

type Credentials = EndpointInput<typeof endpoints.login>['body']
type Registration = EndpointInput<typeof endpoints.register>['body']

interface Auth {
  /** Null for a visitor; also null while loading or failed, so look at the status first. */
  user: User | null
  status: 'loading' | 'failed' | 'ready'
  /** The e-mail of the person whose session ended while they worked, until somebody leaves on purpose. */
  lostBy: string | null
  /** Grows when a person leaves: what has it as its key never outlives the person it was shown to. */
  departures: number
  drafts: Drafts
  /** Asks again who is signed in, after the status was 'failed'. */
  reload: () => void
  login: (credentials: Credentials) => Promise<User>
  register: (registration: Registration) => Promise<User>
  /** Ends the session here even when the server could not be told. */
  logout: () => Promise<void>
}

const Context = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const { change, ...session } = useSession()

  const login = useMutation({
    mutationFn: (body: Credentials) => callApi(endpoints.login, { body }),
    onSuccess: change,
    onError: (error) => console.error(strings.loginFailed, error),
  })
  const register = useMutation({
    mutationFn: (body: Registration) => callApi(endpoints.register, { body }),
    onSuccess: change,
    onError: (error) => console.error(strings.registerFailed, error),
  })

  async function logout() {
    await callApi(endpoints.logout, {}).catch((error: unknown) => console.error(strings.logoutFailed, error))
    change(null)
  }

  return <Context value={{ ...session, login: login.mutateAsync, register: register.mutateAsync, logout }}>{children}</Context>
}

export function useAuth(): Auth {
  const auth = useContext(Context)
  if (!auth) throw new Error(strings.authProviderMissing)
  return auth
}
