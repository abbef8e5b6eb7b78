// @ts-check
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dismiss, spawnGuarded } from '../../local/process/guarded-process.mjs'
import { waitUntil } from '../../local/process/wait-until.mjs'
import { GENERATED } from '../generated-files.mjs'
import { prometheusConfig } from '../prometheus-config.mjs'

/** Also how long a scrape may take, even on a busy machine. */
const INTERVAL = '5s'
const QUERY_MS = 10_000
const START_MS = 30_000

/** @typedef {{ metric: Record<string, string>, value: [number, string] }} Sample */

/**
 * A real Prometheus that scrapes a copy of the product, with the generated rules.
 * @param {string} program
 * @param {{ folder: string, port: number, ports: Record<string, number> }} options ports: of the copy's processes
 */
export async function startPrometheus(program, { folder, port, ports }) {
  const config = join(folder, 'prometheus.yml')
  const discover = (/** @type {{ name: string }} */ { name }) => ({
    static_configs: [{ targets: [`127.0.0.1:${ports[name]}`] }],
  })
  writeFileSync(config, prometheusConfig({ ruleFile: join(GENERATED, 'rules.yml'), interval: INTERVAL, discover }))
  const child = spawnGuarded(
    program,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'tsdb')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { output: process.stderr.fd },
  )
  const ended = once(child, 'exit')
  const stop = async () => {
    dismiss(child)
    await ended
  }
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await waitUntil(isReady, { withinMs: START_MS }))) {
    await stop()
    throw new Error(`${program} did not start`)
  }

  /** @param {string} path @returns {Promise<any>} */
  async function api(path) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { signal: AbortSignal.timeout(QUERY_MS) })
    const { data, error } = /** @type {{ data?: unknown, error?: string }} */ (await response.json())
    if (error) throw new Error(error)
    return data
  }

  return {
    /** @param {string} expr @returns {Promise<Sample[]>} */
    query: async (expr) => (await api(`query?${new URLSearchParams({ query: expr })}`)).result,
    /** @returns {Promise<{ name: string, health: string, lastError?: string }[]>} */
    rules: async () => (await api('rules')).groups.flatMap((/** @type {{ rules: object[] }} */ { rules }) => rules),
    stop,
  }
}
/** @typedef {Awaited<ReturnType<typeof startPrometheus>>} Prometheus */
