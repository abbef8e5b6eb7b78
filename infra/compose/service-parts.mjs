// @ts-check
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { owning, passwordOf, redisPasswordOf, redisUsers, services, storing, variablesOf } from '../services.mjs'

/** @typedef {import('../services.mjs').Service} Service */
/** @typedef {import('../services.mjs').Variable} Variable */

const DATABASE_OPTIONS = 'authSource=admin&directConnection=true&w=majority&journal=true'
const HEALTHY = '{ condition: service_healthy }'
const COMPLETED = '{ condition: service_completed_successfully }'

const behind = services.filter(({ isFront }) => !isFront)

/** Parts of docker-compose.yml that follow from the table of services, by the name of their place there. @returns {Record<string, string>} */
export const serviceParts = () => ({
  passwords: storing
    .map(passwordOf)
    .map((name) => `${name}: \${${name}}`)
    .join('\n'),
  'users of Redis': `REDIS_USERS: |
${redisUsers((service) => `\${${redisPasswordOf(service)}}`).replace(/^/gm, '  ')}`,
  services: [...behind.map(serviceText), ...owning.map(preparationText), ...FRONT_ENDS.map(frontEndText)].join('\n\n'),
  'what the gateway waits for': behind.map(({ name }) => `${name}: ${HEALTHY}`).join('\n'),
  'settings of the gateway': services
    .filter(({ isFront }) => isFront)
    .flatMap(settingLines)
    .join('\n'),
})

/** @param {Service} service */
const serviceText = (service) => `${service.name}:
  <<: ${service.hasExtras ? `[*${service.name}, *service]` : '*service'}
  networks: [${networksOf(service).join(', ')}]
  image: ${imageOf(service.name)}
  build: ${buildOf(service)}
  depends_on: { prepare-${service.owner}: ${COMPLETED}${service.redisKeys.length > 0 ? `, redis: ${HEALTHY}` : ''} }
  environment:
    <<: *process-environment
${settingLines(service)
  .map((line) => `    ${line}`)
  .join('\n')}`

/** @param {Service} service */
const preparationText = (service) => `prepare-${service.name}:
  <<: *prepare
  image: ${imageOf(service.name)}
  build: ${buildOf(service)}
  environment: { MONGODB_URI: "${databaseUri(service)}" }`

/** @param {string} name */
const frontEndText = (name) => `${name}:
  <<: *front-end
  image: ${imageOf(name)}
  build: ${buildOf({ folder: name, target: 'front-end' })}`

const imageOf = (/** @type {string} */ name) => `atelie/${name}:\${VERSION:-dev}`

/** @param {{ folder: string, target: string, leaveOut?: string }} part */
const buildOf = ({ folder, target, leaveOut }) =>
  `{ <<: *build, target: ${target}, args: { <<: *version, FOLDER: ${folder}${leaveOut ? `, LEAVE_OUT: ${leaveOut}` : ''} } }`

/** One that reaches only the stores and what it calls has a network with these. @param {Service} service */
function networksOf({ reach, callers }) {
  if (reach === 'inside') return ['printing']
  const isCalledInside = services.some(({ name, reach: theirs }) => theirs === 'inside' && callers.includes(name))
  return [...(reach ? ['edge'] : []), 'services', 'data', ...(isCalledInside ? ['printing'] : [])]
}

/** @param {Service} service */
const settingLines = (service) =>
  variablesOf(service).map((variable) => `${variable.name}: ${valueOf(service, variable)}`.trimEnd())

/** An optional one is passed on if it is set. @param {Service} service @param {Variable} variable */
function valueOf(service, { name, from, value, isOptional }) {
  if (isOptional) return ''
  if (from === 'service') return `http://${value}:3000`
  if (name === 'MONGODB_URI') return databaseUri(service)
  if (name === 'REDIS_URL') return `redis://${service.user}:\${${redisPasswordOf(service)}}@redis:6379`
  return `\${${value}${value.endsWith('_PRIVATE_KEY') ? ':?run infra/compose/make-env.mjs first' : ''}}`
}

/** @param {Service} service */
const databaseUri = (service) =>
  `mongodb://${service.user}:\${${passwordOf(service)}}@mongodb:27017/${service.database}?${DATABASE_OPTIONS}`
