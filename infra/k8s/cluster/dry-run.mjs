// @ts-check
import { say } from '../../local/steps.mjs'
import { templateOf, titleOf } from '../objects.mjs'
import { must } from './kubectl.mjs'

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */
/** @typedef {import('./kubectl.mjs').Kubectl} Kubectl */
/** @typedef {{ passed: number, failed: number }} Counts */

const RESTRICTED = {
  'pod-security.kubernetes.io/enforce': 'restricted',
  'pod-security.kubernetes.io/warn': 'restricted',
}
const DRY_RUN = ['create', '--dry-run=server', '--validate=strict', '-f', '-']

/** @param {string} namespace */
const namespaceObject = (namespace) => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: namespace, labels: RESTRICTED },
})

/** The same object elsewhere. @param {KubeObject} object @param {string} namespace @returns {KubeObject} */
const inNamespace = (object, namespace) => ({
  ...object,
  metadata: { ...object.metadata, ...(object.kind === 'Namespace' ? { name: namespace } : { namespace }) },
})

/**
 * Runs work in a namespace that only takes restricted pods, and removes it.
 * @template T
 * @param {Kubectl} kubectl
 * @param {string} namespace
 * @param {() => T | Promise<T>} work
 */
export async function withNamespace(kubectl, namespace, work) {
  must(kubectl, ['create', '-f', '-'], namespaceObject(namespace))
  try {
    // Pods are only taken once it is there.
    must(kubectl, ['wait', '--for=create', 'serviceaccount/default', '-n', namespace, '--timeout=60s'])
    return await work()
  } finally {
    must(kubectl, ['delete', 'namespace', namespace, '--wait=false'])
  }
}

/** The kinds of which the cluster has no definition. @param {Kubectl} kubectl @param {readonly KubeObject[]} objects */
function unknownKinds(kubectl, objects) {
  const known = new Set(
    must(kubectl, ['api-resources', '--no-headers'])
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .map((columns) => `${columns.at(-3)} ${columns.at(-1)}`),
  )
  return new Set(objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).filter((title) => !known.has(title)))
}

/**
 * Asks the server about each object, and about a pod of each workload, to which it applies the restrictions. A warning
 * counts as a refusal.
 * @param {Kubectl} kubectl
 * @param {readonly KubeObject[]} objects
 * @param {string} namespace
 * @returns {Counts}
 */
export function dryRun(kubectl, objects, namespace) {
  const unknown = unknownKinds(kubectl, objects)
  for (const title of unknown) say(`  – left out, because this cluster does not know it: ${title}`)
  const results = objects
    .filter(({ apiVersion, kind }) => !unknown.has(`${apiVersion} ${kind}`))
    .flatMap((object) => {
      const own = attempt(
        kubectl,
        titleOf(object),
        inNamespace(object, object.kind === 'Namespace' ? `${namespace}-other` : namespace),
      )
      const template = templateOf(object)
      return template
        ? [own, attempt(kubectl, `a pod of ${titleOf(object)}`, podOf(object, template, namespace))]
        : [own]
    })
  return { passed: results.filter(Boolean).length, failed: results.filter((isAccepted) => !isAccepted).length }
}

/** @param {Kubectl} kubectl @param {string} title @param {object} object */
function attempt(kubectl, title, object) {
  const { isDone, said } = kubectl(DRY_RUN, object)
  const isAccepted = isDone && !said
  say(isAccepted ? `  ✓ accepted: ${title}` : `  ✗ refused: ${title}: ${said}`)
  return isAccepted
}

/** A pod as the object's controller would make it. @param {KubeObject} object @param {import('../objects.mjs').PodTemplate} template @param {string} namespace */
function podOf(object, { metadata, spec }, namespace) {
  const claimed = (object.spec.volumeClaimTemplates ?? []).map((/** @type {any} */ claim) => ({
    name: claim.metadata.name,
    persistentVolumeClaim: { claimName: claim.metadata.name },
  }))
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...metadata, name: object.metadata.name, namespace },
    spec: { ...spec, volumes: [...spec.volumes, ...claimed] },
  }
}

/**
 * Without this, an acceptance would prove nothing.
 * @param {Kubectl} kubectl
 * @param {readonly KubeObject[]} objects
 * @param {string} namespace
 */
export function expectRefusals(kubectl, objects, namespace) {
  const deployment = inNamespace(
    objects.find(({ kind }) => kind === 'Deployment') ??
      (() => {
        throw new Error('no Deployment')
      })(),
    namespace,
  )
  const template = /** @type {import('../objects.mjs').PodTemplate} */ (templateOf(deployment))
  const root = podOf(deployment, { ...template, spec: { ...template.spec, securityContext: {} } }, namespace)
  expectRefusal(kubectl(DRY_RUN, root), 'violates PodSecurity "restricted')
  expectRefusal(
    kubectl(DRY_RUN, { ...deployment, spec: { ...deployment.spec, stratgy: {} } }),
    'unknown field "spec.stratgy"',
  )
}

/** @param {import('./kubectl.mjs').Outcome} outcome @param {string} why */
function expectRefusal({ isDone, said }, why) {
  if (isDone || !said.includes(why))
    throw new Error(`this should have been refused because it ${why}: ${said || 'accepted'}`)
}
