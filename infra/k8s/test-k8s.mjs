// @ts-check
import { say } from '../local/steps.mjs'
import { StartError } from '../local/start-error.mjs'
import { addUp } from '../local/tests/reports.mjs'
import { runWork } from '../local/tests/runners.mjs'
import { dryRun, expectRefusals, withNamespace } from './cluster/dry-run.mjs'
import { openCluster, read } from './cluster/kubectl.mjs'
import { drain, hasFakedNodes, install, rollOut, withDisks } from './cluster/rehearsal.mjs'
import { OVERLAYS, readRendered } from './rendered.mjs'

/**
 * `npm run test:k8s`: a real API server judges each object of the overlays, in a namespace that only takes restricted pods.
 * Nothing is left behind. On a cluster whose nodes are all faked by kwok the dev overlay is also installed, rolled out and
 * drained; on others nothing is installed.
 */
const NAMESPACE = `atelie-check-${process.pid}`

/** @type {import('../local/tests/reports.mjs').Counts[]} */
const results = []
try {
  const kubectl = openCluster(process.env)
  say(`Kubernetes ${read(kubectl, ['version']).serverVersion.gitVersion}`)
  await withNamespace(kubectl, NAMESPACE, async () => {
    results.push(await runWork('the server refuses what it must', async () => expectRefusals(kubectl, readRendered('prod'), NAMESPACE)))
    for (const overlay of OVERLAYS) {
      say(`The overlay ${overlay}:`)
      results.push(dryRun(kubectl, readRendered(overlay), NAMESPACE))
    }
  })
  if (hasFakedNodes(kubectl)) await rehearse(kubectl, `${NAMESPACE}-rehearsal`)
  else say('Nothing was installed, because the nodes of this cluster are not faked.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  results.push({ passed: 0, failed: 1 })
}
const { passed, failed } = addUp(results)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** @param {import('./cluster/kubectl.mjs').Kubectl} kubectl @param {string} namespace */
async function rehearse(kubectl, namespace) {
  const stage = { kubectl, objects: readRendered('dev'), namespace }
  await withNamespace(kubectl, namespace, () => withDisks(stage, async () => {
    const installed = await runWork('the databases are prepared, then two of each process get ready', async () => install(stage))
    results.push(installed)
    if (installed.failed > 0) return
    results.push(await runWork('a rollout takes none away before another is ready', () => rollOut(stage)))
    results.push(await runWork('draining all nodes leaves one of each, draining one empties it', () => drain(stage)))
  }))
}
