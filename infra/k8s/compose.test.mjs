// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { processes } from '../local/process/processes.mjs'
import { rootDir } from '../local/settings.mjs'
import { ofKind } from './objects.mjs'
import { readRendered } from './rendered.mjs'
import { variablesOf } from './rules/references.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(rootDir, file), 'utf8')
const { services } = parse(read('infra/compose/docker-compose.yml'), { merge: true })
const deployments = ofKind(readRendered('prod'), 'Deployment')
const folderOf = (/** @type {string} */ name) => (name === 'gateway' ? name : `services/${name.split('-', 1)[0]}`)

/** Here a bucket has the front-ends. */
const ONLY_HERE = ['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
/** There the worker gets the settings of the service whose bundle it shares, also those that it does not read. */
const ONLY_THERE = ['quotes-worker IDENTITY_PUBLIC_KEYS', 'quotes-worker QUOTES_PER_ACCOUNT']

/** @param {import('./objects.mjs').KubeObject} deployment */
const settingsOf = ({ spec }) => variablesOf(spec.template).map(({ name }) => name.replace(/_FILE$/, ''))

it('each process has a Deployment', () => {
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(processes.map(({ name }) => name).sort())
})

it.each(deployments.map((deployment) => ({ name: deployment.metadata.name, deployment })))('$name gets what it gets in compose', ({ name, deployment }) => {
  const there = Object.keys(services[name].environment).filter((setting) => !ONLY_THERE.includes(`${name} ${setting}`))
  expect(settingsOf(deployment).filter((setting) => !ONLY_HERE.includes(setting)).sort()).toEqual(there.sort())
})

it.each(deployments.map((deployment) => ({ name: deployment.metadata.name, deployment })))('$name knows each setting that it gets', ({ name, deployment }) => {
  const known = read('packages/service-kit/src/config.ts') + read(`${folderOf(name)}/src/config.ts`)
  expect(settingsOf(deployment).filter((setting) => !new RegExp(`\\b${setting}:`).test(known))).toEqual([])
})

it.each(deployments.map((deployment) => ({ name: deployment.metadata.name, deployment })))('$name has the limits that it has in compose', ({ name, deployment }) => {
  const { memory, cpu } = deployment.spec.template.spec.containers[0].resources.limits
  expect({ memory, cpu }).toEqual({ memory: services[name].mem_limit.replace(/m$/, 'Mi'), cpu: String(services[name].cpus) })
})
