// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { TRANSACTION_SECONDS } from '../local/engines/find-database.mjs'
import { processes } from '../local/process/processes.mjs'
import { readRendered } from '../k8s/rendered.mjs'

/**
 * @typedef {object} Service
 * @property {Record<string, string>} [environment]
 * @property {string[]} [networks]
 * @property {string} [network_mode]
 * @property {string[]} [ports]
 * @property {string[]} [profiles]
 * @property {{ replicas: string }} [deploy]
 * @property {string[]} [command]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {string[]} [entrypoint]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {boolean} [read_only]
 * @property {boolean} [init]
 * @property {string} [image]
 * @property {{ args: Record<string, string> }} [build]
 * @property {string[]} [tmpfs]
 * @property {string[]} [volumes]
 * @property {boolean} [privileged]
 */
/** @type {{ services: Record<string, Service>, networks: Record<string, { internal?: boolean } | null> }} */
const compose = parse(readFileSync(join(import.meta.dirname, 'docker-compose.yml'), 'utf8'), { merge: true })
const services = Object.entries(compose.services)
const dockerfile = readFileSync(join(import.meta.dirname, '../docker/Dockerfile'), 'utf8')
const environmentOf = (/** @type {string} */ name) => compose.services[name]?.environment ?? {}
const networksOf = (/** @type {string} */ name) => compose.services[name]?.networks ?? []
const isInternal = (/** @type {string} */ network) => compose.networks[network]?.internal === true
const neighbours = (/** @type {string} */ name) =>
  services
    .map(([other]) => other)
    .filter((other) => other !== name && networksOf(other).some((network) => networksOf(name).includes(network)))

const isPreparation = (/** @type {string} */ name) => name.startsWith('prepare-')

describe('from outside', () => {
  it('only the proxies can be reached from outside, by default only on this machine; monitoring from this machine at most', () => {
    const published = services
      .filter(([, { ports }]) => ports)
      .map(([name, { ports, profiles }]) => [name, ports, profiles])
    expect(published).toEqual([
      ['proxy', [expect.stringMatching(/^\$\{PUBLISH_ON:-127\.0\.0\.1\}:/)], undefined],
      ['proxy-tls', ['80:80', '443:443'], ['tls']],
      ...['prometheus', 'alertmanager', 'grafana'].map((name) => [
        name,
        [expect.stringMatching(/^127\.0\.0\.1:/)],
        ['monitoring'],
      ]),
    ])
    expect(services.filter(([, { network_mode: mode }]) => mode === 'host')).toEqual([])
  })

  it('only containers that must call the internet, or be reached from this machine, can reach it', () => {
    const withAWayOut = services
      .filter(([name]) => networksOf(name).some((network) => !isInternal(network)))
      .map(([name]) => name)
    expect(withAWayOut).toEqual([
      'crm',
      'quotes',
      'ai',
      'gateway',
      'proxy',
      'proxy-tls',
      'backup',
      'restore',
      'prometheus',
      'alertmanager',
      'grafana',
    ])
  })
})

describe('inside', () => {
  it('each container lists its networks, so that none is on the default one', () => {
    for (const [name, { networks, network_mode: mode }] of services) expect(networks ?? mode, name).toBeDefined()
  })

  it('the printing browser can reach the stores, the services that know the sender and what reads its metrics, and nothing else', () => {
    expect(neighbours('quotes-worker')).toEqual(['mongodb', 'redis', 'auth', 'crm', 'prometheus'])
  })

  it('each container shares a network with those whose addresses it is given', () => {
    for (const [name, { environment = {} }] of services) {
      const told = Object.values(environment).flatMap((value) =>
        [...(value ?? '').matchAll(/[/@]([a-z-]+):\d+/g)].map(([, host]) => host),
      )
      expect(neighbours(name), name).toEqual(expect.arrayContaining(told))
    }
  })

  it('each container starts with an init, since a first process cannot kill itself: ours have their own', () => {
    for (const [name, { init, image }] of services)
      expect(init === true || image?.startsWith('atelie/'), name).toBe(true)
    expect(dockerfile.match(/^ENTRYPOINT .*/gm)).toEqual(['ENTRYPOINT ["tini", "-e", "143", "--"]'])
  })

  it('each container has limits, and so has what it logs', () => {
    const limits = {
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    }
    for (const [name, service] of services) expect(service, name).toMatchObject(limits)
    for (const [name, { tmpfs = [] }] of services) for (const mount of tmpfs) expect(mount, name).toMatch(/:size=\d+m$/)
  })

  it('our images have the version in .env, which the processes know', () => {
    const ours = services.filter(([, { build }]) => build)
    expect(ours.map(([, { image }]) => image)).toEqual(
      ours.map(([name]) => `atelie/${name.replace(/^prepare-/, '')}:\${VERSION:-dev}`),
    )
    for (const [name, { build }] of ours)
      expect(build?.args, name).toMatchObject({
        NODE_IMAGE: expect.stringMatching(/^\$\{NODE_IMAGE:\?/),
        VERSION: '${VERSION:-dev}',
        GIT_COMMIT: '${GIT_COMMIT:-unknown}',
      })
  })

  it('the front-ends and the gateway cannot reach the stores', () => {
    for (const name of ['gateway', 'shell', 'mfe-business', 'mfe-content'])
      expect(neighbours(name)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(mongodb|redis)$/)]))
  })

  it('each container runs without privileges, on a file system it cannot write to', () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      expect(service.privileged, name).toBeUndefined()
    }
  })
})

