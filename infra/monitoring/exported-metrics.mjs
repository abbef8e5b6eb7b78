// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../local/settings.mjs'

const SOURCES = [
  'packages/service-kit/src',
  'gateway/src',
  ...readdirSync(join(rootDir, 'services')).map((name) => `services/${name}/src`),
]

/** Those that the client library, or Prometheus itself, adds. @type {readonly [string, string[]][]} */
const ADDED = [
  ['process_cpu_seconds_total', []],
  ['process_resident_memory_bytes', []],
  ['process_start_time_seconds', []],
  ['up', []],
  ['ALERTS', ['alertname', 'alertstate', 'severity']],
]

/** The metrics that the code exports, with their labels. @returns {[metric: string, labels: string[]][]} */
export function exportedMetrics() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(rootDir, folder, file),
    ),
  )
  const texts = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
  return [...ADDED, ...texts.flatMap(definedIn)]
}

/** @param {string} text @returns {[string, string[]][]} */
function definedIn(text) {
  return [...text.matchAll(/new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'([^}]*)/g)].flatMap(
    ([, kind, name = '', rest = '']) => {
      const labels = [...(/labelNames: \[([^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
        ([, label = '']) => label,
      )
      const names = kind === 'Histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name]
      return names.map((one) => /** @type {[string, string[]]} */ ([one, labels]))
    },
  )
}
