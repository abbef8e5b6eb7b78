// @ts-check
/**
 * Which version of each front-end is in use, and how that came about: one immutable entry for each change. An entry holds the
 * state of all front-ends, so that what was checked to fit together is what takes effect together.
 */

/**
 * @typedef {object} FrontEnd
 * @property {string} stable the version that people get
 * @property {number | null} before revision of the entry with the version before, for a rollback
 * @property {{ version: string, percent: number } | null} canary the version that some sessions get
 */
/** @typedef {'publish' | 'release' | 'rollback' | 'canary' | 'promote' | 'stop-canary'} Action publish: nobody gets it, but it may be tried */
/**
 * @typedef {object} Entry
 * @property {number} revision
 * @property {string} at ISO time
 * @property {string} who
 * @property {Action} action
 * @property {Record<string, string>} versions of the front-ends that the action was about, by name
 * @property {Record<string, FrontEnd>} frontEnds by name
 */
/** @typedef {Pick<Entry, 'who' | 'action' | 'versions' | 'frontEnds'>} Change */

/** Older ones are pruned. */
export const KEPT_ENTRIES = 500

const FOLDER = 'record/'
const DIGITS = 9
const MOST_TRIES = 10

/** @type {Pick<Entry, 'revision' | 'versions' | 'frontEnds'>} */
const NOTHING = { revision: 0, versions: {}, frontEnds: {} }

const keyOf = (/** @type {number} */ revision) => `${FOLDER}${String(revision).padStart(DIGITS, '0')}.json`

/**
 * @param {import('./store.mjs').Store} store
 * @param {number} revision
 * @returns {Promise<Entry | null>}
 */
export async function readEntry(store, revision) {
  const bytes = await store.get(keyOf(revision))
  return bytes && JSON.parse(bytes.toString())
}

/**
 * The latest entry, looked for after the one that is known already: a call or two instead of a list.
 * @param {import('./store.mjs').Store} store
 * @param {Pick<Entry, 'revision' | 'versions' | 'frontEnds'>} [known]
 * @returns {Promise<Pick<Entry, 'revision' | 'versions' | 'frontEnds'>>}
 */
export async function readLatest(store, known) {
  let latest = known ?? (await newestListed(store))
  for (let next = await readEntry(store, latest.revision + 1); next; next = await readEntry(store, latest.revision + 1))
    latest = next
  return latest
}

/** @param {import('./store.mjs').Store} store */
async function newestListed(store) {
  const newest = (await store.list(FOLDER)).at(-1)
  return newest ? ((await readEntry(store, Number(newest.slice(FOLDER.length, -'.json'.length)))) ?? NOTHING) : NOTHING
}

/**
 * All entries that are still kept, the latest first.
 * @param {import('./store.mjs').Store} store
 * @returns {Promise<Entry[]>}
 */
export async function readHistory(store) {
  const keys = await store.list(FOLDER)
  const entries = await Promise.all(keys.map(async (key) => JSON.parse(String(await store.get(key)))))
  return entries.reverse()
}

/**
 * Adds an entry. If someone else adds one first, the change is decided again on top of it, so that neither is lost.
 * @param {import('./store.mjs').Store} store
 * @param {(latest: Pick<Entry, 'revision' | 'frontEnds'>) => Promise<Change>} decide with the front-ends that change; throws if they cannot
 * @returns {Promise<Entry>}
 */
export async function addEntry(store, decide) {
  let latest = await readLatest(store)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const change = await decide(latest)
    const revision = latest.revision + 1
    /** @type {Entry} */
    const entry = {
      revision,
      at: new Date().toISOString(),
      ...change,
      frontEnds: { ...latest.frontEnds, ...change.frontEnds },
    }
    if (await store.putNew(keyOf(revision), Buffer.from(JSON.stringify(entry)))) return entry
    latest = await readLatest(store, latest)
  }
  throw new Error(`the record changed ${MOST_TRIES} times in a row while this change was being made: try again`)
}

/**
 * Removes the oldest entries.
 * @param {import('./store.mjs').Store} store
 */
export async function pruneRecord(store) {
  const keys = await store.list(FOLDER)
  for (const key of keys.slice(0, Math.max(0, keys.length - KEPT_ENTRIES))) await store.remove(key)
}
