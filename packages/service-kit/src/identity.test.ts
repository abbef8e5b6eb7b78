import { expect, it } from 'vitest'
import { type Identity, requireIdentity } from './identity.ts'

const session = { sid: 'session-1', signedInAt: 1, renewedAt: 1 }
const person = { sub: 'a'.repeat(24), iss: 'gateway', session }
const part = { sub: 'a'.repeat(24), iss: 'crm' }

const callers: { caller: string; identity: Identity | null; account: boolean; service: boolean }[] = [
  { caller: 'a person', identity: person, account: true, service: false },
  { caller: 'one of our parts', identity: part, account: false, service: true },
  { caller: 'a part that brings a session along', identity: { ...part, session }, account: false, service: false },
  {
    caller: 'the gateway without a person',
    identity: { ...person, session: undefined },
    account: false,
    service: true,
  },
  { caller: 'a caller without an identity', identity: null, account: false, service: false },
]

it.each(callers)(
  '$caller may make calls for accounts: $account, calls for services: $service',
  ({ identity, account, service }) => {
    const may = (access: 'account' | 'service') => {
      try {
        return requireIdentity(identity, access) === identity
      } catch (error) {
        expect(error).toMatchObject({ code: 'unauthenticated' })
        return false
      }
    }
    expect({ account: may('account'), service: may('service') }).toEqual({ account, service })
  },
)
