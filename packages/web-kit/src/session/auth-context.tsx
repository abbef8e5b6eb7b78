import type { EndpointInput } from '@atelie/contract/endpoint'
import type { User } from '@atelie/contract/users'
import { callApi } from '@atelie/web-kit/calls/api'
import * as endpoints from '@atelie/web-kit/calls/bare-calls'
import { useMutation } from '@atelie/web-kit/query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Drafts } from '../drafts/drafts.ts'
import { signOutSettled } from './sign-out.ts'
import { strings } from '../strings.ts'
import { useSession } from './use-session.ts'

type Credentials = EndpointInput<typeof endpoints.login>['body']
type Registration = EndpointInput<typeof endpoints.register>['body']

interface Auth {
  /** Null for a visitor, and while loading or failed: check the status first. */
  user: User | null
  status: 'loading' | 'failed' | 'ready'
  /** The e-mail of the person whose session was lost, until someone signs out deliberately. */
  lostBy: string | null
  /** Incremented when a person leaves: a component with it as its key never outlives that person's session. */
  sessionEpoch: number
  drafts: Drafts
  /** The server could not be told that the person signed out: the browser's next user may still be signed in. */
  isSignOutUndelivered: boolean
  /** Reloads who is signed in, after the status was 'failed', or tries again to deliver a sign-out. */
  reload: () => void
  login: (credentials: Credentials) => Promise<User>
  register: (registration: Registration) => Promise<User>
  /** Ends the session here at once; resolves once the server was notified, or that has failed. */
  logout: () => Promise<void>
}

const Context = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const { startSession, endSession, ...session } = useSession()

  const login = useMutation({
    mutationFn: (body: Credentials) => signOutSettled().then(() => callApi(endpoints.login, { body })),
    onSuccess: startSession,
    onError: (error) => console.error(strings.loginFailed, error),
  })
  const register = useMutation({
    mutationFn: (body: Registration) => signOutSettled().then(() => callApi(endpoints.register, { body })),
    onSuccess: startSession,
    onError: (error) => console.error(strings.registerFailed, error),
  })

  return (
    <Context value={{ ...session, login: login.mutateAsync, register: register.mutateAsync, logout: endSession }}>
      {children}
    </Context>
  )
}

export function useAuth(): Auth {
  const auth = useContext(Context)
  if (!auth) throw new Error(strings.authProviderMissing)
  return auth
}
