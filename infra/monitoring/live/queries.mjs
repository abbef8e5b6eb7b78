// @ts-check
import { alerts } from '../alerts/alerts.mjs'
import { recordings } from '../alerts/promises.mjs'
import { dashboards } from '../panels/dashboards.mjs'
import { ofKind } from '../../k8s/objects.mjs'
import { readRendered } from '../../k8s/rendered.mjs'

/** Those by which KEDA decides how many workers there are. */
const scaling = ofKind(readRendered('prod'), 'ScaledObject').flatMap(({ spec }) =>
  spec.triggers.map((/** @type {any} */ { metadata }) => metadata.query),
)

/** Everything that Prometheus is ever asked. @type {readonly { of: string, expr: string, needsData: boolean }[]} */
export const queries = [
  ...dashboards.flatMap(({ name, panels }) =>
    panels.flatMap(({ title, queries: all }) =>
      all.map(({ expr, mayBeEmpty }) => ({ of: `${name}: ${title}`, expr, needsData: !mayBeEmpty })),
    ),
  ),
  ...scaling.map((expr) => ({ of: 'how many workers', expr, needsData: true })),
  ...recordings.map(({ record, expr }) => ({ of: record, expr, needsData: true })),
  ...alerts.map(({ name, expr }) => ({ of: name, expr, needsData: false })),
]

/**
 * The queries that lack the data they should have. Throws if one is not valid.
 * @param {import('./prometheus.mjs').Prometheus} prometheus
 */
export async function withoutData(prometheus) {
  const found = await Promise.all(
    queries.map(async ({ of, expr, needsData }) => {
      const samples = await prometheus.query(expr).catch((error) => {
        throw new Error(`${of}: ${error.message}`)
      })
      return needsData && !samples.some(({ value }) => Number.isFinite(Number(value[1]))) ? [of] : []
    }),
  )
  return found.flat()
}
