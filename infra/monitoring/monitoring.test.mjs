// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registry } from '@atelie/contract/registry'
import { processes } from '../local/process/processes.mjs'
import { rootDir } from '../local/settings.mjs'
import { alerts } from './alerts/alerts.mjs'
import { recordings } from './alerts/promises.mjs'
import { exportedMetrics } from './exported-metrics.mjs'
import { GENERATED, generatedFiles } from './generated-files.mjs'
import { jobs } from './jobs.mjs'
import { queries } from './live/queries.mjs'
import { selectorsIn } from './promql.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(rootDir, file), 'utf8')

describe('the generated files', () => {
  it('the generated files are those of the sources: node infra/monitoring/generate.mjs', () => {
    const names = readdirSync(GENERATED, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => relative(GENERATED, join(entry.parentPath, entry.name)))
    expect(Object.fromEntries(names.map((name) => [name, readFileSync(join(GENERATED, name), 'utf8')]))).toEqual(generatedFiles())
  })
})

describe('what is scraped', () => {
  it('each process is scraped, here and in compose', () => {
    expect(jobs.map(({ name }) => name).sort()).toEqual(processes.map(({ name }) => name).sort())
    const { services } = parse(read('infra/compose/docker-compose.yml'), { merge: true })
    expect(Object.keys(services)).toEqual(expect.arrayContaining(jobs.map(({ name }) => name)))
    expect(services.gateway.environment.HEALTH_PORT).toBe(String(jobs.find(({ name }) => name === 'gateway')?.port))
  })
})

describe('the alerts', () => {
  it.each(alerts.map(({ name, runbook }) => [name, runbook]))('%s has a section in its runbook', (name, runbook) => {
    expect(read(`docs/runbooks/${runbook}`).split('\n')).toContain(`## ${name}`)
  })

  it('each alert has a name of its own', () => {
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length)
  })
})

describe('the queries', () => {
  /** @type {Map<string, string[]>} */
  const known = new Map(exportedMetrics())
  for (const { record } of recordings) known.set(record, ['promise'])
  /** Set by Prometheus itself. */
  const ADDED = ['job', 'instance', 'le']

  it.each(queries.map(({ of, expr }) => [of, expr]))('%s asks for metrics and labels that are exported', (_, expr) => {
    for (const { metric, labels } of selectorsIn(expr)) {
      expect([...known.keys()]).toContain(metric)
      expect([...known.get(metric) ?? [], ...ADDED]).toEqual(expect.arrayContaining(labels.map(({ label }) => label)))
    }
  })

  it('the routes and services in them are those of the contract', () => {
    const routes = registry.map(({ endpoint }) => endpoint.path)
    const wanted = queries.flatMap(({ expr }) => selectorsIn(expr)).flatMap(({ labels }) => labels)
    for (const { value } of wanted.filter(({ label }) => label === 'service')) {
      for (const service of value.split('|').filter(Boolean)) expect(registry.map((row) => row.service)).toContain(service)
    }
    const ours = wanted.filter(({ label, value }) => label === 'route' && value.startsWith('/api'))
    for (const pattern of ours.flatMap(({ value }) => value.split('|'))) expect(routes.filter((route) => new RegExp(`^(?:${pattern})$`).test(route)), pattern).not.toEqual([])
  })
})
