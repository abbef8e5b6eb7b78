// @ts-check
import { titleOf, workloads } from '../objects.mjs'
import { missing } from './rule.mjs'

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */

const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe']
const SHARED_WITH_THE_NODE = ['hostNetwork', 'hostPID', 'hostIPC']

/** @param {readonly KubeObject[]} objects @param {(container: any, title: string, kind: string) => string[]} check */
const eachContainer = (objects, check) =>
  workloads(objects).flatMap(({ object, template }) =>
    [...template.spec.containers, ...(template.spec.initContainers ?? [])].flatMap((/** @type {any} */ container) =>
      check(container, `${titleOf(object)}, container ${container.name}`, object.kind),
    ),
  )

/** @type {readonly import('./rule.mjs').Rule[]} */
export const podRules = [
  {
    name: 'what goes on running has all probes',
    faults: (objects) =>
      eachContainer(objects, (container, title, kind) =>
        missing(
          title,
          Object.fromEntries(PROBES.map((probe) => [probe, /Job$/.test(kind) || Boolean(container[probe])])),
        ),
      ),
  },
  {
    name: 'each container asks for processor and memory, and has limits of both',
    faults: (objects) =>
      eachContainer(objects, ({ resources }, title) =>
        missing(
          title,
          Object.fromEntries(
            ['requests', 'limits'].flatMap((kind) =>
              ['cpu', 'memory'].map((what) => [`${kind} of ${what}`, Boolean(resources?.[kind]?.[what])]),
            ),
          ),
        ),
      ),
  },
  {
    name: 'each container is without privileges, on a file system it cannot write to',
    faults: (objects) =>
      eachContainer(objects, ({ securityContext: own = {} }, title) =>
        missing(title, {
          allowPrivilegeEscalation: own.allowPrivilegeEscalation === false,
          readOnlyRootFilesystem: own.readOnlyRootFilesystem === true,
          'capabilities dropped': JSON.stringify(own.capabilities) === '{"drop":["ALL"]}',
          'not privileged': !own.privileged,
          'no user of its own':
            own.runAsUser === undefined && own.runAsNonRoot === undefined && own.seccompProfile === undefined,
        }),
      ),
  },
  {
    name: 'each pod is restricted, and has nothing of the node or the cluster',
    faults: (objects) =>
      workloads(objects).flatMap(({ object, template: { spec } }) =>
        missing(titleOf(object), {
          runAsNonRoot: spec.securityContext?.runAsNonRoot === true && spec.securityContext.runAsUser > 0,
          seccompProfile: spec.securityContext?.seccompProfile?.type === 'RuntimeDefault',
          'no token': spec.automountServiceAccountToken === false,
          'no addresses of services in the environment': spec.enableServiceLinks === false,
          'nothing shared with the node': SHARED_WITH_THE_NODE.every((name) => !spec[name]),
          'no folder of the node': (spec.volumes ?? []).every((/** @type {any} */ volume) => !volume.hostPath),
          'size limits of temporary folders': (spec.volumes ?? []).every(
            (/** @type {any} */ { emptyDir }) => !emptyDir || emptyDir.sizeLimit,
          ),
        }),
      ),
  },
  {
    name: 'the images of ours keep their entry point, which reaps and passes signals on',
    faults: (objects) =>
      eachContainer(objects, ({ image, command }, title) =>
        missing(title, { 'no command instead': !image.includes('atelie/') || command === undefined }),
      ),
  },
  {
    name: 'each image has a version',
    faults: (objects) =>
      eachContainer(objects, ({ image }, title) =>
        missing(title, { [`version of ${image}`]: /:[\w.-]+$/.test(image) && !image.endsWith(':latest') }),
      ),
  },
]
