// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { marked } from '../generated-part.mjs'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { rootDir } from '../local/settings.mjs'
import { ruleGroups } from '../monitoring/rules.mjs'
import { owning, services, storing, withRedis } from '../services.mjs'
import { kustomizations } from './kustomizations.mjs'
import { secrets } from './secrets.mjs'

/** The External Secrets Operator finds all values in one record of this name, in a store of this name. */
const RECORD = 'atelie'
const STORE = { kind: 'ClusterSecretStore', name: 'atelie' }

/** Where Prometheus runs. */
const MONITORING = 'monitoring'
const PROMETHEUS = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': MONITORING } } }]

const FOLDER = 'infra/k8s'
const PROD = 'overlays/prod/kustomization.yaml'

/** @typedef {import('../services.mjs').Service} Service */

/** Manifests that repeat what is listed elsewhere, by path: committed, because kustomize reads files. @returns {Record<string, string>} */
export const generatedFiles = () =>
  Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(
        Object.entries(kustomizations()).map(([folder, text]) => [`${folder}/kustomization.yaml`, [text]]),
      ),
      'base/network/processes.yaml': services.map(callPolicy),
      'components/external-secrets/external-secrets.yaml': Object.keys(secrets).map(externalSecret),
      'components/monitoring/pod-monitors.yaml': services.map(podMonitor),
      'components/monitoring/network-policies.yaml': services.map(scrapePolicy),
      'components/monitoring/rules.yaml': [
        {
          apiVersion: 'monitoring.coreos.com/v1',
          kind: 'PrometheusRule',
          metadata: { name: 'atelie' },
          spec: { groups: ruleGroups() },
        },
      ],
    }).map(([path, list]) => [`${FOLDER}/${path}`, documents(list)]),
  )

/** Generated parts of the other manifests. @returns {import('../generated-part.mjs').Part[]} */
export function generatedParts() {
  const all = namesOf(services)
  const withDatabase = namesOf(storing)
  // Operators write their registry and the versions in use there.
  const chosen = (/** @type {string} */ name) =>
    new RegExp(`(?<=- )\\{ name: atelie/${name}, .*\\}`).exec(readFileSync(join(rootDir, FOLDER, PROD), 'utf8'))?.[0]
  const onRedis = namesOf(withRedis)
  return [
    ...listed('base/network/mongodb.yaml', [...withDatabase, 'prepare', 'backup']),
    ...listed('components/mongodb-community/network-policy.yaml', [...withDatabase, 'prepare', 'mongodb']),
    ...listed('base/network/redis.yaml', onRedis),
    ...listed('components/redis/network-policy.yaml', onRedis),
    ...listed('base/network/internet.yaml', namesOf(services.filter(({ reach }) => reach === 'internet'))),
    ...listed('base/network/mail.yaml', namesOf(services.filter(({ reach }) => reach === 'mail'))),
    ...listed('components/monitoring/traces.yaml', all),
    ...lines('base/kustomization.yaml', all, (name) => name),
    ...lines('base/prepare/kustomization.yaml', namesOf(owning), (name) => name),
    ...lines('components/front-end-folder/kustomization.yaml', FRONT_ENDS, (name) => name),
    ...lines('components/mongodb-community/mongodb.yaml', storing, databaseUser),
    ...lines(
      'overlays/dev/kustomization.yaml',
      [...all, ...FRONT_ENDS],
      (name) => `{ name: atelie/${name}, newTag: dev }`,
    ),
    ...lines(
      PROD,
      all,
      (name) => chosen(name) ?? `{ name: atelie/${name}, newName: registry.example.com/atelie/${name}, newTag: 1.0.0 }`,
    ),
  ]
}

/** @param {readonly Service[]} some */
const namesOf = (some) => some.map(({ name }) => name)

/** A list of names within one line. @param {string} file @param {readonly string[]} names */
const listed = (file, names) => [
  { file: `${FOLDER}/${file}`, place: /(?<=values: \[)[\w, -]*(?=\] \} # Generated)/, text: names.join(', ') },
]

/** @template One @param {string} file @param {readonly One[]} list @param {(one: One) => string} lineOf */
const lines = (file, list, lineOf) =>
  marked(`${FOLDER}/${file}`, { list: list.map((one) => `- ${lineOf(one)}`).join('\n') })

/** @param {Service} service */
const databaseUser = ({ name, user, database }) =>
  `{ name: ${user}, db: admin, passwordSecretRef: { name: mongodb-${name} }, scramCredentialsSecretName: mongodb-${name}, roles: [{ name: readWrite, db: ${database} }] }`

/** @param {readonly object[]} list */
const documents = (list) =>
  `# Generated: npm run generate\n${list.map((one) => stringify(one, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n')}`

/** @param {string} name */
const externalSecret = (name) => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, labels: { 'atelie/step': 'ground' } },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: STORE,
    target: { name },
    data: Object.entries(secrets[name] ?? {}).map(([secretKey, property]) => ({
      secretKey,
      remoteRef: { key: RECORD, property },
    })),
  },
})

const NAME = 'app.kubernetes.io/name'
const policy = (/** @type {string} */ name, /** @type {object} */ spec) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name, labels: { 'atelie/step': 'ground' } },
  spec,
})
const pods = (/** @type {string} */ name) => ({ matchLabels: { [NAME]: name } })
const ports = (/** @type {number} */ port) => [{ protocol: 'TCP', port }]
const peers = (/** @type {readonly string[]} */ names) => names.map((name) => ({ podSelector: pods(name) }))

/** Both sides of a call must allow it. @param {Service} service */
const callPolicy = ({ name, calls, callers }) =>
  policy(name, {
    podSelector: pods(name),
    ...(callers.length > 0 ? { ingress: [{ from: peers(callers), ports: ports(3000) }] } : {}),
    ...(calls.length > 0 ? { egress: [{ to: peers(calls), ports: ports(3000) }] } : {}),
  })

/** @param {Service} service */
const scrapePolicy = ({ name, healthPort }) =>
  policy(`${name}-metrics`, { podSelector: pods(name), ingress: [{ from: PROMETHEUS, ports: ports(healthPort) }] })

/** The rules know a process by its job, which is its name here too. @param {Service} service */
const podMonitor = ({ name, healthPort }) => ({
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PodMonitor',
  metadata: { name },
  spec: {
    jobLabel: NAME,
    selector: pods(name),
    podMetricsEndpoints: [{ portNumber: healthPort, interval: '15s' }],
  },
})
