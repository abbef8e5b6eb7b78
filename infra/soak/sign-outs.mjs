// @ts-check
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { environmentOf, findProcess } from '../bench/process-tree.mjs'
import { choosePorts } from '../local/process/ports.mjs'
import { rootDir } from '../local/settings.mjs'
import { spawnCopy } from '../local/process/spawn-copy.mjs'
import { waitUntil } from '../local/process/wait-until.mjs'

const SIGN_OUTS = 1_000_000
const BATCH = 10_000
const DAY_MS = 24 * 60 * 60_000
/** The lifetime of an unused session. */
const DAYS = 30
const READY_WITHIN_MS = 5_000
const PACKED_WITHIN_MS = 300_000
/** Sign-outs that remain in the list because they are too few for a segment. */
const MOST_LEFT = 10_000

/**
 * A million sign-outs, as a month of heavy use would leave behind: a starting gateway must be ready within five seconds and
 * know them. Throws what it found. Reads /proc, so Linux only.
 * @param {{ enginesDir: string, detail: (text: string) => void }} options
 */
export async function soakSignOuts({ enginesDir, detail }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-sign-outs-'))
  const ports = await choosePorts(dataDir, ['port', 'second', 'health'])
  const copy = spawnCopy({ dataDir, port: ports.port, env: { ENGINES_DIR: enginesDir } })
  try {
    await copy.isReady()
    const [signedOut, signedIn] = [await sessionOf(copy.url, 'saiu'), await sessionOf(copy.url, 'ficou')]
    await recordSignOuts(copy.pid, signedOut.sid)
    const second = await startSecondGateway(copy.pid, ports)
    try {
      const statuses = [await statusOf(second.url, signedOut.cookie), await statusOf(second.url, signedIn.cookie)]
      if (statuses.join() !== '401,200') throw new Error(`a session that was signed out and one that was not returned ${statuses}`)
      detail(`gateway ready after ${(second.readyMs / 1_000).toFixed(1)} s with ${SIGN_OUTS} sign-outs, ${second.mb.toFixed(0)} MB (${memoryOf(findProcess(copy.pid, 'gateway/dist/main.js')).toFixed(0)} MB without)`)
      if (second.readyMs > READY_WITHIN_MS) throw new Error(`a gateway took ${second.readyMs.toFixed(0)} ms to be ready`)
    } finally {
      await second.stop()
    }
  } finally {
    await copy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @param {string} url @param {string} name */
async function sessionOf(url, name) {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Dona', email: `${name}@exemplo.com.br`, password: 'segredo1' }),
  })
  // For a browser both gateways are one address, and cookies are named after the public one.
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('atelie_session'))?.split(';', 1)[0] ?? ''
  const { session } = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString())
  return { cookie, sid: /** @type {string} */ (session.sid) }
}

/**
 * Writes a month of sign-outs, including that of this session, and waits until the restarted auth service has packed them.
 * @param {number} pid of the copy
 * @param {string} sid
 */
async function recordSignOuts(pid, sid) {
  const auth = findProcess(pid, 'services/auth/dist/main.js')
  const database = await mongoose.createConnection(environmentOf(auth).MONGODB_URI ?? '').asPromise()
  try {
    const rows = database.collection('revocations')
    const begun = Date.now() - DAYS * DAY_MS + DAY_MS / 2
    const expiresAt = new Date(Date.now() + DAY_MS)
    const every = (DAYS - 1) * DAY_MS / SIGN_OUTS
    for (let first = 0; first < SIGN_OUTS; first += BATCH) {
      await rows.insertMany(Array.from({ length: BATCH }, (_, index) => ({
        _id: /** @type {any} */ (first + index === SIGN_OUTS / 2 ? sid : randomUUID()), revokedAt: new Date(begun + (first + index) * every), expiresAt,
      })))
    }
    // It packs at the start.
    process.kill(auth, 'SIGKILL')
    const wanted = begun + (SIGN_OUTS - MOST_LEFT) * every
    const isPacked = async () => {
      const [last] = await database.collection('revocationSegments').find({}, { projection: { until: 1 } }).sort({ _id: -1 }).limit(1).toArray()
      return last?.until.getTime() >= wanted
    }
    if (!await waitUntil(isPacked, { withinMs: PACKED_WITHIN_MS, everyMs: 1_000 })) throw new Error('the sign-outs were not packed')
  } finally {
    await database.close()
  }
}

/** @param {number} pid of the copy @param {{ second: number, health: number }} ports */
async function startSecondGateway(pid, { second, health }) {
  const env = { ...environmentOf(findProcess(pid, 'gateway/dist/main.js')), PORT: String(second), HEALTH_PORT: String(health) }
  const began = performance.now()
  const child = spawn(process.execPath, [join(rootDir, 'gateway/dist/main.js')], { cwd: rootDir, env, stdio: 'ignore' })
  const isReady = () => fetch(`http://127.0.0.1:${health}/readyz`).then(({ ok }) => ok, () => false)
  const ready = await waitUntil(isReady, { withinMs: 60_000 })
  const readyMs = performance.now() - began
  if (!ready) throw new Error('a second gateway did not become ready within a minute')
  return {
    url: `http://127.0.0.1:${second}`, readyMs, mb: memoryOf(/** @type {number} */ (child.pid)),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** @param {string} url @param {string} cookie */
const statusOf = async (url, cookie) => (await fetch(`${url}/api/user`, { headers: { cookie } })).status

/** @param {number} pid @returns {number} MB */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
