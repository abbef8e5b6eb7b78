import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'

/** The responses of each connection that are not over. */
const responsesOf = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Closes every response of a connection that breaks. By itself, Node closes only the one that is being sent: those waiting
 * behind it, to requests that a client sent ahead, would keep for ever what they hold until they close. A request whose
 * connection is already gone is dropped, because its response would not close any more.
 */
export const closeWithConnection: RequestHandler = ({ socket }, response, next) => {
  if (socket.destroyed) return
  const responses = responsesOf.get(socket) ?? watch(socket)
  responses.add(response)
  response.once('close', () => responses.delete(response))
  next()
}

function watch(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>()
  responsesOf.set(socket, responses)
  socket.once('close', () => {
    for (const response of responses) if (!response.socket) close(response)
  })
  return responses
}

function close(response: ServerResponse): void {
  response.destroy()
  response.emit('close')
}
