import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACROSS_ACCOUNTS, layouts, whyUntargeted } from './sharding.ts'

const document = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8')

test.each([
  ['clients', { accountId: 'ana', id: 1 }],
  ['clients', { accountId: { $eq: 'ana' } }],
  ['accounts', { _id: { $in: ['ana', 'bia'] } }],
  ['storedAnswers', { _id: 'ana:createClient:key' }],
  ['users', { emailKey: 'ana@exemplo.com.br' }],
  ['clientDeletions', { dueAt: { $lte: new Date() } }],
])('a query of %s for %j goes to few shards', (collection, filter) => {
  expect(whyUntargeted({ command: 'find', collection, filter, isForCall: true })).toBeNull()
})

test.each([
  ['clients', {}],
  ['clients', { id: 1 }],
  ['clients', { _id: 'row' }],
  ['clients', { accountId: { $gt: 'ana' } }],
  ['clients', { accountId: { $ne: 'ana' } }],
  ['clients', { $or: [{ accountId: 'ana' }, { id: 1 }] }],
  ['accounts', { version: 'v' }],
])('a query of %s for %j goes to all shards', (collection, filter) => {
  expect(whyUntargeted({ command: 'find', collection, filter, isForCall: true })).toContain(
    'does not carry the shard key',
  )
})

test.each([{}, { _id: { $gt: 'row' } }])('outside calls a query for %j may go to all shards', (filter) => {
  expect(whyUntargeted({ command: 'find', collection: 'clients', filter, isForCall: false })).toBeNull()
})

test('outside calls, too, a query must not look for rows of all accounts', () => {
  expect(whyUntargeted({ command: 'find', collection: 'clients', filter: { id: 1 }, isForCall: false })).toContain(
    'does not carry the shard key',
  )
})

test.each(Object.keys(layouts))('docs/scaling.md says how %s is sharded', (collection) => {
  expect(document).toContain(`\`${collection}\``)
})

test.each(ACROSS_ACCOUNTS.filter(({ who }) => who !== 'tests').map(({ who }) => who))(
  'docs/scaling.md names %s among what goes to all shards',
  (who) => {
    expect(document).toContain(who)
  },
)
