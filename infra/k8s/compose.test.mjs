// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { rootDir } from '../local/settings.mjs'
import { ofKind } from './objects.mjs'
import { readRendered } from './rendered.mjs'
import { variablesOf } from './rules/references.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(rootDir, file), 'utf8')
const { services } = parse(read('infra/compose/docker-compose.yml'), { merge: true })
const deployments = ofKind(readRendered('prod'), 'Deployment')
/** Each setting, who reads it, and its default. */
const documented = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(
  ([, setting = '', readers = '', byDefault]) => ({ setting, readers: readers.split(', '), byDefault }),
)

/** Here a bucket has the front-ends. */
const ONLY_HERE = ['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
/** Set by the images. */
const OF_IMAGES = ['PORT', 'CHROMIUM_PATH']

/** @param {import('./objects.mjs').KubeObject} deployment */
const settingsOf = ({ spec }) => variablesOf(spec.template).map(({ name }) => name.replace(/_FILE$/, ''))

describe.each(deployments.map((deployment) => ({ name: deployment.metadata.name, deployment })))(
  '$name',
  ({ name, deployment }) => {
    const given = settingsOf(deployment)
    const itsOwn = documented.filter(({ readers }) => readers.includes('all') || readers.includes(name))

    it(`${name} gets what it gets in compose`, () => {
      expect(given.filter((setting) => !ONLY_HERE.includes(setting)).sort()).toEqual(
        Object.keys(services[name].environment).sort(),
      )
    })

    it(`${name} knows each setting that it gets`, () => {
      expect(itsOwn.map(({ setting }) => setting)).toEqual(expect.arrayContaining(given))
    })

    it(`${name} gets each setting that it requires`, () => {
      const required = itsOwn.filter(({ byDefault }) => byDefault === 'required').map(({ setting }) => setting)
      expect(given).toEqual(expect.arrayContaining(required.filter((setting) => !OF_IMAGES.includes(setting))))
    })

    it(`${name} has the limits that it has in compose`, () => {
      const { memory, cpu } = deployment.spec.template.spec.containers[0].resources.limits
      expect({ memory, cpu }).toEqual({
        memory: services[name].mem_limit.replace(/m$/, 'Mi'),
        cpu: String(services[name].cpus),
      })
    })
  },
)
