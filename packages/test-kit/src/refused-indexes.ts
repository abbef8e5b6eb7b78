import type { Connection, Model } from 'mongoose'
import { shardKeyOf } from './sharding.ts'

/**
 * Why MongoDB would refuse to shard the collections of these models, or would not keep what their indexes promise: one
 * sentence for each fault, with its collection and index.
 */
export function refusedIndexes(connection: Connection): string[] {
  return Object.values(connection.models).flatMap((model) => {
    const key = shardKeyOf(model.collection.collectionName)
    return key === null ? [] : faultsOf(model, key)
  })
}

function faultsOf(model: Model<unknown>, key: string): string[] {
  const { collectionName } = model.collection
  const field = model.schema.path(key) as (typeof model.schema.paths)[string] | undefined
  if (!field) return [`${collectionName}: it has no ${key}, so its layout belongs in packages/test-kit/src/sharding.ts`]
  const faults = model.schema.indexes().flatMap(([fields, { unique, collation }]) => {
    if (!unique) return []
    const reason = collation
      ? 'has a collation, under which two shards may hold equal keys'
      : refusal(Object.entries(fields), key)
    return reason ? [`${collectionName}: the unique index ${JSON.stringify(fields)} ${reason}`] : []
  })
  const { isRequired, instance } = field
  if (key !== '_id' && !isRequired) faults.push(`${collectionName}: its shard key ${key} must be required`)
  // Shards compare _id only with their own: ObjectIds are unique all the same.
  if (key !== '_id' && model.schema.path('_id').instance !== 'ObjectId')
    faults.push(`${collectionName}: an _id of its own is only unique per shard, unless it is the shard key`)
  if (instance === 'Array') faults.push(`${collectionName}: its shard key ${key} is a list`)
  return faults
}

/**
 * MongoDB's rule: the names of the shard key's fields are the first of a unique index, whether one is hashed or not, so that
 * rows with equal keys are on the same shard. It also takes any index that begins with _id, since it expects that to be unique.
 */
function refusal([first]: [string, unknown][], key: string): string | null {
  const [name, kind] = first ?? []
  if (kind === 'hashed') return 'is hashed, and such an index cannot be unique'
  return name === key || name === '_id' ? null : `does not begin with the shard key ${key}`
}
