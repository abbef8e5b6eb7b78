import type { RemoteAddress, RuntimeConfig } from '@atelie/web-kit/runtime-config'

const REREAD_EVERY_MS = 5 * 60_000
const PATIENCE_MS = 5_000

/** The versions of the front-ends that this browser should have. */
type InUse = Pick<RuntimeConfig, 'shell' | 'remotes' | 'tried'>

let inUse: InUse = { shell: '', remotes: {} }
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The versions that this page began with. */
let ownShell: string | null = null
/** The versions of remotes that its pages were opened with. */
const opened = new Map<string, string | undefined>()

export const ownVersion = () => ownShell
export const triedVersion = () => inUse.tried ?? null
export const markOpened = (name: string): void => void opened.set(name, addressOf(name)?.version)

/** Whether a reload would bring a new version of the shell, or of the remote whose page is open. */
export function isOutdated(remote: string | undefined): boolean {
  const isOld = ownShell !== null && ownShell !== inUse.shell
  return isOld || (remote !== undefined && opened.has(remote) && opened.get(remote) !== addressOf(remote)?.version)
}

/** To be called once. @param shell the version that this page is. */
export function begin(config: InUse, shell: string): void {
  ownShell = shell
  setInUse(config)
  setInterval(() => void rereadInUse(), REREAD_EVERY_MS)
  // Someone may return to a tab that has been open for days.
  window.addEventListener('focus', () => void rereadInUse())
}

export const addressOf = (name: string): RemoteAddress | undefined => inUse.remotes[name]

export function setInUse(next: InUse): void {
  inUse = next
  for (const listener of listeners) listener()
}

/** Asks again what is in use. What is known stays if there is no answer. */
export async function rereadInUse(): Promise<void> {
  try {
    setInUse(await readConfig())
  } catch (error) {
    console.warn(error)
  }
}

/** Read at run time, so that one build serves every installation. */
export async function readConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  return response.json() as Promise<RuntimeConfig>
}
