import type { ClientError } from '@atelie/contract/client-errors'
import type { Released } from '../front-ends/released.ts'

/** Of the shell itself. Those of remotes are in their releases. */
const OWN_ROUTES = new Set(['/', '/auth'])
const OTHER = 'other'
/** Each is kept until the process ends. */
const MOST_SERIES = 1_000

export type Labels = Record<'frontEnd' | 'version' | 'route', string>

/** Where a failure was, in words that only releases can add to: anything else that a report may say is 'other'. */
export function createLabels(released: Released): (report: ClientError) => Promise<Labels> {
  const series = new Set<string>()

  async function isPage(path: string): Promise<boolean> {
    if (OWN_ROUTES.has(path)) return true
    const inUse = Object.entries(released.frontEnds()).flatMap(([name, { stable, canary }]) => [released.release(name, stable), ...canary ? [released.release(name, canary.version)] : []])
    return (await Promise.all(inUse)).some((release) => release && Object.hasOwn(release.pages, path))
  }

  return async ({ frontEnd, version, route, kind }) => {
    const isKnown = released.wasInUse(frontEnd, version)
    const labels = {
      frontEnd: Object.hasOwn(released.frontEnds(), frontEnd) ? frontEnd : OTHER,
      version: isKnown ? version : OTHER,
      route: await isPage(route) ? route : OTHER,
    }
    const key = JSON.stringify([labels, kind])
    if (series.size >= MOST_SERIES && !series.has(key)) return { ...labels, version: OTHER, route: OTHER }
    series.add(key)
    return labels
  }
}
