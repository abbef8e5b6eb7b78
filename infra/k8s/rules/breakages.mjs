// @ts-check

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */

/** @param {KubeObject[]} objects @param {string} kind @param {string} [name] @returns {any} */
const the = (objects, kind, name) => {
  const found = objects.find(
    (object) => object.kind === kind && (name ?? object.metadata.name) === object.metadata.name,
  )
  if (!found) throw new Error(`no ${kind} ${name ?? ''}`)
  return found
}

const pod = (/** @type {KubeObject[]} */ objects) => the(objects, 'Deployment', 'crm').spec.template.spec
const container = (/** @type {KubeObject[]} */ objects) => pod(objects).containers[0]
const remove = (/** @type {KubeObject[]} */ objects, /** @type {string} */ kind, /** @type {string} */ name) =>
  void objects.splice(objects.indexOf(the(objects, kind, name)), 1)

/**
 * Faults that each rule must notice: the changes that make them, and a part of the words for them.
 * @type {Record<string, Record<string, [spoil: (objects: KubeObject[]) => unknown, fault: string]>>}
 */
export const breakages = {
  'what goes on running has all probes': {
    'no startup probe': [
      (objects) => delete container(objects).startupProbe,
      'Deployment crm, container main: startupProbe',
    ],
  },
  'each container asks for processor and memory, and has limits of both': {
    'no limit of memory': [(objects) => delete container(objects).resources.limits.memory, 'limits of memory'],
  },
  'each container is without privileges, on a file system it cannot write to': {
    'a file system to write to': [
      (objects) => delete container(objects).securityContext.readOnlyRootFilesystem,
      'readOnlyRootFilesystem',
    ],
    'a capability': [
      (objects) => (container(objects).securityContext.capabilities.add = ['NET_RAW']),
      'capabilities dropped',
    ],
    "a user that overrides the pod's": [
      (objects) => (container(objects).securityContext.runAsUser = 0),
      'no user of its own',
    ],
  },
  'each pod is restricted, and has nothing of the node or the cluster': {
    'a token': [(objects) => delete pod(objects).automountServiceAccountToken, 'no token'],
    'a folder of the node': [
      (objects) => pod(objects).volumes.push({ name: 'node', hostPath: { path: '/' } }),
      'no folder of the node',
    ],
    'a backup as root': [
      (objects) => (the(objects, 'CronJob').spec.jobTemplate.spec.template.spec.securityContext.runAsUser = 0),
      'CronJob backup: runAsNonRoot',
    ],
  },
  'the images of ours keep their entry point, which reaps and passes signals on': {
    'a command': [(objects) => (container(objects).command = ['node', 'dist/main.js']), 'no command instead'],
  },
  'each image has a version': {
    'the latest': [(objects) => (container(objects).image = 'atelie/crm:latest'), 'version of atelie/crm:latest'],
    'none, at a registry with a port': [
      (objects) => (container(objects).image = 'registry.example.com:5000/atelie/crm'),
      'version of registry',
    ],
  },
  'Jobs are recreated before the rollout, and volumes before the Jobs': {
    'a Job that stays': [
      (objects) => delete the(objects, 'Job', 'prepare-crm').metadata.labels['atelie/step'],
      'Job prepare-crm: step prepare',
    ],
  },
  'exactly one autoscaler keeps at least two replicas, and a rollout does not undo it': {
    'one is enough': [
      (objects) => (the(objects, 'HorizontalPodAutoscaler', 'crm').spec.minReplicas = 1),
      'two of them',
    ],
    'no scaler': [
      (objects) => remove(objects, 'ScaledObject', 'quotes-worker'),
      'Deployment quotes-worker: one scaler',
    ],
    'a number in the Deployment': [
      (objects) => (the(objects, 'Deployment', 'crm').spec.replicas = 2),
      'no number of its own',
    ],
  },
  'a rollout takes none away before another is ready': {
    'one may be away': [
      (objects) => (the(objects, 'Deployment', 'crm').spec.strategy.rollingUpdate.maxUnavailable = 1),
      'maxUnavailable 0',
    ],
  },
  'a drained node leaves at least one of each': {
    'a budget of other pods': [
      (objects) =>
        (the(objects, 'PodDisruptionBudget', 'crm').spec.selector.matchLabels = { 'app.kubernetes.io/name': 'cash' }),
      'Deployment crm: a disruption budget',
    ],
    'a budget that no drain can keep': [
      (objects) => (the(objects, 'PodDisruptionBudget', 'crm').spec.minAvailable = 2),
      'a disruption budget',
    ],
  },
  'they are spread over nodes and zones': {
    'only over nodes': [
      (objects) => pod(objects).topologySpreadConstraints.pop(),
      'spread over topology.kubernetes.io/zone',
    ],
  },
  'a process that stops first stops getting calls, then has the time that it needs': {
    'no time after preStop': [(objects) => (pod(objects).terminationGracePeriodSeconds = 13), 'time to stop'],
    'no preStop': [(objects) => delete container(objects).lifecycle, 'preStop'],
  },
  'every setting that is read is defined, and none is unused': {
    'a setting that is not there': [
      (objects) => delete the(objects, 'ConfigMap').data.PUBLIC_URL,
      'Deployment auth: no setting PUBLIC_URL',
    ],
    'a misspelt setting': [
      (objects) => (the(objects, 'ConfigMap').data.OPENAI_MODLE = 'gpt'),
      'nobody reads OPENAI_MODLE',
    ],
  },
  'each key of a secret that is read is listed, and in the store of secrets if there is one': {
    'a key that nobody stores': [
      (objects) => the(objects, 'ExternalSecret', 'crm').spec.data.pop(),
      'Deployment crm: no IDENTITY_PUBLIC_KEYS in secret crm',
    ],
    'no secret of the backup': [
      (objects) => remove(objects, 'ExternalSecret', 'backup'),
      'CronJob backup: no BACKUP_KEY in secret backup',
    ],
  },
  'everything is in one namespace, which takes restricted pods only': {
    'a namespace for any pod': [
      (objects) => delete the(objects, 'Namespace').metadata.labels['pod-security.kubernetes.io/enforce'],
      'the namespace: restricted',
    ],
    'a Deployment elsewhere': [
      (objects) => (the(objects, 'Deployment', 'crm').metadata.namespace = 'default'),
      'Deployment crm: elsewhere',
    ],
  },
  'each Service finds pods, and a port of theirs': {
    'a label that no pod has': [
      (objects) => (the(objects, 'Service', 'crm').spec.selector.tier = 'back'),
      'Service crm: pods',
    ],
    'a port that no pod names': [
      (objects) => (the(objects, 'Service', 'crm').spec.ports[0].targetPort = 'web'),
      'Service crm: port',
    ],
  },
  'each PodMonitor finds pods, and a port of theirs': {
    'a port that no pod has': [
      (objects) => (the(objects, 'PodMonitor', 'gateway').spec.podMetricsEndpoints[0].portNumber = 9001),
      'PodMonitor gateway: port',
    ],
  },
  'nothing is open unless a policy opens it': {
    'calls from anywhere': [
      (objects) => (the(objects, 'NetworkPolicy', 'deny-all').spec.policyTypes = ['Egress']),
      'no policy denies all',
    ],
  },
  'what one side of a call allows, the other does too': {
    'a service that is no longer called': [
      (objects) => (the(objects, 'NetworkPolicy', 'gateway').spec.egress = []),
      'gateway → cash:3000',
    ],
  },
}
