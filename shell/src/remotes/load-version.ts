import { createInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import type { RemoteAddress } from '@atelie/web-kit/runtime-config'
import type { ComponentType } from 'react'
import { ownVersion } from './in-use.ts'

export type Routes = Partial<Record<string, ComponentType>>

/** A version that takes what this shell lacks. */
export class Misfit extends Error {}

const integrities = new Map<string, string>()
const loaded = new Map<string, Routes>()

/** To be called once, before the first version is loaded. */
export function prepareLoading(): void {
  // Remotes are built without their own. The build leaves out of the shell's what only a remote calls, and the shell's `init`
  // would make the remote's instance that of `loadRemote`.
  const runtime = { ...federation.runtime, init: createInstance }
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { ...federation, runtime, bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry } } })
  registerPlugins([{
    name: 'remotes',
    // By default the runtime carries on with a missing module; thrown, the error reaches the page's boundary.
    errorLoadRemote({ error, lifecycle }) {
      if (lifecycle === 'onLoad') throw error
    },
    // The browser refuses an entry that is not what was released. The entry knows the same of its other files.
    createScript({ url, attrs }) {
      const script = document.createElement('script')
      script.src = url
      for (const [name, value] of Object.entries({ ...attrs, crossorigin: 'anonymous', integrity: integrities.get(new URL(url, location.href).pathname) ?? '' })) script.setAttribute(name, String(value))
      return script
    },
  }])
}

/**
 * The pages of one version of a remote. Versions are strangers to each other: each has a global name of its own. Throws if
 * it cannot be loaded, is not what was released, or does not fit this shell.
 */
export async function loadVersion(name: string, { version, entry, integrity, release }: Omit<RemoteAddress, 'before'>): Promise<Routes> {
  const globalName = `${name.replaceAll('-', '_')}_${version}`
  const known = loaded.get(globalName)
  if (known) return known
  integrities.set(entry, integrity)
  // By force, because the runtime remembers failures.
  registerRemotes([{ name: globalName, entry }], { force: true })
  const [remote] = await Promise.all([loadRemote<{ routes: Routes }>(`${globalName}/routes`), assertFits(name, version, release)])
  if (!remote) throw new Error(`${name} ${version} has no routes`)
  loaded.set(globalName, remote.routes)
  return remote.routes
}

/** The gateway compares what both were built with: here it would take every shared module to be loaded. */
async function assertFits(name: string, version: string, release: string): Promise<void> {
  const response = await fetch(`${release}?shell=${ownVersion()}`)
  if (!response.ok) throw new Error(`${release}: ${response.status}`)
  const { missing } = await response.json() as { missing: string[] }
  if (missing.length > 0) throw new Misfit(`${name} ${version} takes what this shell lacks: ${missing.join(', ')}`)
}
