// @ts-check
import { say } from '../local/steps.mjs'
import { runToExit } from '../local/tests/reports.mjs'
import { runWork } from '../local/tests/runners.mjs'
import { dryRun, expectRefusals, withNamespace } from './cluster/dry-run.mjs'
import { openCluster, read } from './cluster/kubectl.mjs'
import { OVERLAYS, readRendered } from './rendered.mjs'

/**
 * `npm run test:k8s`: a real API server judges each object of the overlays, in a namespace that only takes restricted pods.
 * Nothing is installed or left behind.
 */
const NAMESPACE = `atelie-check-${process.pid}`

await runToExit(async (results) => {
  const kubectl = openCluster(process.env)
  say(`Kubernetes ${read(kubectl, ['version']).serverVersion.gitVersion}`)
  await withNamespace(kubectl, NAMESPACE, async () => {
    results.push(
      await runWork('the server refuses what it must', async () =>
        expectRefusals(kubectl, readRendered('prod'), NAMESPACE),
      ),
    )
    for (const overlay of OVERLAYS) {
      say(`The overlay ${overlay}:`)
      results.push(dryRun(kubectl, readRendered(overlay), NAMESPACE))
    }
  })
})
