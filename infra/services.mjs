// @ts-check

/**
 * The processes of the product, each once. Local copies, compose, Kubernetes, users of the database, keys,
 * backups, monitoring and the map in the README follow from these rows; `npm run generate` writes them into the files that
 * other programs read.
 */

/** @typedef {import('@atelie/contract/registry').ServiceName} ServiceName */

/** @typedef {{ method: string, path: string, body?: object, status: number }} Probe */

/**
 * @typedef {object} Row
 * @property {string} name of the process and its image; others find it under this name
 * @property {string} about for the map in the README
 * @property {ServiceName} [partOf] the service whose folder, database and key it shares
 * @property {string} [bundle] that it runs, if it is not `main`
 * @property {string} [leaveOut] a bundle of its folder that its image does not run
 * @property {string} [target] of the Dockerfile, if it takes more than its bundle
 * @property {boolean} [isFront] what people reach; it has no database
 * @property {number} [healthPort] if health and metrics have a port of their own
 * @property {readonly string[]} [redisKeys] patterns of the keys that it may use in Redis
 * @property {readonly ServiceName[]} [calls]
 * @property {readonly string[]} [keys] that sign or verify cookies
 * @property {readonly string[]} [secrets] that operators may give it
 * @property {readonly string[]} [needs] settings that operators must give it
 * @property {readonly string[]} [settings] that operators may give it
 * @property {'internet' | 'mail' | 'inside'} [reach] `mail`: servers for e-mail; `inside`: only the stores, and what it calls
 * @property {Probe} [probe] a call that it must answer while everything around it is killed; one that stores something must write
 * @property {boolean} [isSlow] its calls take as long as others need
 * @property {boolean} [hasExtras] more is in `x-NAME` of docker-compose.yml and in infra/k8s/base/NAME/extras.yaml
 */

/** The first is restored last: nobody can sign in before. @type {readonly Row[]} */
const rows = [
  {
    name: 'auth',
    about: 'accounts and sessions',
    target: 'auth',
    redisKeys: ['limit_sign_in*'],
    keys: ['SESSION_PRIVATE_KEY', 'SESSION_PUBLIC_KEYS'],
    needs: ['PUBLIC_URL'],
    probe: { method: 'GET', path: '/api/user', status: 200 },
  },
  {
    name: 'crm',
    about: 'clients, products, company',
    target: 'crm',
    calls: ['quotes', 'auth'],
    hasExtras: true,
    // It asks public services, whose addresses it knows, for the address of a postal code.
    reach: 'internet',
    settings: ['VIACEP_URL', 'BRASILAPI_URL', 'CLIENTS_PER_ACCOUNT', 'PRODUCTS_PER_ACCOUNT'],
  },
  {
    name: 'quotes',
    about: 'quotes; a second process renders the PDFs',
    leaveOut: 'worker',
    redisKeys: ['bull:pdfs:*', 'pdf-turns:*', 'limit_same_mail:*', 'limit_mails:*', 'limit_all_mails:*'],
    calls: ['crm', 'auth', 'cash'],
    needs: ['PUBLIC_URL'],
    reach: 'mail',
    secrets: ['SMTP_URL'],
    settings: ['MAIL_FROM', 'MAILS_PER_DAY', 'QUOTES_PER_ACCOUNT'],
  },
  {
    // A browser that opens what people typed can reach only the two stores and the two services that know the sender.
    name: 'quotes-worker',
    about: '',
    partOf: 'quotes',
    bundle: 'worker',
    leaveOut: 'main',
    target: 'quotes-worker',
    redisKeys: ['bull:pdfs:*', 'pdf-turns:*', 'written'],
    calls: ['crm', 'auth'],
    reach: 'inside',
    hasExtras: true,
  },
  {
    name: 'cash',
    about: 'cash ledger',
    calls: ['quotes'],
    settings: ['TRANSACTIONS_PER_ACCOUNT'],
    probe: {
      method: 'POST',
      path: '/api/cash/transaction',
      status: 201,
      body: { description: 'Sonda', date: '2026-11-15', type: 'income', categoryId: 5, amount: '1.00' },
    },
  },
  {
    name: 'ai',
    about: 'content generators: the built-in writer, whose texts are in `content`, or a model',
    leaveOut: 'captions',
    redisKeys: ['limit_generator_*', 'limit_model_calls*', 'history:*'],
    keys: ['VISITOR_PRIVATE_KEY', 'VISITOR_PUBLIC_KEYS'],
    needs: ['PUBLIC_URL'],
    reach: 'internet',
    isSlow: true,
    probe: {
      method: 'POST',
      path: '/api/caption/generate',
      status: 200,
      body: { topic: 'Caneca', style: 'casual', size: 'small', intent: 'sale', callToAction: 'direct', another: true },
    },
    // With a key or a base URL a model writes, without either the built-in writer does.
    secrets: ['OPENAI_API_KEY'],
    settings: [
      'OPENAI_BASE_URL',
      'OPENAI_MODEL',
      'OPENAI_INPUT_PRICE',
      'OPENAI_OUTPUT_PRICE',
      'MODEL_TIMEOUT_SECONDS',
      'DOLLAR_RATE',
      'MODEL_CALLS_PER_DAY',
      'VISITOR_MODEL_CALLS_PER_DAY',
      'VISITOR_TEXTS_PER_MINUTE',
      'VISITOR_TEXTS_PER_DAY',
      'SHOW_AI_DEBUG',
    ],
  },
]

