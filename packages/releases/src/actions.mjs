// @ts-check
import { missingFor, SHELL } from './fit.mjs'
import { addEntry, pruneRecord, readEntry, readLatest } from './record.mjs'
import { listVersions, readRelease } from './release.mjs'

/** @typedef {import('./record.mjs').Entry} Entry */
/** @typedef {import('./record.mjs').FrontEnd} FrontEnd */
/** @typedef {Pick<Entry, 'revision' | 'frontEnds'>} Latest */

/** A mistake, in words for the person who made it. */
export class Refused extends Error {}

/**
 * Lets anyone try versions that are in the store: those that the record does not name do not exist for browsers.
 * @param {import('./store.mjs').Store} store
 * @param {{ versions: Record<string, string>, who: string }} options by name
 */
export const offer = (store, { versions, who }) =>
  addEntry(store, async () => ({ who, action: 'publish', versions, frontEnds: {} }))

/**
 * Lets everybody get versions that are in the store, all of them at once.
 * @param {import('./store.mjs').Store} store
 * @param {{ versions: Record<string, string>, who: string }} options by name
 */
export function release(store, { versions, who }) {
  return addEntry(store, async (latest) => {
    const frontEnds = Object.fromEntries(
      Object.entries(versions).flatMap(([name, version]) => {
        const current = latest.frontEnds[name]
        if (current?.stable === version && !current.canary) return []
        // The same version again, which ends a canary, is no step that a rollback should go back over.
        const before = current && current.stable !== version ? latest.revision : (current?.before ?? null)
        return [[name, { stable: version, before, canary: null }]]
      }),
    )
    if (Object.keys(frontEnds).length === 0) throw new Refused(`${list(versions)} in use already`)
    await assertFits(store, latest, frontEnds)
    return { who, action: 'release', versions, frontEnds }
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
    const frontEnds = { [name]: { ...current, canary: { version, percent } } }
    await assertFits(store, latest, frontEnds)
    return { who, action: 'canary', versions: { [name]: version }, frontEnds }
  })
}

/**
 * Promotes the canary to the version for everybody.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, who: string }} options
 */
export function promote(store, { name, who }) {
  return addEntry(store, async (latest) => {
    const { canary } = stateOf(latest, name)
    if (!canary) throw new Refused(`${name} has no canary`)
    const frontEnds = { [name]: { stable: canary.version, before: latest.revision, canary: null } }
    await assertFits(store, latest, frontEnds)
    return { who, action: 'promote', versions: { [name]: canary.version }, frontEnds }
  })
}

/**
 * Ends a canary: its sessions get the stable version again.
 * @param {import('./store.mjs').Store} store
 * @param {{ name: string, who: string }} options
 */
export function stopCanary(store, { name, who }) {
  return addEntry(store, async (latest) => {
    const current = stateOf(latest, name)
    if (!current.canary) throw new Refused(`${name} has no canary`)
    return {
      who,
      action: 'stop-canary',
      versions: { [name]: current.canary.version },
      frontEnds: { [name]: { ...current, canary: null } },
    }
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
    const { stable, before } = to ? { stable: to, before: latest.revision } : await frontEndBefore(store, name, current)
    if (stable === current.stable) throw new Refused(`${name} ${stable} is in use already`)
    const frontEnds = { [name]: { stable, before, canary: null } }
    await assertFits(store, latest, frontEnds)
    return { who, action: 'rollback', versions: { [name]: stable }, frontEnds }
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
 * Throws if a front-end would take what a shell lacks. All versions in use count, because any session may have any pair.
 * @param {import('./store.mjs').Store} store
 * @param {Latest} latest
 * @param {Record<string, FrontEnd>} changed
 */
async function assertFits(store, latest, changed) {
  const after = Object.entries({ ...latest.frontEnds, ...changed })
  const used = after.flatMap(([name, { stable, canary }]) =>
    [stable, ...(canary ? [canary.version] : [])].map((version) => ({ name, version, isChanged: name in changed })),
  )
  const releases = await Promise.all(
    used.map(async ({ name, version, isChanged }) => {
      const found = await readRelease(store, name, version)
      if (!found) throw new Refused(`${name} ${version} is not in the store`)
      return { ...found, isChanged }
    }),
  )
  for (const shell of releases.filter(({ name }) => name === SHELL)) {
    for (const remote of releases.filter(({ name, isChanged }) => name !== SHELL && (isChanged || shell.isChanged))) {
      const missing = missingFor(remote, shell)
      if (missing.length > 0)
        throw new Refused(
          `${remote.name} ${remote.version} takes what ${SHELL} ${shell.version} lacks:\n${missing.map((one) => `  ${one}`).join('\n')}`,
        )
    }
  }
}

const list = (/** @type {Record<string, string>} */ versions) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')

const DAY_MS = 86_400_000

/**
 * Removes old versions: those that were not in use for some days, except for the last ones of each front-end.
 * @param {import('./store.mjs').Store} store
 * @param {{ now?: number, keptDays?: number, keptVersions?: number }} [options]
 * @returns {Promise<string[]>} the removed ones, as 'name version'
 */
export async function prune(store, { now = Date.now(), keptDays = 30, keptVersions = 20 } = {}) {
  const used = await lastUses(store, now)
  const removed = []
  for (const { name, version, keys } of await listVersions(store)) {
    const uses = used.get(name) ?? []
    const at = uses.findIndex((use) => use.version === version)
    // A version that was never pointed at may be on its way.
    if (at === -1 || at < keptVersions || now - (uses[at]?.until ?? 0) < keptDays * DAY_MS) continue
    // Its description first: without one it does not exist.
    for (const key of [...keys].sort((a) => (a.endsWith('/release.json') ? -1 : 1))) await store.remove(key)
    removed.push(`${name} ${version}`)
  }
  await pruneRecord(store)
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
  for (
    let entry = /** @type {Entry | null} */ (await readEntry(store, (await readLatest(store)).revision));
    entry;
    entry = await readEntry(store, entry.revision - 1)
  ) {
    for (const [name, { stable, canary }] of Object.entries(entry.frontEnds)) {
      const uses = used.get(name) ?? []
      for (const version of [stable, ...(canary ? [canary.version] : [])]) {
        if (!uses.some((use) => use.version === version)) uses.push({ version, until })
      }
      used.set(name, uses)
    }
    until = Date.parse(entry.at)
  }
  return used
}
