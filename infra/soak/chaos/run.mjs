// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { choosePorts } from '../../local/process/ports.mjs'
import { spawnCopy } from '../../local/process/spawn-copy.mjs'
import { say, sayEvent } from '../../local/steps.mjs'
import { createFaults } from './faults.mjs'
import { openNetwork } from './network.mjs'
import { RECOVERED_WITHIN_MS, startObservations } from './observations.mjs'
import { openOwner } from './owner.mjs'
import { faults } from './plan.mjs'
import { openProbes } from './probes.mjs'
import { judgeOwners, verifyTotals } from './verdict.mjs'
import { openDoor } from './visitor.mjs'

const OWNERS = 8
const DOORS = 2
/** Between the end of a fault's aftermath and the next fault, nothing may go wrong. */
const CALM_MS = 5_000

/**
 * Runs a copy of the product under load for `minutes`, while its processes are killed, frozen or cut off in turn. Throws if
 * anything acknowledged is lost or doubled, a service does not recover or take a write of each account within 15 s of the end of a fault, or people see
 * errors beyond that. Reads /proc, so Linux only.
 * @param {{ minutes: number, seed: number, enginesDir: string, chromiumPath: string, signal: AbortSignal, detail: (text: string) => void }} options
 */
export async function runChaos({ minutes, seed, enginesDir, chromiumPath, signal, detail }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-chaos-'))
  const { port } = await choosePorts(dataDir, ['port'])
  const network = await openNetwork(dataDir, port)
  const copy = spawnCopy({
    dataDir,
    port,
    start: join(import.meta.dirname, 'copy.mjs'),
    env: {
      ENGINES_DIR: enginesDir,
      CHROMIUM_PATH: chromiumPath,
      MONGODB_URI: '',
      REDIS_URL: '',
      OPENAI_API_KEY: '',
      PUBLIC_URL: network.url,
      TRUSTED_PROXIES: '1',
      LINKS: JSON.stringify(network.ports),
    },
  })
  const aborted = new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('interrupted')), { once: true }),
  )
  const observations = startObservations(sayEvent)
  try {
    await Promise.race([aborted, copy.isReady()])
    const result = await Promise.race([aborted, liveThrough({ copy, dataDir, network, minutes, seed, observations })])
    console.table(observations.table())
    say(`  errors that people saw: ${observations.errors()}`)
    detail(String(result))
    if (observations.findings.length > 0)
      throw new Error(
        `${result}; ${observations.findings.length} findings, the first: ${observations.findings[0]} (seed ${seed})`,
      )
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} (logs: ${join(dataDir, 'logs')})`, {
      cause: error,
    })
  } finally {
    await copy.stop()
    await network.close()
  }
  rmSync(dataDir, { recursive: true, force: true })
}

/**
 * @param {{ copy: ReturnType<typeof spawnCopy>, dataDir: string, network: import('./network.mjs').Network, minutes: number, seed: number, observations: import('./observations.mjs').Observations }} options
 */
async function liveThrough({ copy, dataDir, network, minutes, seed, observations }) {
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => openOwner(network.url, observations)))
  const doors = Array.from({ length: DOORS }, () => openDoor(network.url, observations))
  const probes = await openProbes(network.url, observations)
  const people = [...owners, ...doors]
  const lives = Promise.all(people.map((person) => person.live()))
  const strike = createFaults({ pid: copy.pid, dataDir, network })
  const count = await Promise.race([
    lives.then(() => 0),
    strikeUntil(performance.now() + minutes * 60_000, { strike, seed, owners, probes, observations }),
  ])
  for (const person of people) person.stop()
  await lives
  judgeExits(copy.output(), observations)
  const sums = await judgeOwners(owners, observations)
  for (const door of doors) await door.verify()
  await verifyTotals(copy.pid)
  const accounts = doors.reduce((total, door) => total + door.accounts(), owners.length)
  return `${count} faults, ${observations.acknowledged()} acknowledged writes, ${accounts} accounts, ${sums.records} records, ${sums.pdfs} PDFs, ${sums.lost} lost, ${sums.doubled} doubled, ${sums.wrong} wrong`
}

/**
 * @param {number} deadline in ms of performance.now()
 * @param {{ strike: ReturnType<typeof createFaults>, seed: number, owners: readonly import('./owner.mjs').Owner[], probes: Awaited<ReturnType<typeof openProbes>>, observations: import('./observations.mjs').Observations }} options
 */
async function strikeUntil(deadline, { strike, seed, owners, probes, observations }) {
  let count = 0
  for (const fault of faults(seed)) {
    await sleep(CALM_MS)
    if (performance.now() > deadline) break
    count += 1
    observations.faultBegins()
    await strike(fault)
    observations.faultEnds()
    const ended = performance.now()
    const [{ name, ms }, writtenMs] = await Promise.all([probes.untilAllRespond(), untilAllWrite(owners)])
    observations.recovered(fault, ms)
    const what = `${fault.victim} ${fault.kind}${fault.seconds ? ` for ${fault.seconds} s` : ''}: all answer again after ${(ms / 1000).toFixed(1)} s (${name} last), and take a write of each account after ${(writtenMs / 1000).toFixed(1)} s`
    if (Math.max(ms, writtenMs) > RECOVERED_WITHIN_MS) observations.find(what)
    else sayEvent(`  ${String(count).padStart(3)}  ${what}; ${observations.acknowledged()} writes`)
    await sleep(Math.max(0, ended + RECOVERED_WITHIN_MS - performance.now()))
  }
  return count
}

/** How long it takes from now until every account has written to each service. @param {readonly import('./owner.mjs').Owner[]} owners */
async function untilAllWrite(owners) {
  const began = performance.now()
  await Promise.all(owners.map((owner) => owner.writeEach()))
  return performance.now() - began
}

/** Reports processes that exit during another one's fault. @param {string} output of the copy @param {import('./observations.mjs').Observations} observations */
function judgeExits(output, observations) {
  const exits = output
    .split('\n')
    .filter((line) => line.includes('stopped unexpectedly') && !line.includes('(SIGKILL)'))
  for (const line of exits) observations.find(line)
}
