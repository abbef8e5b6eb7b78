// @ts-check
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  offer,
  prune,
  promote,
  Refused,
  release,
  rollBack,
  startCanary,
  stopCanary,
} from '@atelie/releases/actions.mjs'
import { SHELL } from '@atelie/releases/fit.mjs'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { readHistory, readLatest } from '@atelie/releases/record.mjs'
import { repair } from '@atelie/releases/release.mjs'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { readSettings, rootDir } from '../local/settings.mjs'
import { publishBuilt } from './built.mjs'
import { check } from './checks.mjs'

/**
 * `npm run release -- mfe-content` checks, builds and releases a front-end; several names are released together.
 * `--publish` only puts it into the store, where one's own browser can try it.
 * `--canary 10` gives it to one session in ten, `--promote` to all, `--stop-canary` to none.
 * `--rollback` goes back to the version before, `--rollback --to VERSION` to that one. `--list` prints what is in use and how
 * that came about, `--prune` removes what no one needs any more.
 */
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    publish: { type: 'boolean' },
    canary: { type: 'string' },
    promote: { type: 'boolean' },
    'stop-canary': { type: 'boolean' },
    rollback: { type: 'boolean' },
    to: { type: 'string' },
    list: { type: 'boolean' },
    prune: { type: 'boolean' },
  },
})
const who = process.env.RELEASE_BY || userInfo().username
const { frontEndStore } = readSettings(process.env)
const store = await storeFrom(frontEndStore, process.env)
const began = Date.now()

try {
  await act()
  console.log(`Done in the store ${frontEndStore} in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  // Again below the output of a check, which may be long.
  console.error(`Refused: ${error.message}\nRefused: for users, nothing has changed in the store ${frontEndStore}.`)
  process.exitCode = 1
}

function act() {
  if (options.list) return list()
  if (options.prune)
    return prune(store).then((removed) =>
      console.log(removed.map((one) => `removed ${one}`).join('\n') || 'Nothing to remove.'),
    )
  const unknown = names.filter((name) => !FRONT_ENDS.includes(name))
  if (names.length === 0 || unknown.length > 0)
    throw new Refused(
      `name one or more of ${FRONT_ENDS.join(', ')}${unknown.length > 0 ? `, not ${unknown.join(', ')}` : ''}`,
    )
  if (options.rollback) return forOne((name) => rollBack(store, { name, who, to: options.to }))
  if (options.promote) return forOne((name) => promote(store, { name, who }))
  if (options['stop-canary']) return forOne((name) => stopCanary(store, { name, who }))
  return releaseNow()
}

async function releaseNow() {
  const percent = options.canary === undefined ? null : Number(options.canary)
  if (percent !== null && !(percent > 0 && percent <= 100))
    throw new Refused('--canary takes the share of sessions in percent, for example --canary 10')
  const { frontEnds } = await readLatest(store)
  if (!names.includes(SHELL) && !frontEnds[SHELL])
    throw new Refused(
      'the store has no shell, so no product uses it: set DATA_DIR or FRONT_END_STORE to that of the product',
    )
  await check(rootDir, names)
  const versions = await publishBuilt(rootDir, store, names)
  if (options.publish) return letTry(versions)
  if (percent === null) return report(await release(store, { versions, who }))
  return forOne((name) => startCanary(store, { name, version: String(versions[name]), who, percent }))
}

/** @param {Record<string, string>} versions */
async function letTry(versions) {
  for (const name of names) {
    const repaired = await repair(store, join(rootDir, name, 'dist'))
    if (repaired.length > 0) console.log(`${name} was damaged in the store: wrote ${repaired.join(', ')}`)
  }
  await offer(store, { versions, who })
  const { frontEnds } = await readLatest(store)
  for (const [frontEnd, version] of Object.entries(versions)) {
    if (frontEnds[frontEnd]?.stable === version) {
      console.log(`${frontEnd} ${version} is what everybody gets already.`)
      continue
    }
    console.log(`${frontEnd} ${version} is in the store. To try it, in the console of a page of the product:
  await fetch('/front-ends/try', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify({ frontEnd, version })}' })
  location.reload()`)
  }
}

/** @param {(name: string) => Promise<import('@atelie/releases/record.mjs').Entry>} change */
async function forOne(change) {
  const [name = '', ...others] = names
  if (others.length > 0) throw new Refused('name one front-end')
  report(await change(name))
}

/** @param {import('@atelie/releases/record.mjs').Entry} entry */
function report({ revision, action, versions }) {
  console.log(
    `${revision}: ${action} ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
  )
}

async function list() {
  const { frontEnds } = await readLatest(store)
  for (const [name, { stable, canary }] of Object.entries(frontEnds))
    console.log(`${name} ${stable}${canary ? `, and ${canary.version} for ${canary.percent} %` : ''}`)
  for (const { revision, at, who: by, action, versions } of await readHistory(store)) {
    console.log(
      `${String(revision).padStart(4)}  ${at}  ${by}  ${action}  ${Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', ')}`,
    )
  }
}
