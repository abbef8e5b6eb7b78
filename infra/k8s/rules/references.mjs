// @ts-check
import { ofKind, titleOf, workloads } from '../objects.mjs'
import { secrets } from '../secrets.mjs'
import { missing } from './rule.mjs'

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */
/** @typedef {{ name: string, value?: string, valueFrom?: { configMapKeyRef?: Reference, secretKeyRef?: Reference } }} Variable */
/** @typedef {{ name: string, key: string, optional?: boolean }} Reference */

const RESTRICTED = 'pod-security.kubernetes.io/enforce'
const FOLDER = '/run/secrets/atelie/'
const CLUSTER_WIDE = ['Namespace']

/** @param {import('../objects.mjs').PodTemplate} template @returns {Variable[]} */
export const variablesOf = ({ spec }) => spec.containers.flatMap((/** @type {any} */ container) => container.env ?? [])

/** @param {readonly KubeObject[]} objects */
const settingsOf = (objects) => ofKind(objects, 'ConfigMap').flatMap(({ data = {} }) => Object.keys(data))

/** @param {readonly KubeObject[]} objects @param {'configMapKeyRef' | 'secretKeyRef'} kind */
const referencesOf = (objects, kind) =>
  workloads(objects).flatMap(({ object, template }) =>
    variablesOf(template).flatMap(({ valueFrom }) =>
      valueFrom?.[kind] ? [{ title: titleOf(object), reference: valueFrom[kind] }] : [],
    ),
  )

/** The keys that files and variables of a pod need, by Secret. @param {import('../objects.mjs').PodTemplate} template @returns {[secret: string, key: string][]} */
function secretKeysOf(template) {
  const mounted = template.spec.volumes?.find((/** @type {any} */ { name }) => name === 'secrets')?.secret?.secretName
  return variablesOf(template).flatMap(({ value, valueFrom }) => {
    if (value?.startsWith(FOLDER)) return [/** @type {[string, string]} */ ([mounted, value.slice(FOLDER.length)])]
    return valueFrom?.secretKeyRef
      ? [/** @type {[string, string]} */ ([valueFrom.secretKeyRef.name, valueFrom.secretKeyRef.key])]
      : []
  })
}

/** @param {readonly KubeObject[]} objects @returns {[string, string[]][]} */
const provided = (objects) =>
  ofKind(objects, 'ExternalSecret').map(({ spec }) => [
    spec.target.name,
    spec.data.map((/** @type {any} */ { secretKey }) => secretKey),
  ])

/** @param {readonly KubeObject[]} objects @param {Record<string, string>} labels @returns {{ found: boolean, ports: { name: string, containerPort: number }[] }} */
function findPods(objects, labels) {
  const pods = workloads(objects).filter(({ template }) =>
    Object.entries(labels).every(([key, value]) => template.metadata.labels[key] === value),
  )
  return {
    found: pods.length > 0,
    ports: pods
      .flatMap(({ template }) => template.spec.containers)
      .flatMap((/** @type {any} */ container) => container.ports ?? []),
  }
}

/** @type {readonly import('./rule.mjs').Rule[]} */
export const referenceRules = [
  {
    name: 'every setting that is read is defined, and none is unused',
    faults: (objects) => {
      const read = referencesOf(objects, 'configMapKeyRef')
      return [
        ...read
          .filter(({ reference }) => !reference.optional && !settingsOf(objects).includes(reference.key))
          .map(({ title, reference }) => `${title}: no setting ${reference.key}`),
        ...settingsOf(objects)
          .filter((key) => !key.includes('.') && !read.some(({ reference }) => reference.key === key))
          .map((key) => `nobody reads ${key}`),
      ]
    },
  },
  {
    name: 'each key of a secret that is read is listed, and in the store of secrets if there is one',
    faults: (objects) => {
      const stored = provided(objects)
      const lists =
        stored.length > 0
          ? new Map(stored)
          : new Map(Object.entries(secrets).map(([name, keys]) => [name, Object.keys(keys)]))
      return workloads(objects).flatMap(({ object, template }) =>
        secretKeysOf(template)
          .filter(([name, key]) => !lists.get(name)?.includes(key))
          .map(([name, key]) => `${titleOf(object)}: no ${key} in secret ${name}`),
      )
    },
  },
  {
    name: 'everything is in one namespace, which takes restricted pods only',
    faults: (objects) => {
      const [namespace] = ofKind(objects, 'Namespace')
      return [
        ...missing('the namespace', { restricted: namespace?.metadata.labels?.[RESTRICTED] === 'restricted' }),
        ...objects
          .filter(
            ({ kind, metadata }) => !CLUSTER_WIDE.includes(kind) && metadata.namespace !== namespace?.metadata.name,
          )
          .map((object) => `${titleOf(object)}: elsewhere`),
      ]
    },
  },
  {
    name: 'each Service finds pods, and a port of theirs',
    faults: (objects) =>
      ofKind(objects, 'Service').flatMap((service) => {
        const { found, ports } = findPods(objects, service.spec.selector)
        return missing(titleOf(service), {
          pods: found,
          port: service.spec.ports.every((/** @type {any} */ { targetPort }) =>
            ports.some(({ name }) => name === targetPort),
          ),
        })
      }),
  },
  {
    name: 'each PodMonitor finds pods, and a port of theirs',
    faults: (objects) =>
      ofKind(objects, 'PodMonitor').flatMap((monitor) => {
        const { found, ports } = findPods(objects, monitor.spec.selector.matchLabels)
        return missing(titleOf(monitor), {
          pods: found,
          port: monitor.spec.podMetricsEndpoints.every((/** @type {any} */ { portNumber }) =>
            ports.some(({ containerPort }) => containerPort === portNumber),
          ),
        })
      }),
  },
]
