// @ts-check
import { isExecutable, onPath } from '../../local/set-up/on-path.mjs'
import { StartError } from '../../local/start-error.mjs'

/**
 * Prometheus and the tools of Prometheus and Alertmanager, which nothing else here needs. Throws a StartError that says how to get them.
 * @param {NodeJS.ProcessEnv} env
 */
export function findPrometheus(env) {
  const find = (/** @type {string[]} */ names, /** @type {string} */ setting) => {
    const path = env[setting] ?? onPath(names)
    if (path && isExecutable(path)) return path
    throw new StartError(`There is no ${env[setting] ?? names[0]}: install Prometheus and Alertmanager (on Debian and Ubuntu the packages prometheus and prometheus-alertmanager), or set ${setting} to the program.`)
  }
  return {
    prometheus: find(['prometheus'], 'PROMETHEUS_PATH'),
    promtool: find(['promtool'], 'PROMTOOL_PATH'),
    amtool: find(['amtool'], 'AMTOOL_PATH'),
  }
}
