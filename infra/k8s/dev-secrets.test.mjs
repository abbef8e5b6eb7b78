// @ts-check
import { expect, it } from 'vitest'
import { devSecrets } from './dev-secrets.mjs'
import { ofKind, workloads } from './objects.mjs'
import { readRendered } from './rendered.mjs'

const env = {
  MONGODB_AUTH_PASSWORD: 'a', MONGODB_CRM_PASSWORD: 'b', MONGODB_QUOTES_PASSWORD: 'c', MONGODB_QUOTES_WORKER_PASSWORD: 'd', MONGODB_CASH_PASSWORD: 'e', MONGODB_AI_PASSWORD: 'f',
  REDIS_PASSWORD: 'g', SESSION_PRIVATE_KEY: 'h', SESSION_PUBLIC_KEYS: 'i', IDENTITY_PUBLIC_KEYS: 'j', GATEWAY_PRIVATE_KEY: 'k', CRM_PRIVATE_KEY: 'l', QUOTES_PRIVATE_KEY: 'm',
  VISITOR_PRIVATE_KEY: 'n', VISITOR_PUBLIC_KEYS: 'o',
}
const made = new Map(devSecrets(env).map(({ metadata, stringData }) => [metadata.name, stringData]))
const objects = readRendered('dev')

it('the dev overlay gets each secret that it names, from what compose has', () => {
  const mounted = workloads(objects).flatMap(({ template }) => (template.spec.volumes ?? []).flatMap((/** @type {any} */ { secret }) => secret?.secretName ?? []))
  const users = ofKind(objects, 'MongoDBCommunity').flatMap(({ spec }) => spec.users.map((/** @type {any} */ user) => user.passwordSecretRef.name))
  expect([...made.keys()].sort()).toEqual([...new Set([...mounted, ...users])].sort())
  for (const [name, values] of made) for (const [key, value] of Object.entries(values)) expect(Boolean(value), `${name} ${key}`).toBe(key !== 'OPENAI_API_KEY')
})

it('each service has its own user, and the worker the database of its service', () => {
  expect(made.get('quotes-worker')?.MONGODB_URI).toBe('mongodb://quotes_worker:d@mongodb-svc:27017/atelie_quotes?authSource=admin&replicaSet=mongodb&w=majority&journal=true')
  const users = new Map(ofKind(objects, 'MongoDBCommunity').flatMap(({ spec }) => spec.users.map((/** @type {any} */ user) => [user.name, user.roles])))
  for (const values of made.values()) {
    const [, user, database] = /^mongodb:\/\/(\w+):.*\/(\w+)\?/.exec(values.MONGODB_URI ?? '') ?? []
    if (user) expect(users.get(user)).toEqual([{ name: 'readWrite', db: database }])
  }
})

it('the worker gets no key of somebody else', () => {
  expect(Object.keys(made.get('quotes-worker') ?? {})).toEqual(['MONGODB_URI', 'REDIS_URL', 'IDENTITY_PRIVATE_KEY'])
})
