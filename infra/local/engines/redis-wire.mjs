// @ts-check
import { connect } from 'node:net'

/**
 * Whether a Redis on this machine answers and has finished loading its data.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function redisIsReady(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const finish = (/** @type {boolean} */ ready) => {
      socket.destroy()
      resolve(ready)
    }
    socket.setTimeout(1_000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once('data', (answer) => finish(answer.toString().startsWith('+PONG')))
  })
}
