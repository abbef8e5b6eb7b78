// @ts-check
import { processes } from '../../local/process/processes.mjs'
import { serve } from '../../local/process/serve.mjs'
import { readSettings } from '../../local/settings.mjs'
import { stopSignal } from '../../local/process/stop-signal.mjs'
import { linkName } from './network.mjs'

/**
 * Starts a copy of the product whose parts reach each other and the engines through relays. LINKS has their ports by link
 * name, as JSON; CHROMIUM_PATH is the browser. Packages and bundles must exist.
 */
/** @type {Record<string, number>} */
const links = JSON.parse(process.env.LINKS ?? '')
const chromiumPath = process.env.CHROMIUM_PATH ?? ''

/** @typedef {import('../../local/process/processes.mjs').Surroundings} Surroundings */

/**
 * @param {string} name of the part
 * @param {Surroundings} surroundings
 * @returns {Surroundings}
 */
function throughRelays(name, { engines, ports, ...rest }) {
  const port = (/** @type {string} */ to) => /** @type {number} */ (links[linkName(name, to)])
  return {
    ...rest,
    engines: {
      ...engines,
      redisUrl: (user) => withPort(engines.redisUrl(user), port('redis')),
      mongodbUri: (database) => throughOneServer(engines.mongodbUri(database), port('database')),
    },
    ports: Object.fromEntries(Object.keys(ports).map((to) => [to, port(to)])),
  }
}

/** @param {string} address @param {number} port */
function withPort(address, port) {
  const url = new URL(address)
  url.port = String(port)
  return String(url)
}

/**
 * A replica set announces its own addresses, which would bypass the relay.
 * @param {string} uri @param {number} port
 */
const throughOneServer = (uri, port) => `${withPort(uri, port)}&directConnection=true`

await serve({
  settings: readSettings(process.env),
  table: processes.map((entry) => ({
    ...entry,
    env: (surroundings) => entry.env(throughRelays(entry.name, surroundings)),
  })),
  signal: stopSignal(),
  prepare: async () => ({ chromiumPath }),
})
process.exit()
