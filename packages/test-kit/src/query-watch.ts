import { currentRequestId } from '@atelie/service-kit/request-context'
import type { Connection, mongo } from 'mongoose'
import { whyUntargeted, type Query } from './sharding.ts'

export interface WatchedQueries {
  /**
   * The shapes that no index serves: they read every row of every account. Among them are regular expressions, with which
   * the embedded engine finds nothing in an index, and findAndModify, for which it uses none.
   */
  unindexed(): Promise<string[]>
  /** The shapes that a sharded cluster would have to ask all shards for, each with the reason. */
  untargeted(): string[]
}

/**
 * Records one query of each shape that a connection sends, reads and writes alike. The connection must have been opened
 * with `monitorCommands=true`.
 */
export function watchQueries(connection: Connection): WatchedQueries {
  const seen = new Map<string, Query>()
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    for (const query of queriesOf(commandName, command)) seen.set(shapeOf(query), query)
  })

  async function isUnindexed({ command, collection, filter }: Query): Promise<boolean> {
    if (command === 'findAndModify') return true
    if (Object.values(filter).some((value) => value instanceof RegExp)) return true
    const { queryPlanner } = await connection.collection(collection).find(filter).explain('queryPlanner')
    return JSON.stringify(queryPlanner).includes('COLLSCAN')
  }

  return {
    async unindexed() {
      const checked = await Promise.all(
        [...seen].map(async ([shape, query]) => (needsIndex(query) && (await isUnindexed(query)) ? shape : '')),
      )
      return checked.filter(Boolean)
    },
    untargeted() {
      return [...seen].flatMap(([shape, query]) => {
        const reason = whyUntargeted(query)
        return reason ? [`${shape}: ${reason}`] : []
      })
    },
  }
}

/**
 * Not an empty filter, because tests read whole collections, nor one on `_id` alone, which always has an index: the embedded
 * engine does not use it for ranges, MongoDB does.
 */
const needsIndex = ({ command, filter }: Query): boolean =>
  command === 'findAndModify' || Object.keys(filter).some((field) => field !== '_id')

function queriesOf(name: string, command: mongo.Document): Query[] {
  const isForCall = currentRequestId() !== undefined
  const query = (filter: object | undefined) => ({
    command: name,
    collection: String(command[name]),
    filter: filter ?? {},
    isForCall,
  })
  const all: Record<string, () => Query[]> = {
    find: () => [query(command.filter)],
    count: () => [query(command.query)],
    distinct: () => [query(command.query)],
    findAndModify: () => [query(command.query)],
    aggregate: () => [query(command.pipeline[0]?.$match)],
    update: () => command.updates.map(({ q }: { q: object }) => query(q)),
    delete: () => command.deletes.map(({ q }: { q: object }) => query(q)),
  }
  return all[name]?.() ?? []
}

/** The same for queries that differ only in values. */
const shapeOf = ({ command, collection, filter, isForCall }: Query): string =>
  `${command} ${collection} ${JSON.stringify(withoutValues(filter))}${isForCall ? ' for a call' : ''}`

function withoutValues(value: unknown): unknown {
  if (Array.isArray(value)) return '[…]'
  if (value instanceof RegExp) return '/…/'
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return '?'
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutValues(part)]))
}
