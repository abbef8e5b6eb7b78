// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { jobs } from '../monitoring/jobs.mjs'

const read = (/** @type {string} */ name) => parse(readFileSync(join(import.meta.dirname, name), 'utf8'), { merge: true })
const { services } = read('monitoring.yml')
/** @type {[name: string, service: { ports: string[], volumes: string[], networks: string[] }][]} */
const added = Object.entries(services)

it('Prometheus and Grafana can be reached from this machine only, and run without privileges', () => {
  for (const [name, service] of added) {
    expect(service.ports, name).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
    expect(service, name).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  }
})

it('Prometheus shares a network with everything that it scrapes', () => {
  const product = read('docker-compose.yml').services
  const reaches = (/** @type {string} */ name) => product[name].networks.some((/** @type {string} */ network) => services.prometheus.networks.includes(network))
  expect(jobs.filter(({ name }) => !reaches(name))).toEqual([])
  expect(services.grafana.networks).toEqual(['monitoring'])
})

it('every file that they read is there', () => {
  const files = added.flatMap(([, { volumes }]) => volumes).filter((volume) => volume.startsWith('.')).map((volume) => volume.split(':', 1)[0] ?? '')
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([])
})
