import { createContext, type ReactNode, useContext } from 'react'

/** Where a version of a remote is. */
export interface RemoteAddress {
  version: string
  /** Its first script, with the hash that it must have. */
  entry: string
  integrity: string
  /** Whether it fits a shell is in this file. */
  release: string
  /** The version to use if this one cannot be used. */
  before?: Omit<RemoteAddress, 'before'>
}

/** An installation's settings at run time; the shell reads them from /config.json before anything is shown. */
export interface RuntimeConfig {
  /** The version of the shell that is in use; this page may be older. */
  shell: string
  /** The version that this browser tries before others, if any. */
  tried?: { frontEnd: string; version: string } | null
  /** Addresses by name. */
  remotes: Record<string, RemoteAddress>
  homeIsPublic: boolean
  contentIdeasInNavigation: boolean
  contentIdeasDebug: boolean
  imageToolUrl: string
  /** There is a server for e-mail. */
  offersMail: boolean
}

const Context = createContext<RuntimeConfig | null>(null)

export function RuntimeConfigProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return <Context value={config}>{children}</Context>
}

export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(Context)
  if (!config) throw new Error('useRuntimeConfig needs a RuntimeConfigProvider')
  return config
}
