// @ts-check
import { stringify } from 'yaml'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { owning, services, variablesOf } from '../services.mjs'

/** @typedef {import('../services.mjs').Service} Service */
/** @typedef {import('../services.mjs').Variable} Variable */

/** For each process and Job: what gives the manifests in `process` and `task` a name, an image and settings, by its folder. @returns {Record<string, object>} */
export const kustomizations = () => ({
  ...Object.fromEntries(services.map((service) => [`base/${service.name}`, ofProcess(service)])),
  ...Object.fromEntries(
    owning.map(({ name }) => [
      `base/prepare/${name}`,
      ofTask(
        '../../task',
        `prepare-${name}`,
        { image: `atelie/${name}` },
        { name: 'secrets', secret: { secretName: name } },
      ),
    ]),
  ),
  ...Object.fromEntries(FRONT_ENDS.map((name) => [`components/front-end-folder/${name}`, ofFrontEnd(name)])),
})

/** @param {Service} service */
function ofProcess(service) {
  const { name, hasExtras } = service
  const container = { image: `atelie/${name}`, env: variablesOf(service).map(environmentOf) }
  return {
    ...kustomization('../process', [
      {
        patch: patchOf('apps/v1', 'Deployment', 'process', container, {
          name: 'secrets',
          secret: { secretName: name },
        }),
      },
      ...(hasExtras ? [{ path: 'extras.yaml' }] : []),
      ...(isReached(service)
        ? []
        : [
            {
              patch: stringify({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'process' }, $patch: 'delete' }),
            },
          ]),
      { target: { kind: 'HorizontalPodAutoscaler' }, patch: replacing('/spec/scaleTargetRef/name', name) },
      renamed('process', name),
    ]),
    labels: [{ pairs: { 'app.kubernetes.io/name': name }, includeSelectors: true }],
  }
}

/** @param {string} name */
const ofFrontEnd = (name) => ({
  ...ofTask(
    '../../../base/task',
    name,
    { image: `atelie/${name}`, volumeMounts: [{ name: 'front-ends', mountPath: '/front-ends' }] },
    { name: 'front-ends', persistentVolumeClaim: { claimName: 'front-ends' } },
  ),
  labels: [
    {
      pairs: { 'app.kubernetes.io/name': 'front-end', 'app.kubernetes.io/part-of': 'atelie', 'atelie/step': 'prepare' },
      includeTemplates: true,
    },
  ],
})

/** @param {string} resource @param {string} name @param {object} container @param {object} volume */
const ofTask = (resource, name, container, volume) =>
  kustomization(resource, [{ patch: patchOf('batch/v1', 'Job', 'task', container, volume) }, renamed('task', name)])

/** @param {string} resource @param {readonly object[]} patches */
const kustomization = (resource, patches) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: [resource],
  patches,
})

/** @param {string} apiVersion @param {string} kind @param {string} name @param {object} container @param {object} volume */
const patchOf = (apiVersion, kind, name, container, volume) =>
  stringify(
    {
      apiVersion,
      kind,
      metadata: { name },
      spec: { template: { spec: { containers: [{ name: 'main', ...container }], volumes: [volume] } } },
    },
    { lineWidth: 0 },
  )

/** @param {string} path @param {string} value */
const replacing = (path, value) => stringify([{ op: 'replace', path, value }])

/** @param {string} from @param {string} to */
const renamed = (from, to) => ({
  target: { name: from },
  options: { allowNameChange: true },
  patch: replacing('/metadata/name', to),
})

/** @param {Service} service */
const isReached = ({ callers, isFront }) => callers.length > 0 || isFront

/** @param {Variable} variable */
function environmentOf({ name, from, value, isOptional }) {
  if (from === 'service') return { name, value: `http://${value}:3000` }
  if (from === 'secret') return { name: `${name}_FILE`, value: `/run/secrets/atelie/${name}` }
  return {
    name,
    valueFrom: { configMapKeyRef: { name: 'settings', key: value, ...(isOptional ? { optional: true } : {}) } },
  }
}
