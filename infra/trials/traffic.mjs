// @ts-check
import { parseArgs } from 'node:util'
import { run } from '../local/process/command.mjs'
import { startObservations } from '../soak/chaos/observations.mjs'
import { openOwner } from '../soak/chaos/owner.mjs'
import { judgeOwners } from '../soak/chaos/verdict.mjs'
import { openDoor } from '../soak/chaos/visitor.mjs'

/**
 * Uses a running product as owners and visitors do, while a command changes it, and for a minute at least:
 *   npm run trial:traffic -- http://localhost:8080 -- node infra/compose/roll.mjs
 * Ends with 1 if a call failed, or if anything that was acknowledged is lost or doubled. Everybody has an address of their
 * own in X-Forwarded-For, so the product must trust one proxy more than it has: TRUSTED_PROXIES=2.
 */
const OWNERS = 10
const LEAST_MS = 60_000
const COMMAND_WITHIN_MS = 20 * 60_000

const {
  positionals: [url, command, ...args],
} = parseArgs({ allowPositionals: true })
if (!url || !command)
  throw new Error('which product, and what is done to it meanwhile? npm run trial:traffic -- URL -- COMMAND')

const observations = startObservations((line) => console.log(line))
const owners = await Promise.all(Array.from({ length: OWNERS }, () => openOwner(url, observations)))
const door = openDoor(url, observations, { signOutHoldsWithinMs: 2_000 })
const people = [...owners, door]
const lives = Promise.all(people.map((person) => person.live()))

const began = performance.now()
const leastTime = new Promise((resolve) => setTimeout(resolve, LEAST_MS))
const work = run(command, args, { timeoutMs: COMMAND_WITHIN_MS, onOutput: (text) => process.stdout.write(text) })
try {
  await Promise.race([lives, Promise.all([work, leastTime])])
} finally {
  for (const person of people) person.stop()
  await lives
}
const seconds = ((performance.now() - began) / 1_000).toFixed(0)
const calls = observations.calls()
const failed = observations.findings.length
const sums = await judgeOwners(owners, observations)
await door.verify()
console.log(
  `${seconds} s, ${calls} calls, ${failed} failed, ${observations.acknowledged()} acknowledged writes, ${sums.records} records, ${sums.pdfs} PDFs, ${sums.lost} lost, ${sums.doubled} doubled, ${sums.wrong} wrong`,
)
process.exitCode = observations.findings.length > 0 ? 1 : 0
