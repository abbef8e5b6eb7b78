// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { ofKind } from '../objects.mjs'
import { inNamespace, unknownKinds } from './dry-run.mjs'
import { must, read } from './kubectl.mjs'

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */
/** @typedef {import('./kubectl.mjs').Kubectl} Kubectl */
/** @typedef {{ kubectl: Kubectl, objects: readonly KubeObject[], namespace: string }} Stage */

const POLL_MS = 200
/** The autoscaler looks every fifteen seconds, and nothing moves faster on a busy machine. */
const PATIENCE = '--timeout=180s'
const LEAST = 2
const DISK = { 'ephemeral-storage': '100Gi' }

/** Pods of nodes that kwok fakes get ready without running anything. @param {Kubectl} kubectl */
export const hasFakedNodes = (kubectl) => {
  const versions = read(kubectl, ['get', 'nodes']).items.map((/** @type {any} */ node) => node.status.nodeInfo?.kubeletVersion ?? '')
  return versions.length > 0 && versions.every((/** @type {string} */ version) => version.includes('kwok'))
}

/** @param {Kubectl} kubectl @returns {string[]} */
const nodeNames = (kubectl) => read(kubectl, ['get', 'nodes']).items.map((/** @type {any} */ { metadata }) => metadata.name)

/** In the order of docs/kubernetes.md. @param {Stage} stage */
export function install({ kubectl, objects, namespace }) {
  const unknown = unknownKinds(kubectl, objects)
  const ours = objects.filter(({ apiVersion, kind }) => kind !== 'Namespace' && !unknown.has(`${apiVersion} ${kind}`)).map((object) => inNamespace(object, namespace))
  const apply = (/** @type {(step: string | undefined) => boolean} */ isMeant) =>
    must(kubectl, ['apply', '-f', '-'], list(ours.filter(({ metadata }) => isMeant(metadata.labels?.['atelie/step']))))
  apply((step) => step === 'ground')
  apply((step) => step === 'prepare')
  must(kubectl, ['wait', '-n', namespace, '--for=condition=complete', 'job', '-l', 'atelie/step=prepare', PATIENCE])
  apply((step) => step !== 'prepare')
  for (const { metadata } of ofKind(ours, 'Deployment')) {
    must(kubectl, ['wait', '-n', namespace, `--for=jsonpath={.status.availableReplicas}=${LEAST}`, `deployment/${metadata.name}`, PATIENCE])
  }
}

/** Faked nodes have no disk: each gets one, and so does each claim. @param {Stage} stage @param {() => Promise<void>} work */
export async function withDisks({ kubectl, objects, namespace }, work) {
  const claims = ofKind(objects, 'PersistentVolumeClaim').map(({ metadata, spec }) => ({ name: metadata.name, spec }))
  const own = ofKind(objects, 'StatefulSet').flatMap(({ metadata, spec }) => spec.volumeClaimTemplates.map((/** @type {any} */ claim) => ({ name: `${claim.metadata.name}-${metadata.name}-0`, spec: claim.spec })))
  const disks = [...claims, ...own].map(({ name, spec }) => ({
    apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: `${namespace}-${name}` },
    spec: { capacity: spec.resources.requests, accessModes: spec.accessModes, hostPath: { path: '/faked' }, claimRef: { namespace, name } },
  }))
  for (const node of nodeNames(kubectl)) must(kubectl, ['patch', 'node', node, '--subresource=status', '-p', JSON.stringify({ status: { capacity: DISK, allocatable: DISK } })])
  must(kubectl, ['create', '-f', '-'], list(disks))
  try {
    await work()
  } finally {
    must(kubectl, ['delete', '--wait=false', 'persistentvolume', ...disks.map(({ metadata }) => metadata.name)])
  }
}

/** @param {readonly object[]} items */
const list = (items) => ({ apiVersion: 'v1', kind: 'List', items })

/** How many of each are available. @param {Stage} stage @returns {Map<string, number>} */
const available = ({ kubectl, namespace }) => new Map(read(kubectl, ['get', 'deployments', '-n', namespace]).items.map((/** @type {any} */ { metadata, status }) => [metadata.name, status.availableReplicas ?? 0]))

/** @param {Stage} stage @param {number} least */
function expectAvailable(stage, least) {
  const short = [...available(stage)].filter(([, count]) => count < least)
  if (short.length > 0) throw new Error(`fewer than ${least}: ${short.map(([name, count]) => `${name} ${count}`).join(', ')}`)
}

/** While all pods are replaced, never fewer than two of each are available. @param {Stage} stage */
export async function rollOut(stage) {
  const { kubectl, namespace } = stage
  must(kubectl, ['rollout', 'restart', 'deployment', '-n', namespace])
  const isRolledOut = () => read(kubectl, ['get', 'deployments', '-n', namespace]).items
    .every((/** @type {any} */ { metadata, status }) => status.observedGeneration === metadata.generation && status.updatedReplicas === status.replicas && !status.unavailableReplicas)
  for (const until = Date.now() + 180_000; !isRolledOut(); await wait(POLL_MS)) {
    expectAvailable(stage, LEAST)
    if (Date.now() > until) throw new Error('no end after 180 s')
  }
}

/**
 * All nodes are drained while none takes new pods: the disruption budgets must keep one pod of each. Once they take pods
 * again, a node can be drained.
 * @param {Stage} stage
 */
export async function drain(stage) {
  const { kubectl, namespace } = stage
  const nodes = nodeNames(kubectl)
  const empty = (/** @type {string} */ node, /** @type {string} */ timeout) =>
    kubectl(['drain', node, '--pod-selector', 'app.kubernetes.io/part-of=atelie', '--delete-emptydir-data', '--ignore-daemonsets', `--timeout=${timeout}`])
  try {
    must(kubectl, ['cordon', ...nodes])
    const said = nodes.map((node) => empty(node, '10s').said).join('\n')
    if (!said.includes("would violate the pod's disruption budget")) throw new Error(`no budget kept a pod: ${said}`)
    expectAvailable(stage, 1)
    must(kubectl, ['uncordon', ...nodes])
    const [node = ''] = nodes
    const { isDone, said: why } = empty(node, '120s')
    if (!isDone) throw new Error(`${node} is not drained: ${why}`)
    const left = read(kubectl, ['get', 'pods', '-n', namespace, '--field-selector', `spec.nodeName=${node}`, '-l', 'app.kubernetes.io/part-of=atelie']).items
    if (left.length > 0) throw new Error(`${left.length} pods are left on ${node}`)
    expectAvailable(stage, 1)
  } finally {
    kubectl(['uncordon', ...nodes])
  }
}
