// @ts-check
import { stringify } from 'yaml'
import { jobs } from '../monitoring/jobs.mjs'
import { ruleGroups } from '../monitoring/rules.mjs'
import { secrets } from './secrets.mjs'

/** The External Secrets Operator finds all values in one record of this name, in a store of this name. */
const RECORD = 'atelie'
const STORE = { kind: 'ClusterSecretStore', name: 'atelie' }

/** Where Prometheus runs. */
const MONITORING = 'monitoring'
const PROMETHEUS = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': MONITORING } } }]

/** @typedef {typeof jobs[number]} Job */

/** Manifests that repeat what is listed elsewhere, by path: committed, because kustomize reads files. @returns {Record<string, string>} */
export const generatedFiles = () => ({
  'components/external-secrets/external-secrets.yaml': documents(Object.keys(secrets).map(externalSecret)),
  'components/monitoring/pod-monitors.yaml': documents(jobs.map(podMonitor)),
  'components/monitoring/network-policies.yaml': documents(jobs.map(scrapePolicy)),
  'components/monitoring/rules.yaml': documents([{ apiVersion: 'monitoring.coreos.com/v1', kind: 'PrometheusRule', metadata: { name: 'atelie' }, spec: { groups: ruleGroups() } }]),
})

/** @param {readonly object[]} list */
const documents = (list) => `# Generated: node infra/k8s/render.mjs\n${list.map((one) => stringify(one, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n')}`

/** @param {string} name */
const externalSecret = (name) => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, labels: { 'atelie/step': 'ground' } },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: STORE,
    target: { name },
    data: Object.entries(secrets[name] ?? {}).map(([secretKey, property]) => ({ secretKey, remoteRef: { key: RECORD, property } })),
  },
})

/** The rules know a process by its job, which is its name here too. @param {Job} job */
const podMonitor = ({ name, port }) => ({
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PodMonitor',
  metadata: { name },
  spec: {
    jobLabel: 'app.kubernetes.io/name',
    selector: { matchLabels: { 'app.kubernetes.io/name': name } },
    podMetricsEndpoints: [{ portNumber: port, interval: '15s' }],
  },
})

/** @param {Job} job */
const scrapePolicy = ({ name, port }) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: `${name}-metrics`, labels: { 'atelie/step': 'ground' } },
  spec: {
    podSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
    ingress: [{ from: PROMETHEUS, ports: [{ protocol: 'TCP', port }] }],
  },
})
