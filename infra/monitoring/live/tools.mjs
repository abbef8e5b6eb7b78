// @ts-check
import { onPath } from '../../local/set-up/on-path.mjs'
import { StartError } from '../../local/start-error.mjs'

/** Prometheus and the tools of Prometheus and Alertmanager, which nothing else here needs. Throws a StartError that says how to get them. */
export function findPrometheus() {
  const find = (/** @type {string} */ name) => {
    const path = onPath([name])
    if (path) return path
    throw new StartError(
      `There is no ${name} on the PATH: install Prometheus and Alertmanager (on Debian and Ubuntu the packages prometheus and prometheus-alertmanager).`,
    )
  }
  return { prometheus: find('prometheus'), promtool: find('promtool'), amtool: find('amtool') }
}
