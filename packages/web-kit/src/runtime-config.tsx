import { createContext, type ReactNode, useContext } from 'react'

/** An installation's settings at run time; the shell reads them from /config.json before anything is shown. */
export interface RuntimeConfig {
  /** Name of a remote → URL of its entry file. */
  remotes: Record<string, string>
  homeIsPublic: boolean
  contentIdeasInNavigation: boolean
  contentIdeasDebug: boolean
  imageToolUrl: string
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
