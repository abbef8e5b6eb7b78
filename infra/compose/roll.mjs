// @ts-check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../local/process/command.mjs'
import { services } from '../services.mjs'

/**
 * Replaces running processes by those of VERSION, one after the other, while people work:
 *   VERSION=1.5.0 node infra/compose/roll.mjs [service…]
 * The images must have been built or pulled. VERSION is kept in .env, where later commands find it. Databases are prepared
 * first; the versions before go on working meanwhile. A new process that does not become healthy ends the command, and
 * those before it stay.
 */

/** Those that are called first: a new gateway may call what only new services know. */
const SERVICES = services.map(({ name }) => name)
/** More than a process takes to stop. */
const GRACE_SECONDS = 20
const HEALTHY_WITHIN_SECONDS = 120

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !SERVICES.includes(name))
if (unknown.length > 0) throw new Error(`not a service: ${unknown.join(', ')}. These are: ${SERVICES.join(', ')}`)
const wanted = SERVICES.filter((name) => positionals.length === 0 || positionals.includes(name))

await run(process.execPath, [join(import.meta.dirname, 'make-env.mjs')])
const known = (await compose('config', '--services')).split('\n')
for (const name of wanted) if (known.includes(`prepare-${name}`)) await prepare(name)
for (const name of wanted) await replaceAll(name)

/** @param {string} service */
async function prepare(service) {
  await compose('run', '--rm', '--no-deps', `prepare-${service}`)
  console.log(`${service}: database prepared`)
}

/** @param {string} service */
async function replaceAll(service) {
  const before = await containersOf(service)
  if (before.length === 0) throw new Error(`${service} is not running`)
  for (const [index, id] of before.entries()) {
    await compose(
      'up',
      '--detach',
      '--no-deps',
      '--no-build',
      '--no-recreate',
      '--wait',
      '--wait-timeout',
      String(HEALTHY_WITHIN_SECONDS),
      '--scale',
      `${service}=${before.length + 1}`,
      service,
    )
    await run('docker', ['stop', '--time', String(GRACE_SECONDS), id])
    await run('docker', ['rm', '--volumes', id])
    console.log(`${service}: ${index + 1} of ${before.length} replaced`)
  }
}

/** @param {string} service */
async function containersOf(service) {
  const lines = (await compose('ps', '--quiet', service)).split('\n')
  return lines.filter((line) => /^[0-9a-f]{12,}$/.test(line))
}

/** @param {string[]} args */
function compose(...args) {
  return run('docker', ['compose', '--file', join(import.meta.dirname, 'docker-compose.yml'), ...args])
}
