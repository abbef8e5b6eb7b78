// @ts-check
import { describe, expect, it } from 'vitest'
import { services } from '../../services.mjs'
import { ofKind, workloads } from '../objects.mjs'
import { OVERLAYS, readRendered } from '../rendered.mjs'
import { breakages } from './breakages.mjs'
import { edgesOf, networkRules } from './edges.mjs'
import { podRules } from './pods.mjs'
import { referenceRules, variablesOf } from './references.mjs'
import { rolloutRules } from './rollouts.mjs'

/** Read once, since that takes long. */
const rendered = { dev: readRendered('dev'), prod: readRendered('prod') }
const rules = [...podRules, ...rolloutRules, ...referenceRules, ...networkRules]

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  it.each(rules.map(({ name, faults }) => ({ name, faults })))('$name', ({ faults }) => {
    expect(faults(rendered[overlay])).toEqual([])
  })
})

describe.each(rules)('the rule notices: $name', ({ name, faults }) => {
  it.each(Object.entries(breakages[name] ?? {}))('%s', (_, [spoil, fault]) => {
    const objects = structuredClone(rendered.prod)
    spoil(objects)
    expect(faults(objects)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
  })
})

it('each rule has an example of what breaks it, and no other is named', () => {
  expect(Object.keys(breakages).sort()).toEqual(rules.map(({ name }) => name).sort())
})

/** @typedef {typeof OVERLAYS[number]} Overlay */

/** The settings whose value is an address in a secret, with the policy that says where that is. */
const STORES = new Map([
  ['MONGODB_URI_FILE', 'mongodb'],
  ['BACKUP_MONGODB_URI', 'mongodb'],
  ['REDIS_URL_FILE', 'redis'],
  ['S3_ENDPOINT', 'bucket'],
])
/** @param {Overlay} overlay @param {string} store @returns {string[]} */
const placesOf = (overlay, store) =>
  ofKind(rendered[overlay], 'NetworkPolicy')
    .filter(({ metadata }) => metadata.name === store)
    .flatMap(({ spec }) =>
      spec.egress[0].to.map(
        (/** @type {any} */ { ipBlock, podSelector }) =>
          `${ipBlock?.cidr ?? podSelector.matchLabels['app.kubernetes.io/name']}:${spec.egress[0].ports[0].port}`,
      ),
    )

const INGRESS = 'traefik → gateway:3000'
/** Postal codes and the model. */
const INTERNET = ['crm', 'ai'].flatMap((name) => [`${name} → 0.0.0.0/0:443`, `${name} → ::/0:443`])
const MAIL = ['0.0.0.0/0', '::/0'].flatMap((anywhere) => [465, 587].map((port) => `quotes → ${anywhere}:${port}`))
const DNS = ['53', '53/UDP'].map((port) => `kube-system/kube-dns:${port}`)
/** MongoDB's own, and what its operator's agent asks of the cluster. */
const MEMBERS = ['mongodb → mongodb:27017', 'mongodb → anywhere:443', 'mongodb → anywhere:6443']
const SCRAPED = services.map(({ name, healthPort }) => `monitoring → ${name}:${healthPort}`)
const TRACED = services.map(({ name }) => `${name} → monitoring:4318`)

/** The calls of each process, as its settings tell them. @param {Overlay} overlay */
const called = (overlay) =>
  workloads(rendered[overlay]).flatMap(({ template }) =>
    variablesOf(template).flatMap(({ name, value = '' }) => {
      const [, service] = /^http:\/\/([a-z-]+:\d+)$/.exec(value) ?? []
      const places = service ? [service] : placesOf(overlay, STORES.get(name) ?? '')
      return places.map((place) => `${template.metadata.labels['app.kubernetes.io/name']} → ${place}`)
    }),
  )

/** @param {Overlay} overlay @param {string[]} others that have no template of pods */
const pods = (overlay, others) => [
  ...workloads(rendered[overlay]).map(({ template }) => template.metadata.labels['app.kubernetes.io/name']),
  ...others,
]

describe('the ways that the policies open', () => {
  it.each([
    { overlay: /** @type {const} */ ('dev'), more: [INGRESS, ...INTERNET, ...MAIL, ...MEMBERS], others: ['mongodb'] },
    {
      overlay: /** @type {const} */ ('prod'),
      more: [INGRESS, ...INTERNET, ...MAIL, ...SCRAPED, ...TRACED],
      others: [],
    },
  ])('in $overlay each process reaches what its settings name, and nothing else', ({ overlay, more, others }) => {
    const wanted = new Set([
      ...called(overlay),
      ...more,
      ...pods(overlay, others).flatMap((name) => DNS.map((place) => `${name} → ${place}`)),
    ])
    expect(edgesOf(rendered[overlay]).open).toEqual([...wanted].sort())
  })

  it('only Prometheus reaches the worker, which reaches the stores, the two services that know the sender and a collector of traces', () => {
    const { open } = edgesOf(rendered.prod)
    expect(open.filter((edge) => edge.includes(' → quotes-worker:'))).toEqual(['monitoring → quotes-worker:3000'])
    expect(open.filter((edge) => edge.startsWith('quotes-worker → ') && !edge.includes('kube-dns'))).toEqual(
      [...placesOf('prod', 'mongodb'), ...placesOf('prod', 'redis'), 'auth:3000', 'crm:3000', 'monitoring:4318']
        .map((place) => `quotes-worker → ${place}`)
        .sort(),
    )
  })
})
