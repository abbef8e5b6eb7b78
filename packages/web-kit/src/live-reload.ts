/** Reloads the page when a front-end was rebuilt. Only `npm run dev` adds this to the shell. */
const POLL_MS = 500

const fetchTag = async (url: string) => (await fetch(url, { method: 'HEAD', cache: 'no-store' })).headers.get('ETag')
const { remotes } = await (await fetch('/config.json')).json() as { remotes: Record<string, string> }
/** Whatever else changes, these name it. */
const entries = ['/', ...Object.values(remotes)]

/** Undefined while a file is missing, or the gateway itself is restarted. */
async function fetchTags(): Promise<string | undefined> {
  const tags = await Promise.all(entries.map(fetchTag)).catch(() => [null])
  return tags.every(Boolean) ? tags.join() : undefined
}

let loaded = await fetchTags()
let last = loaded
setInterval(async () => {
  if (document.hidden) return
  const current = await fetchTags()
  // The same twice, since the first may be of a build that is still being written.
  if (loaded && current && current !== loaded && current === last) location.reload()
  last = current
  loaded ??= current
}, POLL_MS)

export {}
