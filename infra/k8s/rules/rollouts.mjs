// @ts-check
import { ofKind, titleOf } from '../objects.mjs'
import { missing } from './rule.mjs'

/** How long a process may take to stop: the default of STOP_WITHIN_MS, of which UNREADY_MS is a part. */
const STOP_SECONDS = 8
const LEAST = 2
const SPREAD_OVER = ['kubernetes.io/hostname', 'topology.kubernetes.io/zone']

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */

const same = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other)

/** @param {readonly KubeObject[]} objects @param {(deployment: KubeObject) => Record<string, boolean>} wanted */
const eachDeployment = (objects, wanted) =>
  ofKind(objects, 'Deployment').flatMap((deployment) => missing(titleOf(deployment), wanted(deployment)))

/** The least that scalers keep of a Deployment. @param {readonly KubeObject[]} objects @param {string} name */
const leastOf = (objects, name) =>
  [...ofKind(objects, 'HorizontalPodAutoscaler'), ...ofKind(objects, 'ScaledObject')]
    .filter(({ spec }) => spec.scaleTargetRef.kind === 'Deployment' && spec.scaleTargetRef.name === name)
    .map(({ spec }) => spec.minReplicas ?? spec.minReplicaCount)

/** @param {KubeObject} object @param {string} step */
const isOf = ({ metadata }, step) => metadata.labels?.['atelie/step'] === step

/** @type {readonly import('./rule.mjs').Rule[]} */
export const rolloutRules = [
  {
    // The pod of a Job cannot be changed, so the Jobs before are deleted with those of their step.
    name: 'Jobs are recreated before the rollout, and volumes before the Jobs',
    faults: (objects) => [
      ...ofKind(objects, 'Job').flatMap((job) => missing(titleOf(job), { 'step prepare': isOf(job, 'prepare') })),
      ...ofKind(objects, 'PersistentVolumeClaim').flatMap((claim) =>
        missing(titleOf(claim), { 'step ground': isOf(claim, 'ground') }),
      ),
    ],
  },
  {
    name: 'exactly one autoscaler keeps at least two replicas, and a rollout does not undo it',
    faults: (objects) =>
      eachDeployment(objects, ({ metadata, spec }) => {
        const least = leastOf(objects, metadata.name)
        return {
          'one scaler': least.length === 1,
          'two of them': least.every((count) => count >= LEAST),
          'no number of its own': spec.replicas === undefined,
        }
      }),
  },
  {
    name: 'a rollout takes none away before another is ready',
    faults: (objects) =>
      eachDeployment(objects, ({ spec }) => ({
        'maxUnavailable 0': spec.strategy?.rollingUpdate?.maxUnavailable === 0,
      })),
  },
  {
    name: 'a drained node leaves at least one of each',
    faults: (objects) =>
      eachDeployment(objects, ({ spec }) => ({
        'a disruption budget': ofKind(objects, 'PodDisruptionBudget').some(
          (budget) =>
            same(budget.spec.selector, spec.selector) &&
            budget.spec.minAvailable >= 1 &&
            budget.spec.minAvailable < LEAST,
        ),
      })),
  },
  {
    name: 'they are spread over nodes and zones',
    faults: (objects) =>
      eachDeployment(objects, ({ spec }) =>
        Object.fromEntries(
          SPREAD_OVER.map((key) => [
            `spread over ${key}`,
            (spec.template.spec.topologySpreadConstraints ?? []).some(
              (/** @type {any} */ one) =>
                one.topologyKey === key && one.maxSkew === 1 && same(one.labelSelector, spec.selector),
            ),
          ]),
        ),
      ),
  },
  {
    name: 'a process that stops first stops getting calls, then has the time that it needs',
    faults: (objects) =>
      eachDeployment(
        objects,
        ({
          spec: {
            template: { spec },
          },
        }) => {
          const wait = spec.containers[0].lifecycle?.preStop?.sleep?.seconds ?? 0
          return { preStop: wait > 0, 'time to stop': spec.terminationGracePeriodSeconds > wait + STOP_SECONDS }
        },
      ),
  },
]
