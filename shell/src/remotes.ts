import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteRoutes } from '@atelie/web-kit/remote-routes'
import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'

export type RemoteName = 'mfe_business' | 'mfe_content'

/**
 * What a remote's pages will ask the shell for, fetched along with the remote instead of after it. For the modules that
 * the shell does not use itself, this mention is also what makes it provide them.
 */
const companions: Record<RemoteName, () => Promise<unknown>> = {
  mfe_business: () => Promise.all([import('@atelie/web-kit/ui-form'), import('@atelie/web-kit/ui-data'), import('react-hook-form')]),
  mfe_content: () => Promise.all([import('@atelie/web-kit/ui-form'), import('react-hook-form')]),
}

let addresses: RuntimeConfig['remotes'] = {}
const loading = new Map<RemoteName, Promise<RemoteRoutes>>()

/** Says where the remotes are; they are fetched only when one of their pages is visited. */
export function configureRemotes(remotes: RuntimeConfig['remotes']): void {
  addresses = remotes
  registerPlugins([{
    name: 'report-unreachable-remotes',
    // Left alone, the runtime carries on with a module that is not there; thrown, the error reaches the page's boundary.
    errorLoadRemote({ error, lifecycle }) {
      if (lifecycle === 'onLoad') throw error
    },
  }])
  registerRemotes(Object.entries(remotes).map(([name, entry]) => ({ name, entry })))
}

/** The same promise for every caller, so that a page can suspend on it. */
export function remoteRoutes(name: RemoteName): Promise<RemoteRoutes> {
  let routes = loading.get(name)
  if (!routes) {
    routes = loadRoutes(name)
    loading.set(name, routes)
  }
  return routes
}

async function loadRoutes(name: RemoteName): Promise<RemoteRoutes> {
  // A failure here shows when the page asks for the module itself.
  void companions[name]().catch(() => undefined)
  const remote = await loadRemote<{ routes: RemoteRoutes }>(`${name}/routes`)
  if (!remote) throw new Error(`remote ${name} exposes no routes`)
  return remote.routes
}

/** Makes the next visit fetch the remote anew: the runtime remembers a failure until the remote is registered again. */
export function forgetRemote(name: RemoteName): void {
  const entry = addresses[name]
  loading.delete(name)
  if (entry) registerRemotes([{ name, entry }], { force: true })
}
