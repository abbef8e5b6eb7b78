import { describe, expect, it } from 'vitest'
import { type Tally, whyToStop } from './canary-rule.ts'

/** Of one address: failed sessions and all, of the canary and of the stable version. */
const at = (canary: `${number}/${number}`, stable: `${number}/${number}` = '0/0'): Tally => ({ canary: shareOf(canary), stable: shareOf(stable) })

function shareOf(text: string) {
  const [failed = 0, sessions = 0] = text.split('/').map(Number)
  return { sessions, failed }
}

describe('a canary goes on', () => {
  it.each<[string, Tally[]]>([
    ['without sessions', []],
    ['without failures', [at('0/9'), at('0/9'), at('0/9')]],
    ['with four sessions', [at('1/1'), at('1/1'), at('2/2')]],
    ['with two addresses', [at('3/3'), at('3/3')]],
    ['with failures at one address', [at('9/9'), at('0/1'), at('0/1'), at('0/1')]],
    ['with failures at addresses that were given the stable version', [at('1/5', '9/9'), at('0/5', '9/9'), at('0/5', '9/9')]],
    ['when the stable version fails as often', [at('1/2', '1/2'), at('1/2', '1/2'), at('1/2', '1/2')]],
    ['when the stable version fails more often', [at('1/5', '5/5'), at('1/5', '5/5'), at('0/5', '0/5')]],
    ['when one address tips the scales by failures', [at('99/99'), at('1/20', '5/50'), at('0/20', '5/50'), at('0/20', '5/50')]],
    ['when one address tips the scales by sound stable sessions', [at('0/0', '0/999'), at('1/10', '5/20'), at('1/10', '5/20'), at('0/10', '5/20')]],
  ])('a canary goes on %s', (_, tallies) => expect(whyToStop(tallies)).toBeNull())
})

describe('a canary is stopped', () => {
  it.each<[string, Tally[]]>([
    ['when it fails everywhere', [at('1/1', '0/3'), at('2/2'), at('2/2')]],
    ['when two of five sessions fail and no stable one', [at('1/1'), at('1/1'), at('0/3', '0/9')]],
    ['when there is no stable session', [at('1/2'), at('1/2'), at('0/1')]],
    ['when it fails more often than the stable version', [at('2/4', '1/20'), at('2/4', '1/20'), at('1/4', '1/20')]],
    ['even if it fails less often at one address', [at('0/9', '9/9'), at('3/4', '0/9'), at('3/4', '0/9'), at('3/4', '0/9')]],
  ])('a canary is stopped %s', (_, tallies) => expect(whyToStop(tallies)).toEqual(expect.any(String)))

  it('a canary is stopped with the figures', () => {
    expect(whyToStop([at('2/3', '1/9'), at('1/1'), at('0/2', '0/9')])).toBe('failed in 3 of 6 sessions, at 2 of 3 addresses; the stable version in 1 of 18')
  })
})
