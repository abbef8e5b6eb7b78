// @ts-check
import { loopbackUrl } from './ports.mjs'
import { databaseSecretOf, redisSecretOf, services, variablesOf } from '../../services.mjs'

/**
 * The rest of the copy, as far as a process may need to know it.
 * @typedef {object} Surroundings
 * @property {string} rootDir
 * @property {import('../settings.mjs').Settings} settings
 * @property {import('../engines/engines.mjs').RunningEngines} engines
 * @property {import('../set-up/keys.mjs').Keys} keys
 * @property {string} chromiumPath
 * @property {Record<string, number>} ports by process name; all on loopback
 */

/**
 * @typedef {object} Process
 * @property {string} name also of the log
 * @property {string} entry file to run, from the repository's root
 * @property {boolean} [isFront] listens on the public port; stops first, so that calls it passed on can finish
 * @property {(surroundings: Surroundings) => Record<string, string>} env
 */

/** Given to a copy on this machine only. @type {Record<string, Process['env']>} */
const ONLY_HERE = {
  'quotes-worker': ({ chromiumPath }) => ({ CHROMIUM_PATH: chromiumPath }),
  ai: () => ({ SHOW_AI_DEBUG: 'true' }),
  gateway: ({ settings }) => ({ CONTENT_IDEAS_DEBUG: 'true', FRONT_END_STORE: settings.frontEndStore }),
}

/** @type {readonly Process[]} */
export const processes = services.map((service) => ({
  name: service.name,
  entry: `${service.folder}/dist/${service.bundle}.js`,
  isFront: service.isFront,
  env: (surroundings) => ({ ...environmentOf(service, surroundings), ...ONLY_HERE[service.name]?.(surroundings) }),
}))

/**
 * Settings that operators may give are those of this process, which are passed on.
 * @param {import('../../services.mjs').Service} service
 * @param {Surroundings} surroundings
 */
function environmentOf(service, { engines, keys, ports, settings }) {
  /** @type {Record<string, string>} */
  const known = {
    ...keys,
    [databaseSecretOf(service)]: engines.mongodbUri(service.database ?? ''),
    [redisSecretOf(service)]: engines.redisUrl(service.user),
    PUBLIC_URL: settings.publicUrl,
    OPENAI_API_KEY: process.env.OPENAI_API_KEY ?? '',
    SMTP_URL: process.env.SMTP_URL ?? '',
  }
  return Object.fromEntries(
    variablesOf(service).flatMap(({ name, from, value }) => {
      const given = from === 'service' ? loopbackUrl(ports[value]) : known[value]
      return given === undefined ? [] : [[name, given]]
    }),
  )
}
