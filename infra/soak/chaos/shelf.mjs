// @ts-check
import { randomInt, randomUUID } from 'node:crypto'
import { GONE, trackRecord } from './records.mjs'

/** Beyond that, the person deletes some first. */
const MOST_RECORDS = 25
const GIVES_UP = 0.2

/** @typedef {{ id: number, track: import('./records.mjs').Track, subjects: import('./kinds.mjs').Subjects }} Record */

/**
 * The records of one kind and account: what was requested and acknowledged for each.
 * @param {import('./kinds.mjs').Kind} kind
 * @param {import('./person.mjs').Browser} browser
 * @param {import('./observations.mjs').Observations} observations
 */
export function openShelf(kind, browser, observations) {
  /** @type {Map<string, Record>} */
  const records = new Map()
  /** Those that exist, as far as is known. @type {Set<string>} */
  const alive = new Set()
  const any = () => [...alive][randomInt(Math.max(alive.size, 1))]
  const pathOf = (/** @type {number} */ id) => `${kind.path}/${id}`

  /** @param {string} mark */
  const known = (mark) => /** @type {Record} */ (records.get(mark))

  /** Keeps the same key until it is acknowledged, as our screens do. @param {import('./kinds.mjs').Subjects} subjects */
  async function create(subjects) {
    const mark = `${kind.name} ${randomUUID()}`
    const body = kind.body(mark, subjects)
    const track = trackRecord()
    const record = { id: NaN, track, subjects }
    track.asked(kind.asked(body))
    records.set(mark, record)
    const { body: created } = await browser.insist('POST', kind.path, [201], {
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
    record.id = created.id
    track.told(kind.asked(body))
    alive.add(mark)
    observations.acknowledge()
    check(mark, created)
    return mark
  }

  /** Creates a record that she never changes by herself, and returns its mark. @param {import('./kinds.mjs').Subjects} subjects */
  async function reserve(subjects) {
    const mark = await create(subjects)
    alive.delete(mark)
    return mark
  }

  /**
   * Edits the version that she sees. Now and then she does not wait for the acknowledgement and does something else.
   * @param {string} mark
   * @returns {Promise<boolean>} whether it was acknowledged
   */
  async function update(mark) {
    const { id, track, subjects } = known(mark)
    for (;;) {
      const seen = (await browser.insist('GET', kind.listPath, [200])).body.find(
        (/** @type {any} */ row) => row.id === id,
      )
      if (!seen) {
        observations.find(`${mark}: not in the list, but acknowledged as ${track.describe()}`)
        return true
      }
      // An update that she did not wait for may have come first.
      const wanted = track.isCertain() ? [200] : [200, 412]
      const body = kind.body(mark, subjects)
      track.asked(kind.asked(body))
      const write = Math.random() < GIVES_UP ? browser.attempt : browser.insist
      const { status, body: updated } = await write(kind.updateMethod, pathOf(id), wanted, {
        body,
        headers: { 'if-match': String(seen.version) },
      })
      if (status === 412) continue
      if (status !== 200) return false
      track.told(kind.asked(body))
      observations.acknowledge()
      check(mark, updated)
      return true
    }
  }

  /** It may already be gone, if the acknowledgement of the first attempt was lost. @param {string} mark */
  async function remove(mark) {
    const { id, track } = known(mark)
    track.asked(GONE)
    alive.delete(mark)
    const { status } = await browser.attempt('DELETE', pathOf(id), [204])
    if (status !== 204) await browser.insist('DELETE', pathOf(id), [204, 404])
    track.told(GONE)
    observations.acknowledge()
  }

  /** @param {string} mark @param {any} row */
  function check(mark, row) {
    if (!known(mark).track.allows(kind.stored(row)))
      observations.find(
        `${mark}: acknowledged as ${JSON.stringify(kind.stored(row))} where ${known(mark).track.describe()} was asked for`,
      )
  }

  return {
    kind,
    records,
    alive,
    any,
    create,
    reserve,
    update,
    remove,
    isFull: () => alive.size >= MOST_RECORDS,
    idOf: (/** @type {string} */ mark) => known(mark).id,
    /** Marks records as gone whose subject was deleted. @param {(subjects: import('./kinds.mjs').Subjects) => boolean} isAbout */
    gone(isAbout) {
      for (const [mark, { track, subjects }] of records) {
        if (!isAbout(subjects) || !alive.delete(mark)) continue
        track.told(GONE)
      }
    },
  }
}
/** @typedef {ReturnType<typeof openShelf>} Shelf */
