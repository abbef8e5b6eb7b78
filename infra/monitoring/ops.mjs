// @ts-check
import { join } from 'node:path'
import { CommandError, run } from '../local/process/command.mjs'
import { choosePorts, keptPorts } from '../local/process/ports.mjs'
import { onCopy } from '../local/process/spawn-copy.mjs'
import { stopSignal } from '../local/process/stop-signal.mjs'
import { readSettings } from '../local/settings.mjs'
import { StartError } from '../local/start-error.mjs'
import { runWork } from '../local/tests/runners.mjs'
import { runToExit } from '../local/tests/reports.mjs'
import { victimsOf } from '../soak/chaos/faults.mjs'
import { GENERATED } from './generated-files.mjs'
import { expectData, expectHealthyRules } from './live/checks.mjs'
import { drills, practise } from './live/drills.mjs'
import { startModel } from './live/model.mjs'
import { startPrometheus } from './live/prometheus.mjs'
import { findPrometheus } from './live/tools.mjs'
import { openTraffic } from './live/traffic.mjs'

/**
 * `npm run test:ops`: the rules as promtool sees them, some with examples, then every query of panels and rules on a
 * real Prometheus that scrapes a copy of the product under demonstration traffic, and alerts while real parts hang, crash or fill.
 * Needs Prometheus, and the tool of Alertmanager; see live/tools.mjs.
 */

const ALERTMANAGER = join(import.meta.dirname, 'alertmanager.yml')

const signal = stopSignal()
const aborted = new Promise((_, reject) =>
  signal.addEventListener('abort', () => reject(new StartError('Interrupted.')), { once: true }),
)

await runToExit(async (results) => {
  const programs = findPrometheus()
  results.push(
    await runCheck('rules are valid', programs.promtool, ['check', 'rules', join(GENERATED, 'rules.yml')]),
    await runCheck('the configuration is valid', programs.promtool, [
      'check',
      'config',
      '--syntax-only',
      join(GENERATED, 'prometheus.yml'),
    ]),
    await runCheck('the configuration of the pager is valid', programs.amtool, ['check-config', ALERTMANAGER]),
    await runCheck('a page calls somebody at any hour', programs.amtool, routesTo('on-call', 'severity=page')),
    await runCheck('a ticket waits for working hours', programs.amtool, routesTo('tickets', 'severity=ticket')),
    await runCheck('what always fires goes where silence is noticed', programs.amtool, [
      ...routesTo('watchdog', 'alertname=Watchdog'),
      'severity=none',
    ]),
    await runCheck('alerts fire and end in examples', programs.promtool, [
      'test',
      'rules',
      join(GENERATED, 'rules-tests.yml'),
    ]),
  )
  const model = await startModel()
  const env = {
    ENGINES_DIR: readSettings(process.env).enginesDir,
    OPENAI_BASE_URL: model.url,
    MODEL_CALLS_PER_DAY: '200',
    VISITOR_TEXTS_PER_MINUTE: '10000',
    VISITOR_TEXTS_PER_DAY: '10000',
    // Closed.
    VIACEP_URL: 'http://127.0.0.1:9',
    BRASILAPI_URL: 'http://127.0.0.1:9',
  }
  await onCopy({ env }, (copy) =>
    Promise.race([aborted, watch(copy, { program: programs.prometheus, model, results })]),
  ).finally(model.stop)
})

/**
 * @param {{ url: string, pid: number, dataDir: string }} copy
 * @param {{ program: string, model: import('./live/model.mjs').Model, results: import('../local/tests/reports.mjs').Counts[] }} practice
 */
async function watch(copy, { program, model, results }) {
  const { prometheus: port } = await choosePorts(copy.dataDir, ['prometheus'])
  const prometheus = await startPrometheus(program, { folder: copy.dataDir, port, ports: keptPorts(copy.dataDir) })
  try {
    const traffic = await openTraffic(copy.url)
    results.push(
      await runWork('every query has data', async (detail) => detail(await expectData(prometheus, traffic))),
      await runWork('no rule fails', () => expectHealthyRules(prometheus)),
      await runCheck('the product passes the probe', process.execPath, [
        join(import.meta.dirname, 'probe.mjs'),
        copy.url,
      ]),
    )
    for (const drill of drills)
      results.push(
        await runWork(`alerts while ${drill.title}`, async (detail) =>
          detail(await practise(drill, { ...copy, pidOf: victimsOf(copy), prometheus, traffic, model })),
        ),
      )
  } finally {
    await prometheus.stop()
  }
}

/** @param {string} title @param {string} program @param {readonly string[]} args */
function runCheck(title, program, args) {
  return runWork(title, async () => {
    await run(program, args, { signal }).catch((error) => {
      throw error instanceof CommandError ? new Error(error.output, { cause: error }) : error
    })
  })
}

/** @param {string} receiver @param {string} label */
function routesTo(receiver, label) {
  return ['config', 'routes', 'test', `--config.file=${ALERTMANAGER}`, `--verify.receivers=${receiver}`, label]
}
