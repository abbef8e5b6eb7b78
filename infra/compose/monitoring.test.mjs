// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { services as processes } from '../services.mjs'

/** @type {{ services: Record<string, { profiles?: string[], volumes: string[], networks: string[] }> }} */
const { services } = parse(readFileSync(join(import.meta.dirname, 'docker-compose.yml'), 'utf8'), { merge: true })
const networksOf = (/** @type {string} */ name) => services[name]?.networks ?? []

it('Prometheus shares a network with everything that it scrapes, and with Alertmanager', () => {
  const reaches = (/** @type {string} */ name) =>
    networksOf(name).some((network) => networksOf('prometheus').includes(network))
  expect([...processes.map(({ name }) => name), 'alertmanager'].filter((name) => !reaches(name))).toEqual([])
  expect(networksOf('grafana')).toEqual(['monitoring'])
})

it('every file that monitoring reads is there', () => {
  const added = Object.values(services).filter(({ profiles }) => profiles?.includes('monitoring'))
  const paths = added
    .flatMap(({ volumes }) => volumes)
    .flatMap((volume) => /^(?:\$\{\w+:-)?(\.[^:}]+)/.exec(volume)?.[1] ?? [])
  expect(paths).toHaveLength(6)
  expect(paths.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([])
})
