import type { Connection, mongo } from 'mongoose'

interface Query {
  command: string
  collection: string
  filter: object
}

/**
 * Records one query of each shape that a connection sends, reads and writes alike. The connection must have been opened
 * with `monitorCommands=true`.
 */
export function watchQueries(connection: Connection): { unindexed(): Promise<string[]> } {
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
    /**
     * The shapes that no index serves: they read every row of every account. Among them are regular expressions, with which
     * the embedded engine finds nothing in an index, and findAndModify, for which it uses none.
     */
    async unindexed() {
      const checked = await Promise.all([...seen].map(async ([shape, query]) => await isUnindexed(query) ? shape : ''))
      return checked.filter(Boolean)
    },
  }
}

/**
 * Empty filters are left out, because tests read whole collections, and so are filters on `_id` alone, which always has an
 * index: the embedded engine does not use it for ranges, MongoDB does.
 */
function queriesOf(name: string, command: mongo.Document): Query[] {
  const query = (filter: object | undefined) => ({ command: name, collection: String(command[name]), filter: filter ?? {} })
  const all: Record<string, () => Query[]> = {
    find: () => [query(command.filter)],
    count: () => [query(command.query)],
    distinct: () => [query(command.query)],
    findAndModify: () => [query(command.query)],
    aggregate: () => [query(command.pipeline[0]?.$match)],
    update: () => command.updates.map(({ q }: { q: object }) => query(q)),
    delete: () => command.deletes.map(({ q }: { q: object }) => query(q)),
  }
  return (all[name]?.() ?? []).filter(({ filter }) => name === 'findAndModify' || Object.keys(filter).some((field) => field !== '_id'))
}

/** The same for queries that differ only in values. */
const shapeOf = ({ command, collection, filter }: Query): string => `${command} ${collection} ${JSON.stringify(withoutValues(filter))}`

function withoutValues(value: unknown): unknown {
  if (Array.isArray(value)) return '[…]'
  if (value instanceof RegExp) return '/…/'
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return '?'
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutValues(part)]))
}
