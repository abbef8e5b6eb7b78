// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { ALERTMANAGER_CONFIG, startAlertmanager } from './live/alertmanager.mjs'
import { expectData, expectHealthyRules } from './live/checks.mjs'
import { drills, pidsIn, practise } from './live/drills.mjs'
import { startPrometheus } from './live/prometheus.mjs'
import { findPrometheus } from './live/tools.mjs'
import { openTraffic } from './live/traffic.mjs'

/**
 * `npm run test:ops`: the rules as promtool sees them, with every alert fired once, then every query of panels and rules on a
 * real Prometheus that scrapes a copy of the product under demonstration traffic, and alerts while real parts hang, until somebody is called.
 * Needs Prometheus and Alertmanager; see live/tools.mjs.
 */

const signal = stopSignal()
const scratch = mkdtempSync(join(tmpdir(), 'atelie-ops-'))
try {
  const programs = findPrometheus(process.env)
  const results = [
    await runCheck('rules are valid', programs.promtool, ['check', 'rules', join(GENERATED, 'rules.yml')]),
    await runCheck('the configuration is valid', programs.promtool, ['check', 'config', '--syntax-only', join(GENERATED, 'prometheus.yml')]),
    await runCheck('the configuration of the pager is valid', programs.amtool, ['check-config', ALERTMANAGER_CONFIG]),
    await runCheck('every alert fires', programs.promtool, ['test', 'rules', join(GENERATED, 'rules-tests.yml')]),
  ]
  await withCopy(async ({ url, ports, pidOf }) => {
    const own = await choosePorts(scratch, ['prometheus', 'alertmanager'])
    const alertmanager = await startAlertmanager(programs.alertmanager, { folder: scratch, port: own.alertmanager })
    const prometheus = await startPrometheus(programs.prometheus, { folder: scratch, port: own.prometheus, ports, alertmanager: alertmanager.address })
    try {
      const traffic = await openTraffic(url)
      results.push(
        await runWork('every query has data', async (detail) => detail(await expectData(prometheus, traffic))),
        await runWork('no rule fails', () => expectHealthyRules(prometheus)),
        await runCheck('the product passes the probe', process.execPath, [join(import.meta.dirname, 'probe.mjs'), url]),
      )
      for (const drill of drills) results.push(await runWork(`alerts while ${drill.victims.join(' and ')} hang`, () => practise(drill, { pidOf, prometheus, alertmanager, traffic })))
    } finally {
      await prometheus.stop()
      await alertmanager.stop()
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

/** @param {string} title @param {string} program @param {readonly string[]} args */
function runCheck(title, program, args) {
  return runWork(title, async () => {
    await run(program, args, { signal }).catch((error) => {
      throw error instanceof CommandError ? new Error(error.output, { cause: error }) : error
    })
  })
}

/**
 * Runs work beside a copy of the product with data of its own.
 * @param {(copy: { url: string, ports: Record<string, number>, pidOf: (victim: string) => number }) => Promise<void>} work
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
      const chromiumPath = await ensureChromium({ rootDir, enginesDir, signal: abort, detail: () => {} })
      await buildAll(rootDir, abort)
      await releaseBuilt(rootDir, settings.frontEndStore, 'npm run test:ops')
      return { chromiumPath }
    },
    afterReady: async (stack) => {
      await work({ url: settings.publicUrl, ports: JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')), pidOf: pidsIn(dataDir, stack) })
      done.abort()
    },
  })
  await running.catch((error) => { if (!done.signal.aborted) throw error })
}
