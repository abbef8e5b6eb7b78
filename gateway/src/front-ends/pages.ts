import type { Released } from './released.ts'

/** The shell's. Those of remotes are in their releases. */
const OWN_PAGES = new Set(['/', '/auth'])

/** Whether a version that anybody gets has the page. */
export async function isPage(released: Released, path: string): Promise<boolean> {
  if (OWN_PAGES.has(path)) return true
  const inUse = Object.entries(released.frontEnds()).flatMap(([name, { stable, canary }]) => [
    released.release(name, stable),
    ...(canary ? [released.release(name, canary.version)] : []),
  ])
  return (await Promise.all(inUse)).some((release) => release && Object.hasOwn(release.pages, path))
}
