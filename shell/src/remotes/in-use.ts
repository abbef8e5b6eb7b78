import type { RemoteAddress, RuntimeConfig } from '@atelie/web-kit/runtime-config'

const REREAD_EVERY_MS = 5 * 60_000
const PATIENCE_MS = 5_000

/** Of the front-ends, what this browser should have. */
type InUse = Pick<RuntimeConfig, 'shell' | 'remotes'>

let inUse: InUse = { shell: '', remotes: {} }
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const shellInUse = (): string => inUse.shell
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

/** An open tab notices a release within minutes, and at once when someone returns to it. */
export function watchInUse(): void {
  setInterval(() => void rereadInUse(), REREAD_EVERY_MS)
  window.addEventListener('focus', () => void rereadInUse())
}
