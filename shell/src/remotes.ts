import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteName } from '@atelie/web-kit/remote-routes'
import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'
import { type ComponentType, createElement, lazy } from 'react'

/**
 * The shared modules that a remote's pages need, loaded along with the remote instead of after it. Being mentioned here is
 * also what makes the shell provide those that it does not use itself.
 */
const companions: Record<RemoteName, () => Promise<unknown>> = {
  mfe_business: () => Promise.all([import('@atelie/web-kit/ui-form'), import('@atelie/web-kit/ui-data'), import('react-hook-form')]),
  mfe_content: () => Promise.all([import('@atelie/web-kit/ui-form'), import('react-hook-form')]),
}

let addresses: RuntimeConfig['remotes'] = {}
const pages = new Map<string, ComponentType>()

/** Sets where the remotes are; each is loaded when one of its pages is first visited. */
export function configureRemotes(remotes: RuntimeConfig['remotes']): void {
  addresses = remotes
  registerPlugins([{
    name: 'report-unreachable-remotes',
    // By default the runtime carries on with a missing module; thrown, the error reaches the page's boundary.
    errorLoadRemote({ error, lifecycle }) {
      if (lifecycle === 'onLoad') throw error
    },
  }])
  registerRemotes(Object.entries(remotes).map(([name, entry]) => ({ name, entry })))
}

/** A page of a remote, the same component every time, so that revisiting it does not load it again. */
export function remotePage(name: RemoteName, path: string): ComponentType {
  const key = name + path
  const page = pages.get(key) ?? lazy(async () => ({ default: await loadPage(name, path) }))
  pages.set(key, page)
  return page
}

async function loadPage(name: RemoteName, path: string): Promise<ComponentType> {
  // A failure shows when the page imports the module itself.
  void companions[name]().catch(() => undefined)
  const remote = await loadRemote<{ routes: Partial<Record<string, ComponentType>> }>(`${name}/routes`)
  const page = remote?.routes[path]
  if (!page) throw new Error(`remote ${name} has no page ${path}`)
  // The remote's page is lazy itself, and React refuses a lazy component that resolves to another.
  return () => createElement(page)
}

/** Makes the next visit load the remote again: both React and the runtime cache a failure. */
export function forgetRemote(name: RemoteName): void {
  const entry = addresses[name]
  for (const key of pages.keys()) if (key.startsWith(name)) pages.delete(key)
  if (entry) registerRemotes([{ name, entry }], { force: true })
}
