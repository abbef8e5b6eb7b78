import type { RuntimeConfig } from './runtime-config.tsx'

/** Reloads the page when another version of a front-end is in use. Only `npm run dev` adds this to the shell. */
const POLL_MS = 500

/** Undefined while the gateway is restarted. */
async function fetchVersions(): Promise<string | undefined> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' })
    const { shell, remotes } = (await response.json()) as Pick<RuntimeConfig, 'shell' | 'remotes'>
    return [shell, ...Object.values(remotes).map(({ version }) => version)].join()
  } catch {
    return undefined
  }
}

let loaded: string | undefined
setInterval(async () => {
  if (document.hidden) return
  const current = await fetchVersions()
  loaded ??= current
  if (current && current !== loaded) location.reload()
}, POLL_MS)
