// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { openSession } from '../local/demo/api.mjs'
import { account, addClients } from './accounts.mjs'
import { callTimes } from './call-times.mjs'
import { describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 8
const SIGN_INS = 100
const IDLE_MS = 3_000

/**
 * How much a hundred simultaneous sign-ins, with their slow hashes, slow down others: the 95th percentile of
 * GET /api/clients during them ÷ the same just before.
 * @param {string} url
 */
export async function signIns(url) {
  const owner = await account(url, 'dona')
  const crowd = await account(url, 'turma')
  await addClients(owner.call, 30)
  const list = () => owner.call('GET', '/api/clients')
  await callTimes(list, pause(1_000))

  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = percentile(await callTimes(list, pause(IDLE_MS)), 0.95)
    const began = performance.now()
    const flood = Promise.all(
      Array.from({ length: SIGN_INS }, () => openSession(url)('POST', '/api/login', { body: crowd.credentials })),
    )
    const busy = percentile(await callTimes(list, flood), 0.95)
    rounds.push({ idle, busy })
    console.log(
      `round ${round + 1}: p95 ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms during ${SIGN_INS} sign-ins (${(performance.now() - began).toFixed(0)} ms)`,
    )
  }
  console.log(
    describeRatio(
      "p95 of another user's GET /api/clients during sign-ins ÷ idle",
      rounds.map(({ idle, busy }) => busy / idle),
      3,
    ),
  )
}
