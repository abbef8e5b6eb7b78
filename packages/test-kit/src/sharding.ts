import { isDeepStrictEqual } from 'node:util'

/**
 * How collections would be spread over the shards of a MongoDB cluster: by `accountId`, hashed, except for these, by name.
 * Their shard key is this field, hashed, or the collection stays on one shard, for a reason. docs/scaling.md explains it;
 * tests keep indexes and queries to it.
 */
export const layouts: Readonly<Record<string, { shardKey: '_id' } | { onOneShard: string }>> = {
  // The account's id is its _id.
  accounts: { shardKey: '_id' },
  // Its _id begins with the account's id.
  storedAnswers: { shardKey: '_id' },
  // The hash of the link's token.
  quoteLinks: { shardKey: '_id' },
  users: { onOneShard: 'e-mail and user name are each unique over all accounts, which no shard key allows for both' },
  revocations: { onOneShard: 'gateways read the latest of all accounts each second' },
  revocationSegments: { onOneShard: 'starting gateways read all of them in order' },
  clientDeletions: {
    onOneShard: 'processes look for the next one of all accounts each second; a row stays for moments',
  },
  quoteDeletions: {
    onOneShard: 'processes look for the next one of all accounts each second; a row stays for moments',
  },
  answerNotes: {
    onOneShard: 'processes look for the next one of all accounts each second; a row stays for moments',
  },
  verifications: { onOneShard: 'has one row' },
  backups: { onOneShard: 'has two rows' },
  preparations: { onOneShard: 'has a row for each migration' },
}

/** The shard key of a collection; null if it stays on one shard. */
export function shardKeyOf(collection: string): string | null {
  const layout = layouts[collection] ?? { shardKey: 'accountId' }
  return 'shardKey' in layout ? layout.shardKey : null
}

export interface Query {
  command: string
  collection: string
  filter: object
  /** Whether it belongs to a call or a job of an account. */
  isForCall: boolean
}

/** Queries that go to all shards, never for a call, with the fields that they ask for. */
export const ACROSS_ACCOUNTS: readonly { who: string; fields: readonly string[]; why: string }[] = [
  { who: 'migrations', fields: ['_id'], why: 'change whole collections, in batches, once per version' },
  { who: 'verify-totals', fields: [], why: 'reads the ids of all accounts, then each by its account' },
  { who: 'npm run backup', fields: [], why: 'reads everything' },
  { who: 'tests', fields: [], why: 'look into whole collections' },
]

/** Why a query of a sharded cluster would go to all shards; null if it goes to those of its accounts, or is meant to. */
export function whyUntargeted({ collection, filter, isForCall }: Query): string | null {
  const key = shardKeyOf(collection)
  if (key === null || isEqualTo((filter as Record<string, unknown>)[key])) return null
  const isMeantTo = !isForCall && ACROSS_ACCOUNTS.some(({ fields }) => isDeepStrictEqual(fields, Object.keys(filter)))
  return isMeantTo ? null : `does not carry the shard key ${key}`
}

/** Ranges and exclusions of a hashed key say nothing about the shard. */
function isEqualTo(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined
  const operators = Object.keys(value)
  return operators.length > 0 && operators.every((operator) => operator === '$eq' || operator === '$in')
}
