// @ts-check
import { connect } from 'node:net'
import mongoose from 'mongoose'
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
  const { hostname, port, password } = new URL(String(environmentOf(findProcess(pid, 'services/quotes/dist/main.js')).REDIS_URL))
  const socket = connect(Number(port), hostname)
  socket.write(`${password ? `AUTH ${password}\r\n` : ''}INFO memory\r\nQUIT\r\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  return Number(/^used_memory:(\d+)/m.exec(text)?.[1])
}
