// @ts-check
import { connect } from 'node:net'

/**
 * Whether a Redis on this machine answers and has finished loading its data.
 * @param {number} port
 * @param {string | null} password
 * @returns {Promise<boolean>}
 */
export function redisIsReady(port, password) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${password ? `AUTH ${password}\r\n` : ''}PING\r\n`))
    let answer = ''
    const finish = (/** @type {boolean} */ ready) => {
      socket.destroy()
      resolve(ready)
    }
    socket.setTimeout(1_000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      if (answer.includes('+PONG')) finish(true)
      else if (answer.includes('-')) finish(false)
    })
  })
}
