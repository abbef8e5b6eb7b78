// @ts-check
import { connect } from 'node:net'

/** Just enough of MongoDB's wire protocol to query a server on this machine before any package is installed. */

/** @typedef {{ [name: string]: string | number | boolean | BsonDocument | BsonDocument[] }} BsonDocument */

const OP_MSG = 2013
const HEADER_BYTES = 16

/**
 * Sends one command and returns the raw reply.
 * @param {number} port
 * @param {BsonDocument} command
 * @returns {Promise<Buffer>}
 */
export function mongoCommand(port, command) {
  return new Promise((resolve, reject) => {
    const body = bson({ ...command, $db: 'admin' })
    const head = Buffer.alloc(HEADER_BYTES + 5)
    head.writeInt32LE(head.length + body.length, 0)
    head.writeInt32LE(OP_MSG, 12)
    let reply = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([head, body])))
    socket.setTimeout(2_000, () => socket.destroy(new Error('no answer in time')))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('connection closed')))
    socket.on('data', (chunk) => {
      reply = Buffer.concat([reply, chunk])
      if (reply.length < HEADER_BYTES || reply.length < reply.readInt32LE(0)) return
      resolve(reply)
      socket.destroy()
    })
  })
}

const TYPE_DOUBLE = '\x01'
const TYPE_STRING = '\x02'
const TYPE_DOCUMENT = '\x03'
const TYPE_ARRAY = '\x04'
const TYPE_BOOLEAN = '\x08'
const TYPE_INT32 = '\x10'
const OK = Buffer.concat([Buffer.from(`${TYPE_DOUBLE}ok\0`), doubleOne()])
const IS_PRIMARY = Buffer.from(`${TYPE_BOOLEAN}isWritablePrimary\0\x01`)

/** @param {Buffer} reply */
export const isOk = (reply) => reply.includes(OK)

/** @param {number} port */
export const acceptsWrites = async (port) => (await mongoCommand(port, { hello: 1 })).includes(IS_PRIMARY)

/**
 * Creates a replica set of this one server, or corrects its address in the existing set (the port may have changed).
 * @param {number} port
 */
export async function formReplicaSet(port) {
  const config = { _id: 'rs0', version: 1, members: [{ _id: 0, host: `127.0.0.1:${port}` }] }
  const reply = await mongoCommand(port, { replSetInitiate: config })
  if (!isOk(reply)) await mongoCommand(port, { replSetReconfig: config, force: true })
}

function doubleOne() {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(1)
  return bytes
}

/**
 * @param {BsonDocument} document
 * @returns {Buffer}
 */
function bson(document) {
  const elements = Object.entries(document).map(([name, value]) => element(name, value))
  const body = Buffer.concat([Buffer.alloc(4), ...elements, Buffer.from([0])])
  body.writeInt32LE(body.length, 0)
  return body
}

/**
 * @param {string} name
 * @param {BsonDocument[string]} value
 */
function element(name, value) {
  const [type, bytes] = encode(value)
  return Buffer.concat([Buffer.from(`${type}${name}\0`), bytes])
}

/**
 * @param {BsonDocument[string]} value
 * @returns {[string, Buffer]}
 */
function encode(value) {
  if (typeof value === 'boolean') return [TYPE_BOOLEAN, Buffer.from([value ? 1 : 0])]
  if (typeof value === 'number') return [TYPE_INT32, int32(value)]
  if (typeof value === 'string') return [TYPE_STRING, Buffer.concat([int32(Buffer.byteLength(value) + 1), Buffer.from(`${value}\0`)])]
  if (Array.isArray(value)) return [TYPE_ARRAY, bson(Object.fromEntries(value.entries()))]
  return [TYPE_DOCUMENT, bson(value)]
}

/** @param {number} value */
function int32(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
