// @ts-check
import { loopbackUrl } from '../local/process/ports.mjs'
import { processes } from '../local/process/processes.mjs'

const GATEWAY = 'gateway'
const COPIES = [1, 2]

/** @param {string} name @param {number} copy */
export const nameOf = (name, copy) => (copy === 1 ? name : `${name}-${copy}`)

/** The names under which ports of the two gateways are kept, beside those for their health. */
export const GATEWAY_PORTS = COPIES.map((copy) => `${nameOf(GATEWAY, copy)} calls`)

/**
 * Two of each process, and a front that passes calls to the two gateways in turn. Each gateway calls services of its own, so
 * that what one process alone knows is missing from every second call.
 * @param {Record<string, number>} gatewayPorts
 * @returns {import('../local/process/processes.mjs').Process[]}
 */
export function twoOfEach(gatewayPorts) {
  const portOf = (/** @type {number} */ copy) => gatewayPorts[`${nameOf(GATEWAY, copy)} calls`]
  const copies = COPIES.flatMap((copy) =>
    processes.map(({ name, entry, env }) => ({
      name: nameOf(name, copy),
      entry,
      /** @param {import('../local/process/processes.mjs').Surroundings} surroundings */
      env: (surroundings) => {
        const { ports } = surroundings
        const own = Object.fromEntries(
          processes.map((one) => [one.name, /** @type {number} */ (ports[nameOf(one.name, copy)])]),
        )
        const settings = env({ ...surroundings, ports: own })
        return name === GATEWAY
          ? { ...settings, PORT: String(portOf(copy)), HEALTH_PORT: String(own[GATEWAY]), TRUSTED_PROXIES: '1' }
          : settings
      },
    })),
  )
  const front = {
    name: 'front',
    entry: 'infra/two-of-each/front.mjs',
    isFront: true,
    env: () => ({ GATEWAYS: COPIES.map((copy) => loopbackUrl(portOf(copy))).join(' ') }),
  }
  return [...copies, front]
}
