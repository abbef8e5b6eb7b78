import '@atelie/web-kit/theme/font.css'
import { AppProviders } from '@atelie/web-kit/app-providers'
import { createQueryClient } from '@atelie/web-kit/calls/query-client'
import { createBrowserRouter, RouterProvider } from '@atelie/web-kit/router'
import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'
import { createRoot } from 'react-dom/client'
import { appRoutes } from './app/routes.tsx'
import { StartFailed } from './app/start-failed.tsx'
import { configureRemotes } from './remotes.ts'

const root = createRoot(document.getElementById('root')!)

/** Read at run time, so that one build serves every installation. */
async function readConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  return response.json()
}

try {
  const config = await readConfig()
  configureRemotes(config.remotes)
  root.render(
    <AppProviders config={config} queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </AppProviders>,
  )
} catch (error) {
  console.error(error)
  root.render(<StartFailed />)
}
