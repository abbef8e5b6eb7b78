// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, openCluster } from '../cluster/kubectl.mjs'
import { OVERLAYS, readRendered } from '../rendered.mjs'
import { referencesIn, trim, trimKind } from './trim.mjs'

/**
 * Takes the schemas of the kinds in use from the cluster of KUBECONFIG, which needs the definitions of all extensions in use:
 * node infra/k8s/schemas/update.mjs. The extensions' versions are written down here, because a cluster does not tell them.
 */
const EXTENSIONS = new Map([
  ['external-secrets.io', 'external-secrets-1.3.2'],
  ['keda.sh', 'keda-2.21.0'],
  ['monitoring.coreos.com', 'prometheus-operator-0.85.0'],
  ['mongodbcommunity.mongodb.com', 'mongodb-community-operator-0.9.0'],
])
const FOLDER = join(import.meta.dirname, 'versions')

/** @typedef {import('./trim.mjs').Schema} Schema */
/** @typedef {{ kinds: Record<string, Schema>, definitions: Record<string, Schema> }} Schemas */

const kubectl = openCluster(process.env)
const get = (/** @type {string} */ path) => JSON.parse(must(kubectl, ['get', '--raw', path]))

const { major, minor } = get('/version')
const inUse = new Set(OVERLAYS.flatMap(readRendered).map(({ apiVersion, kind }) => `${apiVersion} ${kind}`))
/** @type {Map<string, Schemas>} */
const files = new Map()
for (const title of [...inUse].sort()) add(title)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [name, schemas] of files) writeFileSync(join(FOLDER, `${name}.json`), text(schemas))

/** @param {string} title such as "apps/v1 Deployment" */
function add(title) {
  const [apiVersion = '', kind] = title.split(' ')
  const [version = '', group = ''] = apiVersion.split('/').reverse()
  const { schemas } = get(`/openapi/v3/${group ? 'apis' : 'api'}/${apiVersion}`).components
  const schema = Object.values(schemas).find((one) =>
    one['x-kubernetes-group-version-kind']?.some(
      (/** @type {any} */ gvk) => gvk.kind === kind && gvk.version === version && gvk.group === group,
    ),
  )
  if (!schema) throw new Error(`The cluster does not know ${title}`)
  const name = EXTENSIONS.get(group) ?? `kubernetes-${major}.${minor}`
  const file = files.get(name) ?? { kinds: {}, definitions: {} }
  files.set(name, file)
  file.kinds[title] = trimKind(schema)
  addDefinitions(file, schemas, referencesIn(file.kinds[title]))
}

/** @param {Schemas} file @param {Record<string, Schema>} schemas @param {string[]} names */
function addDefinitions(file, schemas, names) {
  for (const name of names.filter((one) => !file.definitions[one])) {
    file.definitions[name] = trim(schemas[name] ?? {})
    addDefinitions(file, schemas, referencesIn(file.definitions[name]))
  }
}

/** A line for each definition, so that a new version shows what has changed. @param {Schemas} schemas */
function text({ kinds, definitions }) {
  const lines = (/** @type {Record<string, Schema>} */ list) =>
    Object.keys(list)
      .sort()
      .map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(list[name])}`)
      .join(',\n')
  return `{\n  "kinds": {\n${lines(kinds)}\n  },\n  "definitions": {\n${lines(definitions)}\n  }\n}\n`
}