describe('before the start', () => {
  const withDatabase = services.filter(([name, { environment }]) => environment?.MONGODB_URI && !isPreparation(name))

  it('each database is prepared by the image of its service, and with its rights', () => {
    for (const [name, { depends_on: needs, environment }] of withDatabase) {
      const [preparation = ''] = Object.keys(needs ?? {}).filter(isPreparation)
      const service = preparation.replace('prepare-', '')
      expect(needs?.[preparation], name).toEqual({ condition: 'service_completed_successfully' })
      expect(compose.services[preparation], name).toMatchObject({
        image: compose.services[service]?.image,
        environment: { MONGODB_URI: environmentOf(service).MONGODB_URI },
      })
      expect(environment?.MONGODB_URI?.split('?')[0], name).toMatch(new RegExp(`/atelie_${service}$`))
    }
  })

  it('there are two of each process, unless a setting says otherwise', () => {
    for (const { name } of processes) expect(compose.services[name]?.deploy?.replicas, name).toBe('${REPLICAS:-2}')
  })
})

describe('backups', () => {
  it('the images for backups are only started by name, and as the owner of the keys', () => {
    for (const name of ['backup', 'restore'])
      expect(compose.services[name]).toMatchObject({
        profiles: ['backup'],
        user: expect.stringMatching(/^\$\{BACKUP_USER:/),
      })
  })

  it('a backup reads the keys and the databases, and only a restore may write them', () => {
    expect(compose.services.backup?.volumes).toEqual(['./backups:/backups', './keys:/keys:ro'])
    expect(environmentOf('backup').BACKUP_MONGODB_URI).toMatch(/^mongodb:\/\/backup:\$\{MONGODB_BACKUP_PASSWORD\}@/)
    expect(environmentOf('restore').BACKUP_MONGODB_URI).toMatch(/^mongodb:\/\/root:\$\{MONGODB_ROOT_PASSWORD\}@/)
    expect(environmentOf('mongodb-setup')).toHaveProperty('MONGODB_BACKUP_PASSWORD')
  })
})

describe('the stores', () => {
  const uris = services.flatMap(([name, { environment = {} }]) =>
    environment.MONGODB_URI && !isPreparation(name) ? [{ name, uri: environment.MONGODB_URI }] : [],
  )

  it('MongoDB ends a transaction that a killed service left open as soon as elsewhere', () => {
    expect(compose.services.mongodb?.entrypoint?.at(-1)).toContain(
      `--setParameter transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`,
    )
    const set = readRendered('dev').find(({ kind }) => kind === 'MongoDBCommunity')
    expect(set?.spec.additionalMongodConfig).toEqual({
      setParameter: { transactionLifetimeLimitSeconds: TRANSACTION_SECONDS },
    })
  })

  it('the stores require a password', () => {
    expect(compose.services.mongodb?.entrypoint?.join(' ')).toContain('--keyFile')
    expect(compose.services.redis?.entrypoint?.join(' ')).toContain(
      `requirepass %s\\n%s\\n' "$$REDIS_PASSWORD" "$$REDIS_USERS"`,
    )
    for (const [name, { environment = {} }] of services)
      if (environment.REDIS_URL) {
        const user = name.replace('-', '_')
        expect(environment.REDIS_URL).toBe(`redis://${user}:\${REDIS_${user.toUpperCase()}_PASSWORD}@redis:6379`)
        expect(compose.services.redis?.environment?.REDIS_USERS).toContain(
          `user ${user} on >\${REDIS_${user.toUpperCase()}_PASSWORD} ~`,
        )
      }
  })

  it('each service has its own user and password in the stores', () => {
    expect(uris.map(({ name }) => name)).toEqual(processes.filter(({ isFront }) => !isFront).map(({ name }) => name))
    for (const { name, uri } of uris) {
      const user = name.replace('-', '_')
      expect(uri).toMatch(
        new RegExp(
          `^mongodb://${user}:\\$\\{MONGODB_${user.toUpperCase()}_PASSWORD\\}@mongodb:27017/atelie_(?:${user.split('_', 1)[0]})\\?authSource=admin&`,
        ),
      )
    }
  })

  it("each service's user may use the database in its URI and no other", () => {
    const setup = readFileSync(join(import.meta.dirname, 'mongodb-setup.js'), 'utf8')
    const [, made = ''] = /DATABASES = \{(.*)\}/.exec(setup) ?? []
    expect(made.split(',').map((pair) => pair.trim())).toEqual(
      uris
        .map(({ uri }) => uri.replace(/^mongodb:\/\/(\w+):.*\/(\w+)\?.*$/, '$1: $2'))
        .map((pair) => pair.replace(/: (\w+)/, ": '$1'")),
    )
    for (const { uri } of uris)
      expect(environmentOf('mongodb-setup')).toHaveProperty(/\$\{(\w+)\}/.exec(uri)?.[1] ?? '')
  })
})
