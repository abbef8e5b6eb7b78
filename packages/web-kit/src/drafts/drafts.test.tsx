import { describe, expect, it } from 'vitest'
import { Drafts } from './drafts.ts'

const ana = 'ana@example.com'
const bia = 'bia@example.com'
const typed = (value: unknown) => ({ read: () => value, isTyped: true, isLasting: false })

describe('drafts of two people at one browser', () => {
  it('are kept for whoever was typing last, and the one before finds nothing', () => {
    const drafts = new Drafts()
    const anaLeaves = drafts.watch(ana, 'note', typed('words of Ana'))
    drafts.keep(ana)
    anaLeaves()
    drafts.watch(bia, 'note', typed('words of Bia'))
    drafts.keep(bia)
    expect(drafts.find(bia, 'note')).toBe('words of Bia')
    expect(drafts.find(ana, 'note')).toBeUndefined()
  })

  it('wait for their owner while somebody else has the same form before them', () => {
    const drafts = new Drafts()
    drafts.watch(ana, 'note', typed('words of Ana'))
    drafts.keep(ana)
    expect(drafts.find(bia, 'note')).toBeUndefined()
    expect([drafts.hasTyped(ana), drafts.hasTyped(bia)]).toEqual([true, false])
    expect(drafts.find(ana, 'note')).toBe('words of Ana')
  })
})
