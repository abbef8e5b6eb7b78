// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import {
  databaseSecretOf,
  passwordOf,
  redisPasswordOf,
  redisSecretOf,
  redisUsers,
  services,
  storing,
  withRedis,
} from '../services.mjs'
import { secrets } from './secrets.mjs'

/**
 * Prints the Secrets of the dev overlay, from the keys and passwords that infra/compose/make-env.mjs has made:
 * node infra/k8s/dev-secrets.mjs | kubectl apply -n atelie-dev -f -
 */
/** The front-ends are on a disk there. */
const BUCKET = /^S3_/

/** @typedef {Record<string, string | undefined>} Env */

/** @param {Env} env @param {import('../services.mjs').Service} service */
const mongodbUri = (env, service) =>
  `mongodb://${service.user}:${env[passwordOf(service)]}@mongodb-svc:27017/${service.database}?authSource=admin&replicaSet=mongodb&w=majority&journal=true`

/** @param {string} name @param {Record<string, string>} stringData */
const secret = (name, stringData) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData })

/** @param {Env} env */
export function devSecrets(env) {
  /** @type {Env} */
  const values = {
    OPENAI_API_KEY: '',
    SMTP_URL: '',
    ...env,
    ...Object.fromEntries(
      withRedis.map((service) => [
        redisSecretOf(service),
        `redis://${service.user}:${env[redisPasswordOf(service)]}@redis:6379`,
      ]),
    ),
    ...Object.fromEntries(storing.map((service) => [databaseSecretOf(service), mongodbUri(env, service)])),
  }
  const keysOf = (/** @type {string} */ name) =>
    Object.entries(secrets[name] ?? {})
      .filter(([key]) => !BUCKET.test(key))
      .map(([key, value]) => [key, values[value] ?? ''])
  return [
    ...services.map(({ name }) => secret(name, Object.fromEntries(keysOf(name)))),
    ...storing.map((service) => secret(`mongodb-${service.name}`, { password: env[passwordOf(service)] ?? '' })),
    secret('redis', {
      REDIS_PASSWORD: env.REDIS_PASSWORD ?? '',
      REDIS_USERS: redisUsers((service) => env[redisPasswordOf(service)] ?? ''),
    }),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const env = parseEnv(readFileSync(join(import.meta.dirname, '../compose/.env'), 'utf8'))
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: devSecrets(env) }, null, 2))
}
