import type { RemoteName } from '@atelie/web-kit/remote-routes'
import { createBrowserRouter, RouterProvider } from '@atelie/web-kit/router'
import { createRoot } from 'react-dom/client'
import { AppProviders } from '../app-providers.tsx'
import { createQueryClient } from '../calls/query-client.ts'
import { exampleConfig } from '../testing/example-config.ts'
import { themeBy } from '../theme/theme.ts'
import { FakeServer, interceptCalls } from './fake-server.ts'
import { type StandaloneRemote, standaloneRoutes } from './routes.tsx'
import { sessionChoice } from './session-choice.ts'

/** Shows one remote alone in a browser: without shell, gateway and services, which fakes replace. */
export function startStandalone<Name extends RemoteName>(remote: StandaloneRemote<Name>): void {
  const server = new FakeServer(sessionChoice.read() ?? (remote.needsAccount ? 'account' : 'visitor'))
  interceptCalls(server)
  createRoot(document.getElementById('root')!).render(
    <AppProviders config={exampleConfig} queryClient={createQueryClient()} theme={themeBy('class')}>
      <RouterProvider router={createBrowserRouter(standaloneRoutes(remote, server))} />
    </AppProviders>,
  )
}
