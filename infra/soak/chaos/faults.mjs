// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendants, findProcess } from '../../bench/process-tree.mjs'
import { readPidFile } from '../../local/process/pid-file.mjs'
import { processes } from '../../local/process/processes.mjs'

/** Also resumes its victim if this process ends meanwhile. */
const FREEZE = 'kill -STOP $0 && sleep $1; kill -CONT $0'

/**
 * Finds the process of a part of a copy.
 * @param {{ pid: number, dataDir: string }} copy
 */
export function victimsOf({ pid: copyPid, dataDir }) {
  /** @param {string} victim @returns {number} */
  return function pidOf(victim) {
    if (victim === 'redis') return pidIn('redis.pid')
    if (victim === 'database')
      return pidIn(readdirSync(dataDir).find((file) => file.endsWith('.pid') && file !== 'redis.pid') ?? '')
    if (victim === 'chromium') return chromiumPid(pidOf('quotes-worker'))
    return findProcess(copyPid, processes.find(({ name }) => name === victim)?.entry ?? '')
  }

  /** @param {string} file */
  function pidIn(file) {
    const pid = readPidFile(join(dataDir, file))
    if (pid === null) throw new Error(`no process is named in ${file}`)
    return pid
  }
}

/** The browser or one of its helpers. @param {number} worker */
function chromiumPid(worker) {
  const found = descendants(worker).filter(({ args }) => args.includes('chrom'))
  const chosen = found[Math.floor(Math.random() * found.length)]
  if (!chosen) throw new Error('no Chromium is running')
  return chosen.pid
}

/**
 * Causes faults in the parts of a copy.
 * @param {{ pid: number, dataDir: string, network: import('./network.mjs').Network }} copy
 */
export function createFaults({ network, ...copy }) {
  const pidOf = victimsOf(copy)
  /** @param {import('./plan.mjs').Fault} fault */
  return async function strike({ victim, kind, seconds }) {
    if (kind === 'killed') return void process.kill(pidOf(victim), 'SIGKILL')
    if (kind === 'frozen')
      return void (await once(
        spawn('sh', ['-c', FREEZE, String(pidOf(victim)), String(seconds)], { stdio: 'ignore' }),
        'exit',
      ))
    await (kind === 'refused' ? network.refuse(victim) : network.silence(victim))
    await sleep(seconds * 1000)
    await (kind === 'forgotten' ? network.forget(victim) : network.heal(victim))
  }
}
