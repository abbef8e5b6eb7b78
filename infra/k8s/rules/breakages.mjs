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

/** Faults that each rule must notice. @type {readonly { rule: string, what: string, spoil: (objects: KubeObject[]) => void, fault: string }[]} */
export const breakages = [
  {
    rule: 'what goes on running has all probes',
    what: 'no startup probe',
    spoil: (objects) => {
      delete container(objects).startupProbe
    },
    fault: 'Deployment crm, container main: startupProbe',
  },
  {
    rule: 'each container asks for processor and memory, and has limits of both',
    what: 'no limit of memory',
    spoil: (objects) => {
      delete container(objects).resources.limits.memory
    },
    fault: 'limits of memory',
  },
  {
    rule: 'each container is without privileges, on a file system it cannot write to',
    what: 'a file system to write to',
    spoil: (objects) => {
      delete container(objects).securityContext.readOnlyRootFilesystem
    },
    fault: 'readOnlyRootFilesystem',
  },
  {
    rule: 'each container is without privileges, on a file system it cannot write to',
    what: 'a capability',
    spoil: (objects) => {
      container(objects).securityContext.capabilities.add = ['NET_RAW']
    },
    fault: 'capabilities dropped',
  },
  {
    rule: 'each container is without privileges, on a file system it cannot write to',
    what: "a user that overrides the pod's",
    spoil: (objects) => {
      container(objects).securityContext.runAsUser = 0
    },
    fault: 'no user of its own',
  },
  {
    rule: 'each pod is restricted, and has nothing of the node or the cluster',
    what: 'a token',
    spoil: (objects) => {
      delete pod(objects).automountServiceAccountToken
    },
    fault: 'no token',
  },
  {
    rule: 'each pod is restricted, and has nothing of the node or the cluster',
    what: 'a folder of the node',
    spoil: (objects) => {
      pod(objects).volumes.push({ name: 'node', hostPath: { path: '/' } })
    },
    fault: 'no folder of the node',
  },
  {
    rule: 'each pod is restricted, and has nothing of the node or the cluster',
    what: 'a backup as root',
    spoil: (objects) => {
      the(objects, 'CronJob').spec.jobTemplate.spec.template.spec.securityContext.runAsUser = 0
    },
    fault: 'CronJob backup: runAsNonRoot',
  },
  {
    rule: 'the images of ours keep their entry point, which reaps and passes signals on',
    what: 'a command',
    spoil: (objects) => {
      container(objects).command = ['node', 'dist/main.js']
    },
    fault: 'no command instead',
  },
  {
    rule: 'each image has a version',
    what: 'the latest',
    spoil: (objects) => {
      container(objects).image = 'atelie/crm:latest'
    },
    fault: 'version of atelie/crm:latest',
  },
  {
    rule: 'each image has a version',
    what: 'none, at a registry with a port',
    spoil: (objects) => {
      container(objects).image = 'registry.example.com:5000/atelie/crm'
    },
    fault: 'version of registry',
  },
  {
    rule: 'Jobs are recreated before the rollout, and volumes before the Jobs',
    what: 'a Job that stays',
    spoil: (objects) => {
      delete the(objects, 'Job', 'prepare-crm').metadata.labels['atelie/step']
    },
    fault: 'Job prepare-crm: step prepare',
  },
  {
    rule: 'exactly one autoscaler keeps at least two replicas, and a rollout does not undo it',
    what: 'one is enough',
    spoil: (objects) => {
      the(objects, 'HorizontalPodAutoscaler', 'crm').spec.minReplicas = 1
    },
    fault: 'two of them',
  },
  {
    rule: 'exactly one autoscaler keeps at least two replicas, and a rollout does not undo it',
    what: 'no scaler',
    spoil: (objects) => remove(objects, 'ScaledObject', 'quotes-worker'),
    fault: 'Deployment quotes-worker: one scaler',
  },
  {
    rule: 'exactly one autoscaler keeps at least two replicas, and a rollout does not undo it',
    what: 'a number in the Deployment',
    spoil: (objects) => {
      the(objects, 'Deployment', 'crm').spec.replicas = 2
    },
    fault: 'no number of its own',
  },
  {
    rule: 'a rollout takes none away before another is ready',
    what: 'one may be away',
    spoil: (objects) => {
      the(objects, 'Deployment', 'crm').spec.strategy.rollingUpdate.maxUnavailable = 1
    },
    fault: 'maxUnavailable 0',
  },
  {
    rule: 'a drained node leaves at least one of each',
    what: 'a budget of other pods',
    spoil: (objects) => {
      the(objects, 'PodDisruptionBudget', 'crm').spec.selector.matchLabels = { 'app.kubernetes.io/name': 'cash' }
    },
    fault: 'Deployment crm: a disruption budget',
  },
  {
    rule: 'a drained node leaves at least one of each',
    what: 'a budget that no drain can keep',
    spoil: (objects) => {
      the(objects, 'PodDisruptionBudget', 'crm').spec.minAvailable = 2
    },
    fault: 'a disruption budget',
  },
  {
    rule: 'they are spread over nodes and zones',
    what: 'only over nodes',
    spoil: (objects) => {
      pod(objects).topologySpreadConstraints.pop()
    },
    fault: 'spread over topology.kubernetes.io/zone',
  },
  {
    rule: 'a process that stops first stops getting calls, then has the time that it needs',
    what: 'no time after preStop',
    spoil: (objects) => {
      pod(objects).terminationGracePeriodSeconds = 13
    },
    fault: 'time to stop',
  },
  {
    rule: 'a process that stops first stops getting calls, then has the time that it needs',
    what: 'no preStop',
    spoil: (objects) => {
      delete container(objects).lifecycle
    },
    fault: 'preStop',
  },
  {
    rule: 'every setting that is read is defined, and none is unused',
    what: 'a setting that is not there',
    spoil: (objects) => {
      delete the(objects, 'ConfigMap').data.PUBLIC_URL
    },
    fault: 'Deployment auth: no setting PUBLIC_URL',
  },
  {
    rule: 'every setting that is read is defined, and none is unused',
    what: 'a misspelt setting',
    spoil: (objects) => {
      the(objects, 'ConfigMap').data.OPENAI_MODLE = 'gpt'
    },
    fault: 'nobody reads OPENAI_MODLE',
  },
  {
    rule: 'each key of a secret that is read is listed, and in the store of secrets if there is one',
    what: 'a key that nobody stores',
    spoil: (objects) => {
      the(objects, 'ExternalSecret', 'crm').spec.data.pop()
    },
    fault: 'Deployment crm: no IDENTITY_PUBLIC_KEYS in secret crm',
  },
  {
    rule: 'each key of a secret that is read is listed, and in the store of secrets if there is one',
    what: 'no secret of the backup',
    spoil: (objects) => remove(objects, 'ExternalSecret', 'backup'),
    fault: 'CronJob backup: no BACKUP_KEY in secret backup',
  },
  {
    rule: 'everything is in one namespace, which takes restricted pods only',
    what: 'a namespace for any pod',
    spoil: (objects) => {
      delete the(objects, 'Namespace').metadata.labels['pod-security.kubernetes.io/enforce']
    },
    fault: 'the namespace: restricted',
  },
  {
    rule: 'everything is in one namespace, which takes restricted pods only',
    what: 'a Deployment elsewhere',
    spoil: (objects) => {
      the(objects, 'Deployment', 'crm').metadata.namespace = 'default'
    },
    fault: 'Deployment crm: elsewhere',
  },
  {
    rule: 'each Service finds pods, and a port of theirs',
    what: 'a label that no pod has',
    spoil: (objects) => {
      the(objects, 'Service', 'crm').spec.selector.tier = 'back'
    },
    fault: 'Service crm: pods',
  },
  {
    rule: 'each Service finds pods, and a port of theirs',
    what: 'a port that no pod names',
    spoil: (objects) => {
      the(objects, 'Service', 'crm').spec.ports[0].targetPort = 'web'
    },
    fault: 'Service crm: port',
  },
  {
    rule: 'each PodMonitor finds pods, and a port of theirs',
    what: 'a port that no pod has',
    spoil: (objects) => {
      the(objects, 'PodMonitor', 'gateway').spec.podMetricsEndpoints[0].portNumber = 9001
    },
    fault: 'PodMonitor gateway: port',
  },
  {
    rule: 'nothing is open unless a policy opens it',
    what: 'calls from anywhere',
    spoil: (objects) => {
      the(objects, 'NetworkPolicy', 'deny-all').spec.policyTypes = ['Egress']
    },
    fault: 'no policy denies all',
  },
  {
    rule: 'what one side of a call allows, the other does too',
    what: 'a service that is no longer called',
    spoil: (objects) => {
      the(objects, 'NetworkPolicy', 'gateway').spec.egress = []
    },
    fault: 'gateway → cash:3000',
  },
]
