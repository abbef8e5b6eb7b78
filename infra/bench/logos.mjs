// @ts-check
import { readFileSync } from 'node:fs'
import { account, client } from './accounts.mjs'
import { callTimes, pause } from './call-times.mjs'
import { findProcess } from './process-tree.mjs'
import { describeAim, describeRatio, percentile } from './statistics.mjs'
import { createUploader } from './uploader.mjs'

const ROUNDS = 6
const UPLOADS = 4
const IDLE_MS = 2_000
const SAMPLE_EVERY_MS = 20
const MOST_MB = 300

/**
 * Four logos of 50 MB at once: how much memory they take in the crm service, and how much they slow down others meanwhile.
 * Reads the memory from /proc, so Linux only.
 * @param {string} url
 * @param {number} pid of the copy
 */
export async function logos(url, pid) {
  const crm = findProcess(pid, 'services/crm/')
  const owner = await account(url, 'dona')
  const uploader = createUploader(url, UPLOADS)
  for (let index = 0; index < 30; index += 1) await owner.call('POST', '/api/clients', { body: client(index) })
  const list = () => owner.call('GET', '/api/clients')
  await callTimes(list, pause(1_000))

  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = memoryOf(crm)
    const idle = percentile(await callTimes(list, pause(IDLE_MS)), 0.95)
    const uploads = uploader.uploadAll()
    const [busy, peak] = await Promise.all([callTimes(list, uploads), peakDuring(crm, uploads)])
    rounds.push({ ratio: percentile(busy, 0.95) / idle, more: peak - before })
    console.log(`round ${round + 1}: memory ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB; p95 ${idle.toFixed(1)} ms idle, ${percentile(busy, 0.95).toFixed(1)} ms during the uploads`)
  }
  await uploader.close()
  const first = rounds[0]?.more ?? NaN
  const most = Math.max(...rounds.map(({ more }) => more))
  console.log(`memory taken by ${UPLOADS} uploads at once: ${first.toFixed(0)} MB in the first round, at most ${most.toFixed(0)} MB in any (${describeAim(most, MOST_MB)})`)
  console.log(describeRatio("p95 of another user's GET /api/clients during the uploads ÷ idle", rounds.map(({ ratio }) => ratio), 2))
}

/**
 * @param {number} pid
 * @returns {number} MB
 */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * @param {number} pid
 * @param {Promise<unknown>} until
 * @returns {Promise<number>} MB
 */
async function peakDuring(pid, until) {
  let isOver = false
  void until.finally(() => (isOver = true)).catch(() => undefined)
  let peak = 0
  while (!isOver) {
    peak = Math.max(peak, memoryOf(pid))
    await pause(SAMPLE_EVERY_MS)
  }
  return peak
}
