// @ts-check
import { processes } from '../../local/process/processes.mjs'
import { choosePorts, keptPorts } from '../../local/process/ports.mjs'
import { openRelay } from './relay.mjs'

const PEOPLE = 'people'
const FRONT = 'gateway'
const PARTS = processes.map(({ name }) => name)
const ENGINES = ['database', 'redis']

/** @param {string} from @param {string} to */
export const linkName = (from, to) => `${from} to ${to}`

/** All pairs that may call each other: an unused link only costs a port. */
const LINKS = [
  { from: PEOPLE, to: FRONT },
  ...PARTS.flatMap((from) => [...PARTS, ...ENGINES].filter((to) => to !== from).map((to) => ({ from, to }))),
]

/**
 * The network between the parts of a copy: a relay for each pair, so that any part can be cut off from all others.
 * @param {string} dataDir of the copy
 * @param {number} frontPort
 */
export async function openNetwork(dataDir, frontPort) {
  const ports = await choosePorts(
    dataDir,
    LINKS.map(({ from, to }) => linkName(from, to)),
  )
  const portOf = (/** @type {string} */ name) => (name === FRONT ? frontPort : (keptPorts(dataDir)[name] ?? 0))
  const links = await Promise.all(
    LINKS.map(async ({ from, to }) => ({
      from,
      to,
      relay: await openRelay(/** @type {number} */ (ports[linkName(from, to)]), () => portOf(to)),
    })),
  )
  const relaysOf = (/** @type {string} */ name) =>
    links.filter(({ from, to }) => from === name || to === name).map(({ relay }) => relay)
  const front = /** @type {typeof links[number]} */ (links.find(({ from }) => from === PEOPLE)).relay
  return {
    /** Ports by link name. */
    ports,
    url: `http://127.0.0.1:${ports[linkName(PEOPLE, FRONT)]}`,
    refuse: (/** @type {string} */ name) => Promise.all(relaysOf(name).map((relay) => relay.refuse())),
    silence: async (/** @type {string} */ name) => relaysOf(name).forEach((relay) => relay.silence()),
    /** @param {string} name */
    async forget(name) {
      // Connections of browsers are reset: noticing that one is dead is not the product's job.
      if (name === FRONT) await front.refuse()
      relaysOf(name).forEach((relay) => relay.forget())
      if (name === FRONT) await front.heal()
    },
    heal: (/** @type {string} */ name) => Promise.all(relaysOf(name).map((relay) => relay.heal())),
    close: () => Promise.all(links.map(({ relay }) => relay.close())),
  }
}
/** @typedef {Awaited<ReturnType<typeof openNetwork>>} Network */
