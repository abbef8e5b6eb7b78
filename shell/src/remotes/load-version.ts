import { createInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { globalName, RUNTIME_GLOBAL } from '@atelie/web-kit/federation.mjs'
import type { RemoteAddress } from '@atelie/web-kit/runtime-config'
import type { ComponentType } from 'react'
import { ownVersion } from './in-use.ts'
import { forgetFailedLoads, type ShareScope } from './shared-modules.ts'

export type Routes = Partial<Record<string, ComponentType>>

/** A version that takes what this shell lacks. */
export class Misfit extends Error {}

interface Module {
  routes: Routes
}

/** The container that a remote's entry leaves behind under its global name. */
interface Container {
  init: (scope: unknown) => Promise<unknown>
  get: (module: string) => Promise<() => Module | Promise<Module>>
}

// The bundler's ways to the modules that the shell shares.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>
declare const __webpack_share_scopes__: { default: ShareScope }

/** Loading, or loaded. */
const versions = new Map<string, Promise<Routes>>()

/** To be called once, before the first version is loaded. */
export function prepareLoading(): void {
  // Remotes are built without their own. The build leaves out of the shell's what only a remote calls, and the shell's `init`
  // would make the remote's instance that of the shell.
  const runtime = { ...federation.runtime, init: createInstance }
  Object.assign(globalThis, {
    [RUNTIME_GLOBAL]: { ...federation, runtime, bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry } },
  })
  sharing = __webpack_init_sharing__('default').then(() => forgetFailedLoads(__webpack_share_scopes__.default))
}

let sharing: Promise<void>

/**
 * The pages of one version of a remote. Versions are strangers to each other: each has a global variable of its own. Throws if
 * it cannot be loaded, is not what was released, or does not fit this shell.
 */
export function loadVersion(
  name: string,
  { version, entry, integrity, release }: Omit<RemoteAddress, 'before'>,
): Promise<Routes> {
  const global = globalName(name, version)
  const known = versions.get(global)
  if (known) return known
  const parts = Promise.all([loadRoutes(global, entry, integrity), assertFits(name, version, release)])
  const loading = inTime(parts, `${name} ${version}`).then(([routes]) => routes)
  versions.set(global, loading)
  loading.catch(() => versions.delete(global))
  return loading
}

const PATIENCE_MS = 10_000

/** A version that neither loads nor fails must not keep anyone from the last good version. */
function inTime<T>(loading: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not load within ${PATIENCE_MS} ms`)), PATIENCE_MS)
    void loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The bundler documents this for containers whose address is known at run time only. */
async function loadRoutes(global: string, entry: string, integrity: string): Promise<Routes> {
  await Promise.all([runScript(entry, integrity), sharing])
  const container = Reflect.get(globalThis, global) as Container | undefined
  if (!container) throw new Error(`${entry} did not define ${global}`)
  await container.init(__webpack_share_scopes__.default)
  const run = await container.get('./routes')
  const { routes } = await run()
  return routes
}

/** The browser refuses an entry that is not what was released. The entry knows the same of its other files. */
function runScript(src: string, integrity: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
  const running = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} was not loaded`))
  })
  document.head.append(script)
  return running.finally(() => script.remove())
}

/** The gateway compares what both were built with: here it would take every shared module to be loaded. */
async function assertFits(name: string, version: string, release: string): Promise<void> {
  const response = await fetch(`${release}?shell=${ownVersion()}`)
  if (!response.ok) throw new Error(`${release}: ${response.status}`)
  const { missing } = (await response.json()) as { missing: string[] }
  if (missing.length > 0) throw new Misfit(`${name} ${version} takes what this shell lacks: ${missing.join(', ')}`)
}
