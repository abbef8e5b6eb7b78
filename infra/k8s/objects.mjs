// @ts-check

/**
 * The parts of an object that the checks look at.
 * @typedef {object} KubeObject
 * @property {string} apiVersion
 * @property {string} kind
 * @property {{ name: string, namespace?: string, labels?: Record<string, string> }} metadata
 * @property {any} [spec]
 * @property {Record<string, string>} [data]
 */

/** @typedef {{ metadata: { labels: Record<string, string> }, spec: any }} PodTemplate */

/** @param {KubeObject} object */
export const titleOf = ({ kind, metadata }) => `${kind} ${metadata.name}`

/** @param {readonly KubeObject[]} objects @param {string} kind */
export const ofKind = (objects, kind) => objects.filter((object) => object.kind === kind)

/** The template of the pods that an object makes, or null. @param {KubeObject} object @returns {PodTemplate | null} */
export function templateOf({ kind, spec }) {
  if (kind === 'CronJob') return spec.jobTemplate.spec.template
  return ['Deployment', 'StatefulSet', 'Job'].includes(kind) ? spec.template : null
}

/** Everything that makes pods. @param {readonly KubeObject[]} objects */
export const workloads = (objects) =>
  objects.flatMap((object) => {
    const template = templateOf(object)
    return template ? [{ object, template }] : []
  })
