import { AppProviders } from '@atelie/web-kit/app-providers'
import { createQueryClient } from '@atelie/web-kit/calls/query-client'
import { createBrowserRouter, RouterProvider } from '@atelie/web-kit/router'
import { createRoot } from 'react-dom/client'
import { appRoutes } from './app/routes.tsx'
import { StartFailed } from './app/start-failed.tsx'
import { reportOwnFailure, watchFailures } from './remotes/failure-reports.ts'
import { begin, readConfig } from './remotes/in-use.ts'
import { prepareLoading } from './remotes/load-version.ts'
import { loadOpenPage, preloadLinkedPages } from './remotes/preload-links.ts'

/** Set by the build. */
declare const SHELL_VERSION: string

const root = createRoot(document.getElementById('root')!)

watchFailures()

// A top-level await would need more code than this does altogether.
start().catch((error: unknown) => {
  reportOwnFailure(error, 'error')
  root.render(<StartFailed />)
})

async function start(): Promise<void> {
  const config = await readConfig()
  begin(config, SHELL_VERSION)
  prepareLoading()
  preloadLinkedPages()
  root.render(
    <AppProviders config={config} queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </AppProviders>,
  )
  // After the first view has asked who is signed in.
  loadOpenPage()
}
