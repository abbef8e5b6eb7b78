// @ts-check
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { replaceFile } from '../set-up/private-files.mjs'
import { StartError } from '../start-error.mjs'
import { waitUntil } from './wait-until.mjs'

// Below the range for outgoing connections, so that a restarted process finds its port still free.
const FIRST = 20_000
const LAST = 32_000

/** The address of a process of a copy. @param {number | undefined} port */
export const loopbackUrl = (port) => `${process.env.TLS_FOLDER ? 'https' : 'http'}://127.0.0.1:${port}`

/**
 * Loopback ports for parts of one copy: those of the last run if they are still free, others otherwise.
 * They are stored in a file in its folder, so that addresses stay the same from run to run and no two parts get the same.
 * @template {string} Name
 * @param {string} folder
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function choosePorts(folder, names) {
  const kept = keptPorts(folder)
  const taken = new Set(
    Object.entries(kept)
      .filter(([name]) => !names.includes(/** @type {Name} */ (name)))
      .map(([, port]) => port),
  )
  /** @type {Record<string, number>} */
  const chosen = {}
  for (const name of names) {
    let port = kept[name] ?? randomPort()
    while (taken.has(port) || (await listenError(port, '127.0.0.1'))) port = randomPort()
    taken.add(port)
    chosen[name] = port
  }
  replaceFile(fileIn(folder), JSON.stringify({ ...kept, ...chosen }, null, 2))
  return /** @type {Record<Name, number>} */ (chosen)
}

/**
 * Fails with advice if the public port is not available.
 * @param {{ host: string, port: number }} settings
 * @param {{ patienceMs: number }} options how long to wait for the port of a crashed run
 */
export async function assertPortIsFree({ host, port }, { patienceMs }) {
  let code = await listenError(port, host)
  if (code === 'EADDRINUSE' && patienceMs > 0) {
    await waitUntil(async () => !(code = await listenError(port, host)), { withinMs: patienceMs })
  }
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} on ${host} is already in use: stop the program that has it, or choose another port, for example PORT=${port + 1} npm start.`,
    )
  }
  if (code === 'EACCES')
    throw new StartError(
      `Port ${port} needs administrator rights: choose one above 1024, for example PORT=8080 npm start.`,
    )
  if (code)
    throw new StartError(
      `Cannot listen on ${host}:${port} (${code}): set HOST to an address of this machine, for example HOST=127.0.0.1.`,
    )
}

/**
 * Rejects unless something accepts connections on a port of this machine.
 * @param {number} port
 */
export async function takesConnections(port) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.destroy()
  return true
}

const fileIn = (/** @type {string} */ folder) => join(folder, 'ports.json')

const randomPort = () => FIRST + Math.floor(Math.random() * (LAST - FIRST))

/**
 * The ports of a copy's last run, by part.
 * @param {string} folder
 * @returns {Record<string, number>}
 */
export function keptPorts(folder) {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'))
  } catch {
    // First run, or a truncated file: any free port will do.
    return {}
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} error code, null if free
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
