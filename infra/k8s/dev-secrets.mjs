// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { secrets } from './secrets.mjs'

/**
 * Prints the Secrets of the dev overlay, from the keys and passwords that infra/compose/make-env.mjs has made:
 * node infra/k8s/dev-secrets.mjs | kubectl apply -n atelie-dev -f -
 */
const PROCESSES = ['auth', 'crm', 'quotes', 'quotes-worker', 'cash', 'ai', 'gateway']
const USERS = PROCESSES.filter((name) => name !== 'gateway')
/** The front-ends are on a disk there. */
const BUCKET = /^S3_/

/** @typedef {Record<string, string | undefined>} Env */

const inEnv = (/** @type {string} */ name) => name.replaceAll('-', '_')
const passwordOf = (/** @type {Env} */ env, /** @type {string} */ user) => env[`MONGODB_${inEnv(user).toUpperCase()}_PASSWORD`] ?? ''

/** @param {Env} env @param {string} user */
const mongodbUri = (env, user) =>
  `mongodb://${inEnv(user)}:${passwordOf(env, user)}@mongodb-svc:27017/atelie_${user.split('-', 1)[0]}?authSource=admin&replicaSet=mongodb&w=majority&journal=true`

/** @param {string} name @param {Record<string, string>} stringData */
const secret = (name, stringData) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData })

/** @param {Env} env */
export function devSecrets(env) {
  /** @type {Env} */
  const values = {
    OPENAI_API_KEY: '',
    ...env,
    REDIS_URL: `redis://:${env.REDIS_PASSWORD}@redis:6379`,
    ...Object.fromEntries(USERS.map((user) => [`MONGODB_URI_${inEnv(user).toUpperCase()}`, mongodbUri(env, user)])),
  }
  const keysOf = (/** @type {string} */ name) => Object.entries(secrets[name] ?? {}).filter(([key]) => !BUCKET.test(key)).map(([key, value]) => [key, values[value] ?? ''])
  return [
    ...PROCESSES.map((name) => secret(name, Object.fromEntries(keysOf(name)))),
    ...USERS.map((user) => secret(`mongodb-${user}`, { password: passwordOf(env, user) })),
    secret('redis', { REDIS_PASSWORD: env.REDIS_PASSWORD ?? '' }),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const env = parseEnv(readFileSync(join(import.meta.dirname, '../compose/.env'), 'utf8'))
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: devSecrets(env) }, null, 2))
}
