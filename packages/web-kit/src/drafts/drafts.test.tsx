import { describe, expect, it } from 'vitest'
import { Drafts } from './drafts.ts'

const ana = 'ana@example.com'
const bia = 'bia@example.com'
const typed = (value: unknown) => ({ read: () => value, isTyped: true, survivesReload: false })

describe('drafts of a form that closes', () => {
  it('nothing is kept of a form that was closed before', () => {
    const drafts = new Drafts()
    drafts.watch(ana, 'note', typed('words of Ana'))()
    drafts.persist(ana)
    expect(drafts.find(ana, 'note')).toBeUndefined()
    expect(drafts.hasTyped(ana)).toBe(false)
  })

  it('a form that opens before its predecessor closes keeps its draft', () => {
    const drafts = new Drafts()
    const firstCloses = drafts.watch(ana, 'note', typed('first words'))
    drafts.watch(ana, 'note', typed('second words'))
    firstCloses()
    drafts.persist(ana)
    expect(drafts.find(ana, 'note')).toBe('second words')
  })
})

describe('drafts of two people in one browser', () => {
  it('drafts are persisted for the person who typed last, and the previous one finds nothing', () => {
    const drafts = new Drafts()
    const anaLeaves = drafts.watch(ana, 'note', typed('words of Ana'))
    drafts.persist(ana)
    anaLeaves()
    drafts.watch(bia, 'note', typed('words of Bia'))
    drafts.persist(bia)
    expect(drafts.find(bia, 'note')).toBe('words of Bia')
    expect(drafts.find(ana, 'note')).toBeUndefined()
  })

  it('drafts wait for their owner while another person has the same form open', () => {
    const drafts = new Drafts()
    drafts.watch(ana, 'note', typed('words of Ana'))
    drafts.persist(ana)
    expect(drafts.find(bia, 'note')).toBeUndefined()
    expect([drafts.hasTyped(ana), drafts.hasTyped(bia)]).toEqual([true, false])
    expect(drafts.find(ana, 'note')).toBe('words of Ana')
  })
})
