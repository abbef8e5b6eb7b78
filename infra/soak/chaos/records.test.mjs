// @ts-check
import { describe, expect, it } from 'vitest'
import { compareRecords, GONE, trackRecord } from './records.mjs'

const OLD = { amount: '1.00' }
const NEW = { amount: '2.00' }

/** @param {(track: ReturnType<typeof trackRecord>) => void} history */
function record(history) {
  const track = trackRecord()
  history(track)
  return new Map([['a', { id: 1, track }]])
}

/** @param {object} state @param {number} [id] */
const row = (state, id = 1) => ({ mark: 'a', id, state })

describe('what a record may be', () => {
  it('a create without an acknowledgement may have been made or not', () => {
    const track = trackRecord()
    track.asked(OLD)
    expect([track.allows(OLD), track.allows(GONE)]).toEqual([true, true])
  })

  it('an acknowledged create exists', () => {
    const track = trackRecord()
    track.asked(OLD)
    track.told(OLD)
    expect([track.allows(OLD), track.allows(GONE), track.isCertain()]).toEqual([true, false, true])
  })

  it('an update without an acknowledgement may have been made or not, until a later one is acknowledged', () => {
    const track = trackRecord()
    track.told(OLD)
    track.asked(NEW)
    expect([track.allows(OLD), track.allows(NEW), track.isCertain()]).toEqual([true, true, false])
    track.told({ amount: '3.00' })
    expect([track.allows(OLD), track.allows(NEW)]).toEqual([false, false])
  })

  it('a deletion counts from its acknowledgement on', () => {
    const track = trackRecord()
    track.told(OLD)
    track.asked(GONE)
    expect([track.allows(OLD), track.allows(GONE)]).toEqual([true, true])
    track.told(GONE)
    expect([track.allows(OLD), track.allows(GONE)]).toEqual([false, true])
  })
})

describe('what is stored', () => {
  const kept = () => record((track) => track.told(OLD))

  it('records stored as acknowledged are not reported', () => {
    expect(compareRecords(kept(), [row(OLD)])).toEqual({ lost: [], doubled: [], wrong: [] })
  })

  it('an acknowledged record that is missing is lost', () => {
    expect(compareRecords(kept(), []).lost).toHaveLength(1)
  })

  it('the same text twice is doubled', () => {
    expect(compareRecords(kept(), [row(OLD), row(OLD, 2)]).doubled).toHaveLength(1)
  })

  it('different content, a different id, a deleted record and one that was never requested are wrong', () => {
    expect(compareRecords(kept(), [row(NEW)]).wrong).toHaveLength(1)
    expect(compareRecords(kept(), [row(OLD, 2)]).wrong).toHaveLength(1)
    expect(
      compareRecords(
        record((track) => track.told(GONE)),
        [row(OLD)],
      ).wrong,
    ).toHaveLength(1)
    expect(compareRecords(new Map(), [row(OLD)]).wrong).toHaveLength(1)
  })

  it('either state of an unacknowledged update is accepted', () => {
    const unsure = () =>
      record((track) => {
        track.told(OLD)
        track.asked(NEW)
      })
    for (const state of [OLD, NEW])
      expect(compareRecords(unsure(), [row(state)])).toEqual({ lost: [], doubled: [], wrong: [] })
    expect(compareRecords(unsure(), []).lost).toHaveLength(1)
  })
})
