// @ts-check
import { expect, it } from 'vitest'
import { databaseUri } from './database-uri.mjs'

it.each([
  ['mongodb://127.0.0.1:27017/?w=majority', 'mongodb://127.0.0.1:27017/atelie_crm?w=majority'],
  ['mongodb://127.0.0.1', 'mongodb://127.0.0.1/atelie_crm'],
  ['mongodb://a:1,b:2/other?replicaSet=rs0', 'mongodb://a:1,b:2/atelie_crm?replicaSet=rs0'],
  ['mongodb+srv://u:p@host/?retryWrites=true', 'mongodb+srv://u:p@host/atelie_crm?retryWrites=true&authSource=admin'],
  ['mongodb://u:p@host/users', 'mongodb://u:p@host/atelie_crm?authSource=users'],
])('%s becomes %s', (base, uri) => expect(databaseUri(base, 'atelie_crm')).toBe(uri))

it('an invalid URI is refused with an example', () => {
  expect(() => databaseUri('localhost:27017', 'x')).toThrow('MONGODB_URI is not a MongoDB address')
})
