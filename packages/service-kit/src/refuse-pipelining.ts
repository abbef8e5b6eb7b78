import type { RequestHandler } from 'express'

/**
 * Cuts a connection on which a request arrives before the response to the previous one was sent. No browser or proxy of ours
 * does that, and Node closes such a response neither when its connection breaks nor while the previous one is not read, so it
 * could keep what it holds for ever.
 */
export const refusePipelining: RequestHandler = ({ socket }, response, next) => {
  // Node gives a response its connection when those before it were sent.
  if (response.socket) return next()
  socket.destroy()
}
