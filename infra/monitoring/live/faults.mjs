// @ts-check
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import { startCanary } from '@atelie/releases/actions.mjs'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { readLatest } from '@atelie/releases/record.mjs'
import { RELEASE_FILE } from '@atelie/releases/release.mjs'
import { environmentOf } from '../../bench/process-tree.mjs'
import { readPassword } from '../../local/engines/password.mjs'
import { keptPorts } from '../../local/process/ports.mjs'
import { verifyTotals } from '../../soak/chaos/verdict.mjs'

/**
 * Faults of a copy. Each lasts until the signal, and is gone then.
 * @typedef {{ pid: number, dataDir: string, pidOf: (victim: string) => number, traffic: import('./traffic.mjs').Traffic, model: import('./model.mjs').Model }} World
 * @typedef {(world: World, signal: AbortSignal) => Promise<any>} Fault
 */

const over = (/** @type {AbortSignal} */ signal) => signal.aborted || once(signal, 'abort')

/**
 * Stops a process until the end, and each that is started in its place because it hangs, before it is ready.
 * @param {string} victim
 * @returns {Fault}
 */
export const hangs =
  (victim) =>
  async ({ pidOf }, signal) => {
    /** @type {Set<number>} */
    const stopped = new Set()
    for (; !signal.aborted; await sleep(100)) {
      const pid = runningNow(() => pidOf(victim))
      if (pid === null || stopped.has(pid)) continue
      process.kill(pid, 'SIGSTOP')
      stopped.add(pid)
    }
    // The others were killed.
    const last = [...stopped].at(-1)
    if (last) process.kill(last, 'SIGCONT')
  }

/** @param {() => number} pidOf throws between a process and the next one */
function runningNow(pidOf) {
  try {
    return pidOf()
  } catch {
    return null
  }
}

/** Stops a process for moments, again and again. @param {string} victim @param {{ stopMs: number, runMs: number }} pattern @returns {Fault} */
export const stalls =
  (victim, { stopMs, runMs }) =>
  async (world, signal) => {
    for (const pid = world.pidOf(victim); !signal.aborted; await sleep(runMs)) {
      process.kill(pid, 'SIGSTOP')
      await sleep(stopMs)
      process.kill(pid, 'SIGCONT')
    }
  }

/** @param {string} victim @param {number} everyMs @returns {Fault} */
export const crashes = (victim, everyMs) =>
  repeated(async ({ pidOf }) => process.kill(pidOf(victim), 'SIGKILL'), { everyMs })

/**
 * Calls that somebody makes again and again; failures are what they are there for.
 * @param {(world: World) => Promise<unknown>} act
 * @param {{ everyMs: number, lanes?: number }} options
 * @returns {Fault}
 */
export function repeated(act, { everyMs, lanes = 1 }) {
  return (world, signal) =>
    Promise.all(
      Array.from({ length: lanes }, async () => {
        for (; !signal.aborted; await sleep(everyMs)) await act(world).catch(() => {})
      }),
    )
}

/** @type {Fault} */
export async function redisIsFull({ dataDir }, signal) {
  const password = readPassword(join(dataDir, 'redis')) ?? ''
  const redis = new Redis({ port: keptPorts(dataDir).redis, password }).on('error', () => {})
  await redis.config('SET', 'maxmemory', '1mb')
  await over(signal)
  await redis.config('SET', 'maxmemory', '0').finally(() => redis.disconnect())
}

/** An entry that is gone without its sums. @type {Fault} */
export async function ledgerIsWrong({ pid, pidOf }) {
  const client = new MongoClient(environmentOf(pidOf('cash')).MONGODB_URI ?? '')
  await client.db().collection('transactions').deleteOne({})
  await client.close()
  await verifyTotals(pid).catch(() => {})
}

/** A version like the one in use, which fails in browsers. @type {Fault} */
export async function canaryFails({ dataDir, traffic }, signal) {
  const [name, version] = ['mfe-content', 'badbadbadbad']
  const folder = join(dataDir, 'front-ends')
  const store = await storeFrom(folder, {})
  const { frontEnds } = await readLatest(store)
  const [stable, canary] = [frontEnds[name]?.stable ?? '', version].map((one) => join(folder, 'front-ends', name, one))
  cpSync(String(stable), String(canary), { recursive: true })
  const file = join(String(canary), RELEASE_FILE)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }))
  await startCanary(store, { name, version, who: 'test:ops', percent: 10 })
  for (; !signal.aborted; await sleep(2_000)) await traffic.reportFailure({ frontEnd: name, version })
}
