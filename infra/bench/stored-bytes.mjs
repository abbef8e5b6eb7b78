// @ts-check
import mongoose from 'mongoose'
import { askRedis } from '../local/process/ask-redis.mjs'
import { environmentOf, findProcess } from './process-tree.mjs'

const SERVICES = ['auth', 'crm', 'quotes', 'cash', 'ai']

/**
 * The size of everything in the databases but PDFs, without indexes and before compression.
 * @param {number} pid of the copy
 */
export async function databaseBytes(pid) {
  let bytes = 0
  for (const service of SERVICES) {
    const connection = await mongoose.createConnection(String(environmentOf(findProcess(pid, `${service}/dist/main.js`)).MONGODB_URI)).asPromise()
    for (const { collectionName } of await connection.db?.collections() ?? []) {
      if (collectionName === 'pdfs') continue
      for await (const row of connection.collection(collectionName).find()) bytes += mongoose.mongo.BSON.calculateObjectSize(row)
    }
    await connection.close()
  }
  return bytes
}

/**
 * The memory of Redis.
 * @param {number} pid of the copy
 */
export async function redisBytes(pid) {
  const { REDIS_URL } = environmentOf(findProcess(pid, 'services/quotes/dist/main.js'))
  const text = await askRedis(String(REDIS_URL), 'INFO memory')
  return Number(/^used_memory:(\d+)/m.exec(text)?.[1])
}
