import type { ClientError } from '@atelie/contract/client-errors'
import { isPage } from '../front-ends/pages.ts'
import type { Released } from '../front-ends/released.ts'

const OTHER = 'other'
/** Each is kept until the process ends. */
const MOST_SERIES = 1_000

export type Labels = Record<'frontEnd' | 'version' | 'route', string>

/** Where a failure was, in words that only releases can add to: anything else that a report may say is 'other'. */
export function createLabels(released: Released): (report: ClientError) => Promise<Labels> {
  const series = new Set<string>()

  return async ({ frontEnd, version, route, kind }) => {
    const isKnown = released.isNamed(frontEnd, version)
    const labels = {
      frontEnd: Object.hasOwn(released.frontEnds(), frontEnd) ? frontEnd : OTHER,
      version: isKnown ? version : OTHER,
      route: (await isPage(released, route)) ? route : OTHER,
    }
    const key = JSON.stringify([labels, kind])
    if (series.size >= MOST_SERIES && !series.has(key)) return { ...labels, version: OTHER, route: OTHER }
    series.add(key)
    return labels
  }
}
