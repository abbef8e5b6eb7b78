import type { RemoteName, RemotePath, RemoteRoutes } from '@atelie/web-kit/remote-routes'
import { Navigate, type RouteObject, useLocation } from '@atelie/web-kit/router'
import { Alert } from '@atelie/web-kit/ui'
import type { ComponentType } from 'react'
import type { FakeServer } from './fake-server.ts'
import { Frame } from './frame.tsx'
import { strings } from './strings.ts'

export interface StandaloneRemote<Name extends RemoteName> {
  /** The pages it exposes to the shell. */
  routes: RemoteRoutes<Name>
  /** The shell shows its pages to signed-in people only. */
  needsAccount: boolean
}

/** The pages of one remote within a frame, which starts with the first of them. */
export function standaloneRoutes<Name extends RemoteName>(
  { routes, needsAccount }: StandaloneRemote<Name>,
  server: FakeServer,
): RouteObject[] {
  const pages = Object.entries(routes) as [RemotePath, ComponentType][]
  const paths = pages.map(([path]) => path)
  return [
    {
      element: <Frame paths={paths} needsAccount={needsAccount} server={server} />,
      children: [
        { path: '/', element: <Navigate to={paths[0]!} replace /> },
        ...pages.map(([path, Page]) => ({ path, element: <Page key={path} /> })),
        { path: '*', element: <Elsewhere /> },
      ],
    },
  ]
}

/** A page of the shell or of the other remote, or something that only the gateway has. */
function Elsewhere() {
  return <Alert severity="info">{strings.elsewhere(useLocation().pathname)}</Alert>
}
