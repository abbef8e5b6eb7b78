// @ts-check
import { isExecutable, onPath } from '../../local/set-up/on-path.mjs'
import { StartError } from '../../local/start-error.mjs'

/**
 * Prometheus and its tool, which nothing else here needs. Throws a StartError that says how to get them.
 * @param {NodeJS.ProcessEnv} env
 */
export function findPrometheus(env) {
  const find = (/** @type {string} */ name, /** @type {string | undefined} */ chosen) => {
    const path = chosen ?? onPath([name])
    if (path && isExecutable(path)) return path
    throw new StartError(`There is no ${chosen ?? name}: install Prometheus (on Debian and Ubuntu the package prometheus), or set PROMETHEUS_PATH and PROMTOOL_PATH to its programs.`)
  }
  return { prometheus: find('prometheus', env.PROMETHEUS_PATH), promtool: find('promtool', env.PROMTOOL_PATH) }
}
