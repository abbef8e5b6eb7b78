import type { EndpointInput } from '@atelie/contract/endpoint'
import * as endpoints from '@atelie/contract/users'
import type { User } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/calls/api'
import { useMutation } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Drafts } from '../drafts/drafts.ts'
import { signOutAnswered } from './sign-out.ts'
import { strings } from '../strings.ts'
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
  /** Ends the session here at once; answers when the server was told, or could not be. */
  logout: () => Promise<void>
}

const Context = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const { enter, leave, ...session } = useSession()

  const login = useMutation({
    mutationFn: (body: Credentials) => signOutAnswered().then(() => callApi(endpoints.login, { body })),
    onSuccess: enter,
    onError: (error) => console.error(strings.loginFailed, error),
  })
  const register = useMutation({
    mutationFn: (body: Registration) => signOutAnswered().then(() => callApi(endpoints.register, { body })),
    onSuccess: enter,
    onError: (error) => console.error(strings.registerFailed, error),
  })

  return <Context value={{ ...session, login: login.mutateAsync, register: register.mutateAsync, logout: leave }}>{children}</Context>
}

export function useAuth(): Auth {
  const auth = useContext(Context)
  if (!auth) throw new Error(strings.authProviderMissing)
  return auth
}
