// @ts-check
import { missingFor, SHELL } from './fit.mjs'
import { addEntry, pruneRecord, readEntry, readLatest } from './record.mjs'
import { listVersions, readRelease } from './release.mjs'

/** @typedef {import('./record.mjs').Entry} Entry */
/** @typedef {import('./record.mjs').FrontEnd} FrontEnd */
/** @typedef {Pick<Entry, 'revision' | 'frontEnds'>} Latest */

/** What a person did wrong, in words for that person. */
export class Refused extends Error {}

/**
 * Lets everybody get a version that is in the store.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, version: string, who: string }} options
 */
export function release(store, { name, version, who }) {
  return addEntry(store, async (latest) => {
    const current = latest.frontEnds[name]
    if (current?.stable === version && !current.canary) throw new Refused(`${name} ${version} is in use already`)
    await assertFits(store, latest, name, version)
    return {
      change: { who, action: 'release', frontEnd: name, version },
      // The same version again, for instance to end a canary, is no step that a rollback should go back over.
      frontEnd: { stable: version, before: current?.stable === version ? current.before : current ? latest.revision : null, canary: null },
    }
  })
}

/**
 * Lets some sessions get a version.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, version: string, who: string, percent: number }} options
 */
export function startCanary(store, { name, version, who, percent }) {
  return addEntry(store, async (latest) => {
    const current = stateOf(latest, name)
    if (current.stable === version) throw new Refused(`${name} ${version} is what everybody gets already`)
    await assertFits(store, latest, name, version)
    return { change: { who, action: 'canary', frontEnd: name, version }, frontEnd: { ...current, canary: { version, percent, since: new Date().toISOString() } } }
  })
}

/**
 * Lets everybody get the version of the canary.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, who: string }} options
 */
export function promote(store, { name, who }) {
  return addEntry(store, async (latest) => {
    const { canary } = stateOf(latest, name)
    if (!canary) throw new Refused(`${name} has no canary`)
    await assertFits(store, latest, name, canary.version)
    return { change: { who, action: 'promote', frontEnd: name, version: canary.version }, frontEnd: { stable: canary.version, before: latest.revision, canary: null } }
  })
}

/**
 * Ends a canary: its sessions get the stable version again.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, version: string, who: string, why: string }} options
 */
export function stopCanary(store, { name, version, who, why }) {
  return addEntry(store, async (latest) => {
    const current = stateOf(latest, name)
    if (current.canary?.version !== version) throw new Refused(`${version} is not the canary of ${name}`)
    return { change: { who, action: 'stop-canary', frontEnd: name, version, why }, frontEnd: { ...current, canary: null } }
  })
}

/**
 * Goes back to the version before the stable one, or to a given one.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, who: string, to?: string }} options
 */
export function rollBack(store, { name, who, to }) {
  return addEntry(store, async (latest) => {
    const current = stateOf(latest, name)
    const target = to ? { stable: to, before: latest.revision } : await frontEndBefore(store, name, current)
    if (target.stable === current.stable) throw new Refused(`${name} ${target.stable} is in use already`)
    await assertFits(store, latest, name, target.stable)
    return { change: { who, action: 'rollback', frontEnd: name, version: target.stable }, frontEnd: { stable: target.stable, before: target.before, canary: null } }
  })
}

/**
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 * @param {FrontEnd} current
 */
async function frontEndBefore(store, name, { before }) {
  const found = before === null ? null : (await readEntry(store, before))?.frontEnds[name]
  if (!found) throw new Refused(`no version of ${name} is known from before this one: name one with --to`)
  return found
}

/**
 * @param {Latest} latest
 * @param {string} name
 */
function stateOf(latest, name) {
  const found = latest.frontEnds[name]
  if (!found) throw new Refused(`${name} was never released`)
  return found
}

/**
 * Throws if a version would take what the shell lacks, or if it is a shell that lacks what a front-end in use takes. All
 * versions in use count, because any session may have any pair of them.
 * @param {import('./store.mjs').Store} store
 * @param {Latest} latest
 * @param {string} name
 * @param {string} version
 */
async function assertFits(store, latest, name, version) {
  const candidate = await readRelease(store, name, version)
  if (!candidate) throw new Refused(`${name} ${version} is not in the store`)
  const others = Object.entries(latest.frontEnds).flatMap(([other, { stable, canary }]) => (other === name ? [] : [stable, ...canary ? [canary.version] : []].map((used) => ({ other, used }))))
  for (const { other, used } of others) {
    if (name !== SHELL && other !== SHELL) continue
    const found = await readRelease(store, other, used)
    if (!found) continue
    const missing = name === SHELL ? missingFor(found, candidate) : missingFor(candidate, found)
    if (missing.length > 0) throw new Refused(misfit(name === SHELL ? { remote: found, shell: candidate } : { remote: candidate, shell: found }, missing))
  }
}

/**
 * @param {{ remote: import('./release.mjs').Release, shell: import('./release.mjs').Release }} pair
 * @param {string[]} missing
 */
const misfit = ({ remote, shell }, missing) => `${remote.name} ${remote.version} takes what ${shell.name} ${shell.version} lacks:\n${missing.map((one) => `  ${one}`).join('\n')}`

const KEPT_DAYS = 30
const KEPT_VERSIONS = 20
const KEPT_ENTRIES = 500
const DAY_MS = 86_400_000

/**
 * Removes old versions: those that were not in use for 30 days, except for the last 20 of each front-end.
 * @param {import('./store.mjs').Store} store
 * @param {{ now?: number }} [options]
 * @returns {Promise<string[]>} the removed ones, as 'name version'
 */
export async function prune(store, { now = Date.now() } = {}) {
  const used = await lastUses(store, now)
  const removed = []
  for (const { name, version, keys } of await listVersions(store)) {
    const uses = used.get(name) ?? []
    const at = uses.findIndex((use) => use.version === version)
    // A version that was never pointed at may be on its way.
    if (at === -1 || at < KEPT_VERSIONS || now - (uses[at]?.until ?? 0) < KEPT_DAYS * DAY_MS) continue
    // Its description first: without one it does not exist.
    for (const key of [...keys].sort((a) => (a.endsWith('/release.json') ? -1 : 1))) await store.remove(key)
    removed.push(`${name} ${version}`)
  }
  await pruneRecord(store, KEPT_ENTRIES)
  return removed
}

/**
 * Until when each version was in use, the latest first.
 * @param {import('./store.mjs').Store} store
 * @param {number} now
 */
async function lastUses(store, now) {
  /** @type {Map<string, { version: string, until: number }[]>} */
  const used = new Map()
  let until = now
  for (let entry = /** @type {Entry | null} */ (await readEntry(store, (await readLatest(store)).revision)); entry; entry = await readEntry(store, entry.revision - 1)) {
    for (const [name, { stable, canary }] of Object.entries(entry.frontEnds)) {
      const uses = used.get(name) ?? []
      for (const version of [stable, ...canary ? [canary.version] : []]) {
        if (!uses.some((use) => use.version === version)) uses.push({ version, until })
      }
      used.set(name, uses)
    }
    until = Date.parse(entry.at)
  }
  return used
}
