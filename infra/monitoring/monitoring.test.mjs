// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registry } from '@atelie/contract/registry'
import { rootDir } from '../local/settings.mjs'
import { readRendered } from '../k8s/rendered.mjs'
import { services } from '../services.mjs'
import { alerts } from './alerts/alerts.mjs'
import { recordings } from './alerts/promises.mjs'
import { exportedMetrics } from './exported-metrics.mjs'
import { drills } from './live/drills.mjs'
import { queries } from './live/queries.mjs'
import { selectorsIn } from './promql.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(rootDir, file), 'utf8')

it('the gateway is scraped at the port that it has in compose', () => {
  const { services: containers } = parse(read('infra/compose/docker-compose.yml'), { merge: true })
  expect(containers.gateway.environment.HEALTH_PORT).toBe(
    String(services.find(({ name }) => name === 'gateway')?.healthPort),
  )
})

describe('the alerts', () => {
  it.each(alerts.map(({ name, runbook }) => [name, runbook]))('%s has a section in its runbook', (name, runbook) => {
    expect(read(`docs/runbooks/${runbook}`).split('\n')).toContain(`## ${name}`)
  })

  it('each alert is fired by a real fault, but for those that the runbook names', () => {
    const section = read('docs/runbooks/README.md').split('## How the alerts were tried')[1]?.split('\n## ')[0] ?? ''
    const real = drills.flatMap(({ alerts: fired }) => fired.map(({ alertname }) => alertname))
    const madeUp = [...section.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name)
    expect([...new Set(real), ...madeUp].sort()).toEqual(alerts.map(({ name }) => name).sort())
  })

  it('each alert has a name of its own', () => {
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length)
  })
})

describe('the commands for Kubernetes', () => {
  const page = read('docs/runbooks/README.md')
  const KINDS = {
    deployment: 'Deployment',
    hpa: 'HorizontalPodAutoscaler',
    scaledobject: 'ScaledObject',
    job: 'Job',
    cronjob: 'CronJob',
  }
  const named = [...page.matchAll(/\b(deployment|hpa|scaledobject|cronjob|job)\/([a-z-]+)/g)]

  it.each(named.map(([text, kind = '', name = '']) => [text, kind, name]))('%s is there in prod', (_, kind, name) => {
    const kindOf = KINDS[/** @type {keyof typeof KINDS} */ (kind)]
    expect(readRendered('prod').map((object) => `${object.kind}/${object.metadata.name}`)).toContain(
      `${kindOf}/${name}`,
    )
  })

  it('labels are those of the pods', () => {
    const labels = [...page.matchAll(/-l (app\S+)=(\w+)/g)].map(([, label = '', value]) => ({ [label]: value }))
    const pods = readRendered('prod')
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ spec }) => spec.template.metadata)
    expect(labels.length).toBeGreaterThan(0)
    for (const one of labels)
      expect(pods).toContainEqual(expect.objectContaining({ labels: expect.objectContaining(one) }))
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
      expect([...(known.get(metric) ?? []), ...ADDED]).toEqual(expect.arrayContaining(labels.map(({ label }) => label)))
    }
  })

  it('the routes, services and jobs in them are there', () => {
    const routes = registry.map(({ endpoint }) => endpoint.path)
    const wanted = queries.flatMap(({ expr }) => selectorsIn(expr)).flatMap(({ labels }) => labels)
    for (const { value } of wanted.filter(({ label }) => label === 'service')) {
      for (const service of value.split('|').filter(Boolean))
        expect(registry.map((row) => row.service)).toContain(service)
    }
    for (const { value } of wanted.filter(({ label }) => label === 'job'))
      for (const job of value.split('|').filter(Boolean)) expect(services.map(({ name }) => name)).toContain(job)
    const ours = wanted.filter(({ label, value }) => label === 'route' && value.startsWith('/api'))
    for (const pattern of ours.flatMap(({ value }) => value.split('|')))
      expect(
        routes.filter((route) => new RegExp(`^(?:${pattern})$`).test(route)),
        pattern,
      ).not.toEqual([])
  })
})
