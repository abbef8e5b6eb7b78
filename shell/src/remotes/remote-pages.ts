import { onFirstUse } from '@atelie/web-kit/first-use'
import type { RemoteName } from '@atelie/web-kit/remote-routes'
import type { RemoteAddress } from '@atelie/web-kit/runtime-config'
import { type ComponentType, createElement, lazy } from 'react'
import { reportFailure } from './failure-reports.ts'
import { addressOf, markOpened } from './in-use.ts'
import { loadVersion, Misfit, type Routes } from './load-version.ts'

/**
 * The shared modules that a remote's pages need beyond those of all pages, loaded along with the remote instead of after it.
 * Being mentioned here is also what makes the shell provide those that it does not use itself.
 */
const companions: Partial<Record<RemoteName, () => Promise<unknown>[]>> = {
  'mfe-business': () => [import('@atelie/web-kit/ui-data')],
  'mfe-content': forForms,
}

/** The same for what most pages need once someone uses them. A page that begins with a form imports what it takes itself. */
const laterCompanions: Partial<Record<RemoteName, () => Promise<unknown>[]>> = {
  'mfe-business': () => [...forForms(), import('@atelie/web-kit/ui-overlay'), import('@atelie/web-kit/ui-picker')],
}

function forPages(): Promise<unknown>[] {
  return [
    import('@atelie/web-kit/ui-page'),
    import('@atelie/web-kit/display/page-parts'),
    import('@atelie/contract/schema'),
  ]
}

function forForms(): Promise<unknown>[] {
  return [import('@atelie/web-kit/ui-form'), import('@atelie/web-kit/hook-form')]
}

const pages = new Map<string, ComponentType>()
/** The versions that have worked in this tab. */
const lastGood = new Map<string, Address>()

type Address = Omit<RemoteAddress, 'before'>

/** A page of a remote as it is in use now: the same component every time, so that revisiting it does not load it again. */
export function remotePage(name: RemoteName, path: string): ComponentType {
  markOpened(name)
  const key = `${keyOf(name)}${addressOf(name)?.version} ${path}`
  const page = pages.get(key) ?? lazy(async () => ({ default: await loadPage(name, path) }))
  pages.set(key, page)
  return page
}

const keyOf = (name: RemoteName) => `${name} `

async function loadPage(name: RemoteName, path: string): Promise<ComponentType> {
  // A failure shows when the page imports the module itself.
  void Promise.allSettled([...forPages(), ...(companions[name]?.() ?? [])])
  onFirstUse(() => void Promise.allSettled(laterCompanions[name]?.() ?? []))
  const routes = await loadRoutes(name)
  const page = routes[path]
  if (!page) throw new Error(`remote ${name} has no page ${path}`)
  // The remote's page is lazy itself, and React refuses a lazy component that resolves to another.
  return () => createElement(page)
}

/** Begins with what a page of a remote needs, without waiting for it. A failure shows, and is reported, when the page is opened. */
export function loadAhead(name: RemoteName): void {
  const address = addressOf(name)
  if (address) loadVersion(name, address).catch(() => undefined)
}

/** Loads the pages of the version in use, or else of the last good one. Every failure is reported. */
async function loadRoutes(name: RemoteName): Promise<Routes> {
  const [wanted, ...others] = candidatesFor(name)
  if (!wanted) throw new Error(`remote ${name} is not released`)
  try {
    return await load(name, wanted)
  } catch (error) {
    for (const other of others) {
      const routes = await load(name, other).catch(() => null)
      if (routes) return routes
    }
    throw error
  }
}

function candidatesFor(name: RemoteName): Address[] {
  const address = addressOf(name)
  // The version this tab has used may have been rolled back since.
  const all = [address, address?.before, lastGood.get(name)].filter((one) => one !== undefined)
  return all.filter(({ version }, index) => all.findIndex((one) => one.version === version) === index)
}

async function load(name: RemoteName, address: Address): Promise<Routes> {
  try {
    const routes = await loadVersion(name, address)
    lastGood.set(name, address)
    return routes
  } catch (error) {
    reportFailure(error, { frontEnd: name, version: address.version }, error instanceof Misfit ? 'misfit' : 'load')
    throw error
  }
}

/** Makes the next visit load the remote again: React caches a failure. */
export function forgetRemote(name: RemoteName): void {
  for (const key of pages.keys()) if (key.startsWith(keyOf(name))) pages.delete(key)
}
