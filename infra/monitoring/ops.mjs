// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError, run } from '../local/process/command.mjs'
import { choosePorts } from '../local/process/ports.mjs'
import { processes } from '../local/process/processes.mjs'
import { serve } from '../local/process/serve.mjs'
import { stopSignal } from '../local/process/stop-signal.mjs'
import { buildAll } from '../local/set-up/build.mjs'
import { ensureChromium } from '../local/set-up/chromium.mjs'
import { readSettings, rootDir } from '../local/settings.mjs'
import { StartError } from '../local/start-error.mjs'
import { say } from '../local/steps.mjs'
import { runWork } from '../local/tests/runners.mjs'
import { addUp } from '../local/tests/reports.mjs'
import { releaseBuilt } from '../release/built.mjs'
import { GENERATED } from './generated-files.mjs'
import { startPrometheus } from './live/prometheus.mjs'
import { queries, withoutData } from './live/queries.mjs'
import { findPrometheus } from './live/tools.mjs'
import { openTraffic } from './live/traffic.mjs'

/**
 * `npm run test:ops`: the rules as promtool sees them, with every alert fired once, then every query of panels and rules on a
 * real Prometheus that scrapes a copy of the product under demonstration traffic. Needs Prometheus; see live/tools.mjs.
 */

/** Rules are computed twice a minute, from figures of a minute. */
const DATA_WITHIN_MS = 150_000
const LOOK_EVERY_MS = 1_000

/** @typedef {import('./live/prometheus.mjs').Prometheus} Prometheus */

const signal = stopSignal()
const scratch = mkdtempSync(join(tmpdir(), 'atelie-ops-'))
try {
  const programs = findPrometheus(process.env)
  const results = [
    await promtool(programs.promtool, 'rules are valid', ['check', 'rules', join(GENERATED, 'rules.yml')]),
    await promtool(programs.promtool, 'the configuration is valid', ['check', 'config', '--syntax-only', join(GENERATED, 'prometheus.yml')]),
    await promtool(programs.promtool, 'every alert fires', ['test', 'rules', join(GENERATED, 'rules.test.yml')]),
  ]
  await withCopy(async (url, ports) => {
    const { prometheus: port } = await choosePorts(scratch, ['prometheus'])
    const prometheus = await startPrometheus(programs.prometheus, { folder: scratch, port, ports })
    try {
      results.push(
        await runWork('every query has data', async (detail) => detail(await expectData(prometheus, url))),
        await runWork('no rule fails', () => expectHealthyRules(prometheus)),
        await runWork('Prometheus serves the page', () => expectPage(prometheus)),
      )
    } finally {
      await prometheus.stop()
    }
  })
  const { passed, failed } = addUp(results)
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof StartError) && !signal.aborted) throw error
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.exit()

/** @param {string} program @param {string} title @param {readonly string[]} args */
function promtool(program, title, args) {
  return runWork(title, async () => {
    await run(program, args, { signal }).catch((error) => {
      throw error instanceof CommandError ? new Error(error.output, { cause: error }) : error
    })
  })
}

/**
 * Runs work beside a copy of the product with data of its own.
 * @param {(url: string, ports: Record<string, number>) => Promise<void>} work
 */
async function withCopy(work) {
  const dataDir = join(scratch, 'data')
  const { port } = await choosePorts(scratch, ['port'])
  const { enginesDir } = readSettings(process.env)
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDir, ENGINES_DIR: enginesDir })
  const done = new AbortController()
  const running = serve({
    settings,
    table: processes,
    signal: AbortSignal.any([signal, done.signal]),
    prepare: async (abort) => {
      const chromiumPath = await ensureChromium({ rootDir, enginesDir, packages: Promise.resolve(), signal: abort, detail: () => {} })
      await buildAll(rootDir, { signal: abort })
      await releaseBuilt(rootDir, settings.frontEndStore, 'npm run test:ops')
      return { chromiumPath }
    },
    afterReady: async () => {
      await work(settings.publicUrl, JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')))
      done.abort()
    },
  })
  await running.catch((error) => { if (!done.signal.aborted) throw error })
}

/** @param {Prometheus} prometheus @param {string} url */
async function expectData(prometheus, url) {
  const once = await openTraffic(url)
  const deadline = Date.now() + DATA_WITHIN_MS
  for (;; await sleep(LOOK_EVERY_MS)) {
    await once()
    const missing = await withoutData(prometheus)
    if (missing.length === 0) return `${queries.length} queries`
    if (Date.now() > deadline) throw new Error(`no data for\n${missing.join('\n')}`)
  }
}

/** @param {Prometheus} prometheus */
async function expectHealthyRules(prometheus) {
  const failing = (await prometheus.rules()).filter(({ health }) => health !== 'ok')
  if (failing.length > 0) throw new Error(failing.map(({ name, health, lastError }) => `${name}: ${lastError ?? health}`).join('\n'))
}

/** @param {Prometheus} prometheus */
async function expectPage(prometheus) {
  const response = await prometheus.get('consoles/atelie.html')
  if (!response.ok || !(await response.text()).includes('Are users all right?')) throw new Error(`the page is a ${response.status}`)
}
