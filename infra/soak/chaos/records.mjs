// @ts-check

/** The state of a record that does not exist. */
export const GONE = 'gone'

/** @typedef {object | typeof GONE} State */

/**
 * The states that a record may have, given what its owner requested and what was acknowledged. An unacknowledged change may
 * or may not have been made, or may still be; an acknowledged one has been.
 */
export function trackRecord() {
  let allowed = new Set([key(GONE)])
  return {
    /** @param {State} state */
    asked(state) {
      allowed.add(key(state))
    },
    /** @param {State} state */
    told(state) {
      allowed = new Set([key(state)])
    },
    /** @param {State} state */
    allows: (state) => allowed.has(key(state)),
    /** Acknowledged, with no change outstanding. */
    isCertain: () => allowed.size === 1,
    describe: () => [...allowed].join(' or '),
  }
}

/** @typedef {ReturnType<typeof trackRecord>} Track */

/** @param {State} state */
const key = (state) => JSON.stringify(state)

/**
 * Compares what was acknowledged to owners with what is stored.
 * @param {ReadonlyMap<string, { id?: number, track: Track }>} records by their unique text
 * @param {readonly { mark: string, id: number, state: object }[]} stored
 * @returns {{ lost: string[], doubled: string[], wrong: string[] }} wrong: neither lost nor doubled, but different from what was acknowledged
 */
export function compareRecords(records, stored) {
  const found = {
    lost: /** @type {string[]} */ ([]),
    doubled: /** @type {string[]} */ ([]),
    wrong: /** @type {string[]} */ ([]),
  }
  const byMark = new Map(stored.map((row) => [row.mark, row]))
  for (const [index, { mark }] of stored.entries()) {
    if (!records.has(mark)) found.wrong.push(`${mark}: nobody asked for it`)
    if (stored.findIndex((row) => row.mark === mark) !== index) found.doubled.push(`${mark}: stored more than once`)
  }
  for (const [mark, { id, track }] of records) {
    const row = byMark.get(mark)
    if (!row) {
      if (!track.allows(GONE)) found.lost.push(`${mark}: gone, but acknowledged as ${track.describe()}`)
    } else if (!track.allows(row.state)) {
      found.wrong.push(`${mark}: stored as ${key(row.state)}, but acknowledged as ${track.describe()}`)
    } else if (id !== undefined && row.id !== id) {
      found.wrong.push(`${mark}: stored under ${row.id}, but acknowledged under ${id}`)
    }
  }
  return found
}
