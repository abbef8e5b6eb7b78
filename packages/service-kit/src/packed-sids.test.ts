import { expect, it } from 'vitest'
import { listHas, packList, packSid } from './packed-sids.ts'

it('a packed list contains the sessions that were added to it, and no others', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `session-${index}`)
  const list = packList(names.map(packSid))
  expect(list).toHaveLength(16_000)
  expect(names.every((name) => listHas(list, packSid(name)))).toBe(true)
  expect(names.some((name) => listHas(list, packSid(`${name} `)))).toBe(false)
  expect(listHas(packList([]), packSid('session-1'))).toBe(false)
})