/** @type {Row} */
const gateway = {
  name: 'gateway',
  about: 'routes, session and identity, limits, proxy, delivery of the front-ends',
  target: 'gateway',
  isFront: true,
  healthPort: 9000,
  calls: /** @type {ServiceName[]} */ (rows.filter(({ partOf }) => !partOf).map(({ name }) => name)),
  // The time-out is that of the service that asks the model.
  keys: ['SESSION_PUBLIC_KEYS'],
  needs: ['PUBLIC_URL'],
  hasExtras: true,
  settings: [
    'MODEL_TIMEOUT_SECONDS',
    'ACCOUNT_CALLS_PER_SECOND',
    'ACCOUNT_CALLS_AT_ONCE',
    'HOME_IS_PUBLIC',
    'CONTENT_IDEAS_IN_NAVIGATION',
    'CONTENT_IDEAS_DEBUG',
    'IMAGE_TOOL_URL',
    // Tells the screens whether quotes are sent by e-mail.
    'MAIL_FROM',
  ],
  probe: { method: 'GET', path: '/config.json', status: 200 },
}

/** All processes, those that are called first; the front is the last one. */
export const services = [...rows, gateway].map((row, _, all) => {
  const owner = row.partOf ?? row.name
  return {
    bundle: 'main',
    target: 'service',
    healthPort: 3000,
    ...row,
    redisKeys: row.redisKeys ?? [],
    owner,
    folder: row.isFront ? row.name : `services/${owner}`,
    database: row.isFront ? null : `atelie_${owner}`,
    /** In the database. */
    user: row.name.replaceAll('-', '_'),
    calls: row.calls ?? [],
    callers: all.filter(({ calls }) => calls?.some((called) => called === row.name)).map(({ name }) => name),
  }
})

/** @typedef {typeof services[number]} Service */

/** Those with a database, in the order of the table. */
export const storing = services.filter(({ database }) => database)
/** Those whose database it is. */
export const owning = storing.filter(({ partOf }) => !partOf)

/** Those with a user of their own in Redis. */
export const withRedis = services.filter(({ redisKeys }) => redisKeys.length > 0)

/** Others verify their signatures. */
export const signing = services.filter(({ calls, partOf }) => calls.length > 0 && !partOf).map(({ name }) => name)

/** @param {string} name */
export const inCapitals = (name) => name.replaceAll('-', '_').toUpperCase()

/** @param {{ name: string }} service */
export const passwordOf = ({ name }) => `MONGODB_${inCapitals(name)}_PASSWORD`

/** The secret that has the address of its database. @param {{ name: string }} service */
export const databaseSecretOf = ({ name }) => `MONGODB_URI_${inCapitals(name)}`

/** @param {{ name: string }} service */
export const redisPasswordOf = ({ name }) => `REDIS_${inCapitals(name)}_PASSWORD`

/** The secret that has the address of Redis with its user. @param {{ name: string }} service */
export const redisSecretOf = ({ name }) => `REDIS_URL_${inCapitals(name)}`

/**
 * The users of Redis, as lines of its configuration: each reads and writes its own keys, and none can stop the server, change it,
 * or look at what others keep. INFO tells the memory in use.
 * @param {(service: Service) => string} passwordFor
 * @returns {string}
 */
export const redisUsers = (passwordFor) =>
  withRedis
    .map(
      (service) =>
        `user ${service.user} on >${passwordFor(service)} ${service.redisKeys.map((keys) => `~${keys}`).join(' ')} resetchannels +@all -@dangerous +info +client|setname`,
    )
    .join('\n')

/**
 * A variable of a process's environment: the address of a service, a secret or a setting, by the name that it has where all
 * of these are kept.
 * @typedef {{ name: string, from: 'service' | 'secret' | 'setting', value: string, isOptional?: boolean }} Variable
 */

/**
 * The variables that a process must be given, beside those that are the same for each.
 * @param {Service} service
 * @returns {Variable[]}
 */
export function variablesOf({
  name: process,
  database,
  owner,
  redisKeys,
  calls,
  callers,
  keys = [],
  secrets = [],
  needs = [],
  settings = [],
}) {
  const secret = (/** @type {string} */ name, value = name) => /** @type {const} */ ({ name, from: 'secret', value })
  const setting = (/** @type {string} */ name) => /** @type {const} */ ({ name, from: 'setting', value: name })
  return [
    ...(database ? [secret('MONGODB_URI', databaseSecretOf({ name: process }))] : []),
    ...(redisKeys.length > 0 ? [secret('REDIS_URL', redisSecretOf({ name: process }))] : []),
    ...calls.map((name) => /** @type {const} */ ({ name: `${inCapitals(name)}_URL`, from: 'service', value: name })),
    ...(calls.length > 0 ? [secret('IDENTITY_PRIVATE_KEY', `${inCapitals(owner)}_PRIVATE_KEY`)] : []),
    ...(callers.length > 0 ? [secret('IDENTITY_PUBLIC_KEYS')] : []),
    ...keys.map((name) => secret(name)),
    ...needs.map(setting),
    ...secrets.map((name) => ({ ...secret(name), isOptional: true })),
    ...settings.map((name) => ({ ...setting(name), isOptional: true })),
  ]
}
