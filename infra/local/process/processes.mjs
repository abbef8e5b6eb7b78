// @ts-check

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

const url = (/** @type {number | undefined} */ port) => `http://127.0.0.1:${port}`

/** @type {readonly Process[]} */
export const processes = [
  {
    name: 'auth',
    entry: 'services/auth/dist/main.js',
    env: ({ engines, keys, settings }) => ({
      MONGODB_URI: engines.mongodbUri('atelie_auth'),
      REDIS_URL: engines.redisUrl,
      PUBLIC_URL: settings.publicUrl,
      SESSION_PRIVATE_KEY: keys.privateKey('session'),
      SESSION_PUBLIC_KEYS: keys.sessionPublicKeys,
    }),
  },
  {
    name: 'crm',
    entry: 'services/crm/dist/main.js',
    env: ({ engines, keys, ports }) => ({
      MONGODB_URI: engines.mongodbUri('atelie_crm'),
      IDENTITY_PRIVATE_KEY: keys.privateKey('crm'),
      QUOTES_URL: url(ports.quotes),
    }),
  },
  { name: 'quotes', entry: 'services/quotes/dist/main.js', env: quotesEnv },
  {
    name: 'quotes-worker',
    entry: 'services/quotes/dist/worker.js',
    env: (surroundings) => ({ ...quotesEnv(surroundings), CHROMIUM_PATH: surroundings.chromiumPath }),
  },
  { name: 'cash', entry: 'services/cash/dist/main.js', env: ({ engines }) => ({ MONGODB_URI: engines.mongodbUri('atelie_cash') }) },
  {
    name: 'ai',
    entry: 'services/ai/dist/main.js',
    env: ({ engines, keys, settings }) => ({
      MONGODB_URI: engines.mongodbUri('atelie_ai'),
      REDIS_URL: engines.redisUrl,
      PUBLIC_URL: settings.publicUrl,
      SHOW_AI_DEBUG: 'true',
      OPENAI_API_KEY: process.env.OPENAI_API_KEY ?? '',
      VISITOR_PRIVATE_KEY: keys.privateKey('visitor'),
      VISITOR_PUBLIC_KEYS: keys.visitorPublicKeys,
    }),
  },
  {
    name: 'gateway',
    entry: 'gateway/dist/main.js',
    isFront: true,
    env: ({ keys, ports, settings }) => ({
      PUBLIC_URL: settings.publicUrl,
      CONTENT_IDEAS_DEBUG: 'true',
      IDENTITY_PRIVATE_KEY: keys.privateKey('gateway'),
      SESSION_PUBLIC_KEYS: keys.sessionPublicKeys,
      AUTH_URL: url(ports.auth),
      CRM_URL: url(ports.crm),
      QUOTES_URL: url(ports.quotes),
      CASH_URL: url(ports.cash),
      AI_URL: url(ports.ai),
      FRONT_END_STORE: settings.frontEndStore,
    }),
  },
]

/** @param {Surroundings} surroundings */
function quotesEnv({ engines, keys, ports }) {
  return {
    MONGODB_URI: engines.mongodbUri('atelie_quotes'),
    REDIS_URL: engines.redisUrl,
    IDENTITY_PRIVATE_KEY: keys.privateKey('quotes'),
    CRM_URL: url(ports.crm),
    AUTH_URL: url(ports.auth),
  }
}
