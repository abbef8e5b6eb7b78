// @ts-check
import { expect, it } from 'vitest'
import { passwordOf, redisPasswordOf, storing, withRedis } from '../services.mjs'
import { devSecrets } from './dev-secrets.mjs'
import { ofKind, workloads } from './objects.mjs'
import { readRendered } from './rendered.mjs'
import { secrets } from './secrets.mjs'

const OPTIONAL = ['OPENAI_API_KEY', 'SMTP_URL']
/** A value of its own for each that compose has. */
const env = Object.fromEntries(
  [
    ...storing.map(passwordOf),
    ...withRedis.map(redisPasswordOf),
    'REDIS_PASSWORD',
    ...Object.values(secrets).flatMap(Object.values),
  ]
    .filter((name) => !OPTIONAL.includes(name))
    .map((name) => [name, `its-${name}`]),
)
const made = new Map(devSecrets(env).map(({ metadata, stringData }) => [metadata.name, stringData]))
const objects = readRendered('dev')

it('the dev overlay gets each secret that it names, from what compose has', () => {
  const mounted = workloads(objects).flatMap(({ template }) =>
    (template.spec.volumes ?? []).flatMap((/** @type {any} */ { secret }) => secret?.secretName ?? []),
  )
  const users = ofKind(objects, 'MongoDBCommunity').flatMap(({ spec }) =>
    spec.users.map((/** @type {any} */ user) => user.passwordSecretRef.name),
  )
  expect([...made.keys()].sort()).toEqual([...new Set([...mounted, ...users])].sort())
  for (const [name, values] of made)
    for (const [key, value] of Object.entries(values))
      expect(Boolean(value), `${name} ${key}`).toBe(!OPTIONAL.includes(key))
})

it('each service has its own user, and the worker the database of its service', () => {
  expect(made.get('quotes-worker')?.MONGODB_URI).toBe(
    'mongodb://quotes_worker:its-MONGODB_QUOTES_WORKER_PASSWORD@mongodb-svc:27017/atelie_quotes?authSource=admin&replicaSet=mongodb&w=majority&journal=true',
  )
  const users = new Map(
    ofKind(objects, 'MongoDBCommunity').flatMap(({ spec }) =>
      spec.users.map((/** @type {any} */ user) => [user.name, user.roles]),
    ),
  )
  for (const values of made.values()) {
    const [, user, database] = /^mongodb:\/\/(\w+):.*\/(\w+)\?/.exec(values.MONGODB_URI ?? '') ?? []
    if (user) expect(users.get(user)).toEqual([{ name: 'readWrite', db: database }])
  }
})

it('the backup, which may delete, has other keys for the bucket than the gateway, which people reach', () => {
  const bucketKeys = (/** @type {string} */ name) =>
    Object.entries(secrets[name] ?? {}).flatMap(([key, value]) => (key.startsWith('S3_') ? [value] : []))
  expect(bucketKeys('gateway')).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  expect(bucketKeys('backup')).toEqual(['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'])
})

it('the worker gets no key of somebody else', () => {
  expect(Object.keys(made.get('quotes-worker') ?? {})).toEqual(['MONGODB_URI', 'REDIS_URL', 'IDENTITY_PRIVATE_KEY'])
})
