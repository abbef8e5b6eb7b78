import { describe, expect, it } from 'vitest'
import { storedItem } from './stored-item.ts'
import { unusable, waysToBeUnusable } from './testing/storage.ts'

const parse = (text: string) => (JSON.parse(text) as { words: string }).words.trim()
const item = () => storedItem('sessionStorage', 'words', parse)
const words = (text: string) => JSON.stringify({ words: text })

describe('a stored item', () => {
  it('a text survives its item, until it is removed', () => {
    item().write(words('fita '))
    expect(item().read()).toBe('fita')
    item().remove()
    expect(item().read()).toBeNull()
  })

  it.each(['{', 'null', '5', '{"words":7}', '', '[]', '"fita'])('an unreadable text is dropped (%s)', (text) => {
    sessionStorage.setItem('words', text)
    expect(item().read()).toBeNull()
    expect(sessionStorage.getItem('words')).toBeNull()
  })

  it('a text that does not fit lasts as long as its item, and no older one comes back', () => {
    item().write(words('old'))
    unusable.full()
    const full = item()
    full.write(words('new'))
    expect(full.read()).toBe('new')
    expect(item().read()).toBeNull()
    full.remove()
    expect(full.read()).toBeNull()
  })

  it.each(waysToBeUnusable)('with %s storage a text lasts as long as its item', (way) => {
    unusable[way]()
    const blocked = item()
    expect(blocked.read()).toBeNull()
    blocked.write(words('fita'))
    expect(blocked.read()).toBe('fita')
    blocked.remove()
    expect(blocked.read()).toBeNull()
  })
})
