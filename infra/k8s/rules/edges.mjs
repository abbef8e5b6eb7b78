// @ts-check
import { ofKind, workloads } from '../objects.mjs'

/** @typedef {import('../objects.mjs').KubeObject} KubeObject */
/** @typedef {Record<string, string>} Labels */
/** @typedef {{ matchLabels?: Labels, matchExpressions?: { key: string, operator: string, values: string[] }[] }} Selector */
/** @typedef {{ podSelector?: Selector, namespaceSelector?: Selector, ipBlock?: { cidr: string } }} Peer */
/** @typedef {{ from?: Peer[], to?: Peer[], ports: { protocol: string, port: number }[] }} PolicyRule */
/** @typedef {{ name: string, labels: Labels }} Pod */

const NAME = 'app.kubernetes.io/name'

/** @param {Selector} selector @param {Labels} labels */
function selects({ matchLabels = {}, matchExpressions = [] }, labels) {
  const unknown = matchExpressions.find(({ operator }) => operator !== 'In')
  if (unknown) throw new Error(`The rules know no ${unknown.operator}`)
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  )
}

/** One for each name, since policies tell pods apart by nothing else. @param {readonly KubeObject[]} objects @returns {Pod[]} */
function podsOf(objects) {
  const labels = [
    ...workloads(objects).map(({ template }) => template.metadata.labels),
    ...ofKind(objects, 'MongoDBCommunity').map(({ spec }) => spec.statefulSet.spec.template.metadata.labels),
  ]
  return [...new Map(labels.map((one) => [one[NAME] ?? '', { name: one[NAME] ?? '', labels: one }])).values()]
}

/** Finds the parties that a peer means: pods of ours, or somebody elsewhere by a name. @param {Peer | undefined} peer @param {readonly Pod[]} pods @returns {string[]} */
function namesOf(peer, pods) {
  if (!peer) return ['anywhere']
  if (peer.ipBlock) return [peer.ipBlock.cidr]
  if (peer.namespaceSelector)
    return [Object.values({ ...peer.namespaceSelector.matchLabels, ...peer.podSelector?.matchLabels }).join('/')]
  return pods.filter(({ labels }) => selects(peer.podSelector ?? {}, labels)).map(({ name }) => name)
}

/** @param {PolicyRule} rule @param {Peer[] | undefined} peers @param {readonly Pod[]} pods @returns {{ peer: string, port: string }[]} */
const openings = ({ ports }, peers, pods) =>
  (peers?.length ? peers : [undefined])
    .flatMap((peer) => namesOf(peer, pods))
    .flatMap((peer) =>
      ports.map(({ protocol, port }) => ({ peer, port: protocol === 'TCP' ? String(port) : `${port}/${protocol}` })),
    )

/**
 * Every way that the policies open, as "crm → quotes:3000". Between pods of ours both sides must allow it; `half` has what
 * only one does.
 * @param {readonly KubeObject[]} objects
 * @returns {{ open: string[], half: string[] }}
 */
export function edgesOf(objects) {
  const pods = podsOf(objects)
  const names = new Set(pods.map(({ name }) => name))
  /** @type {Set<string>} */
  const out = new Set()
  /** @type {Set<string>} */
  const into = new Set()
  for (const { spec } of ofKind(objects, 'NetworkPolicy')) {
    for (const { name } of pods.filter(({ labels }) => selects(spec.podSelector, labels))) {
      for (const rule of spec.egress ?? [])
        for (const { peer, port } of openings(rule, rule.to, pods)) out.add(`${name} → ${peer}:${port}`)
      for (const rule of spec.ingress ?? [])
        for (const { peer, port } of openings(rule, rule.from, pods)) into.add(`${peer} → ${name}:${port}`)
    }
  }
  const isInside = (/** @type {string} */ edge) =>
    edge.split(' → ').every((end) => names.has(end.replace(/:[^:]*$/, '')))
  const isOpen = (/** @type {string} */ edge) => !isInside(edge) || (out.has(edge) && into.has(edge))
  const all = [...new Set([...out, ...into])].sort()
  return { open: all.filter(isOpen), half: all.filter((edge) => !isOpen(edge)) }
}

/** @type {readonly import('./rule.mjs').Rule[]} */
export const networkRules = [
  {
    name: 'nothing is open unless a policy opens it',
    faults: (objects) =>
      ofKind(objects, 'NetworkPolicy').some(
        ({ spec }) =>
          JSON.stringify(spec.podSelector) === '{}' &&
          !spec.ingress &&
          !spec.egress &&
          String([...(spec.policyTypes ?? [])].sort()) === 'Egress,Ingress',
      )
        ? []
        : ['no policy denies all'],
  },
  { name: 'what one side of a call allows, the other does too', faults: (objects) => edgesOf(objects).half },
]
