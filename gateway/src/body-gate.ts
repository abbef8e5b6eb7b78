import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@atelie/contract/endpoint'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { Problem, sendProblem } from '@atelie/service-kit/problem'
import type { Request, Response } from 'express'
import type { BytesLimit } from './limits.ts'
import { createRoom, type Room } from './room.ts'
import { bodyArrives } from './whole-body.ts'

/** What every call but a picture's fits into, and what those fit into that need no session: a sign-in, the request for a text. */
const SMALL_BYTES = 512 * 1024
const VISITOR_BYTES = 32 * 1024
/** A phone in a bad spot sends that much in less. */
const PATIENCE_MS = 10_000
const VISITOR_PATIENCE_MS = 5_000
/** A body that goes through as it comes has to come at that pace at least. */
const CHECK_EVERY_MS = 5_000
const LEAST_BYTES = 40 * 1024
/** Bodies that go through as they come. A slow one costs a service no more than a part of its disk. */
const STREAMED = { mostOfOne: 4, stayMs: 3_000 }

/** Who sends a body, as far as the gateway knows, and for what. */
interface Sender {
  account: string | undefined
  call: Pick<Endpoint, 'carriesPicture'>
}

/** Resolves when the body may be passed on. Throws Problem('too_large'), Problem('too_many_requests'), Problem('timeout') or Problem('malformed'). */
type BodyGate = (request: Request, response: Response, sender: Sender) => Promise<void>

/**
 * Waits for a body before a service hears of the call: a connection to a service is not kept waiting for a slow or
 * malicious sender, of whom there may be thousands, while everybody else queues for it. Accounts have places that nobody
 * without a session can take.
 */
export function createBodyGate(bytesLimit?: BytesLimit): BodyGate {
  const accounts = { held: createRoom({ most: 500, mostOfOne: 20 }), streamed: createRoom({ ...STREAMED, most: 128 }) }
  const visitors = { held: createRoom({ most: 1_000, mostOfOne: 100 }), streamed: createRoom({ ...STREAMED, most: 16 }) }

  return async (request, response, { account, call }) => {
    const length = lengthOf(request)
    if (length === 0 && !isUnsized(request)) return
    const maxBytes = account ? SMALL_BYTES : VISITOR_BYTES
    if (length > maxBytes && !call.carriesPicture) throw new Problem('too_large')
    const rooms = account ? accounts : visitors
    const owner = account ?? addressKey(request.ip)
    // What is refused now is not read any more.
    response.setHeader('Connection', 'close')
    await bytesLimit?.(owner, isUnsized(request) ? SMALL_BYTES : length, call.carriesPicture ? 'picture' : 'body')
    if (isLargeBody(request)) {
      response.removeHeader('Connection')
      return watchBody(request, response, rooms.streamed, owner)
    }
    await bodyArrives(request, { length, patienceMs: account ? PATIENCE_MS : VISITOR_PATIENCE_MS, enter: (giveWay) => rooms.held.enter(owner, giveWay) })
    response.removeHeader('Connection')
  }
}

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
const isUnsized = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

/** Whether a body goes through as it comes; one of unknown length is taken for large. */
export const isLargeBody = (request: IncomingMessage): boolean => isUnsized(request) || lengthOf(request) > SMALL_BYTES

/** Ends a call whose body comes too slowly, unless it is us who are slow to take it. */
function watchBody(request: Request, response: Response, room: Room, owner: string): void {
  let before = request.socket.bytesRead
  const check = () => {
    const received = request.socket.bytesRead
    const isSlow = !request.complete && request.readableLength === 0 && received - before < LEAST_BYTES
    before = received
    if (isSlow) giveWay()
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  const leave = room.enter(owner, giveWay)
  const stop = () => {
    clearInterval(timer)
    leave()
  }
  // A body that has come whole needs no place, however long the service works on it.
  request.once('end', stop)
  response.once('close', stop)

  function giveWay(): void {
    clearInterval(timer)
    if (response.headersSent) return void request.destroy()
    response.setHeader('Connection', 'close')
    response.once('finish', () => request.destroy())
    sendProblem(request, response, new Problem('timeout'))
  }
}
