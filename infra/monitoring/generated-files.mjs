// @ts-check
import { join } from 'node:path'
import { grafanaDashboard } from './grafana/dashboard.mjs'
import { dashboards } from './panels/dashboards.mjs'
import { composeConfig } from './prometheus-config.mjs'
import { rulesFile, rulesTestFile } from './rules.mjs'

export const GENERATED = join(import.meta.dirname, 'generated')

/** Files that Prometheus, promtool and Grafana read, by path: they are committed, so that they need nothing of ours. @returns {Record<string, string>} */
export const generatedFiles = () =>
  Object.fromEntries(
    Object.entries({
      'prometheus.yml': composeConfig(),
      'rules.yml': rulesFile(),
      'rules-tests.yml': rulesTestFile(),
      ...Object.fromEntries(
        dashboards.map((dashboard) => [
          `dashboards/${dashboard.name}.json`,
          `${JSON.stringify(grafanaDashboard(dashboard), null, 2)}\n`,
        ]),
      ),
    }).map(([name, text]) => [`infra/monitoring/generated/${name}`, text]),
  )
