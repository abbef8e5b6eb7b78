// @ts-check
import { connect } from 'node:net'

/**
 * Sends one command on a new connection.
 * @param {string} redisUrl
 * @param {string} command
 * @returns {Promise<string>} the raw reply
 */
export function askRedis(redisUrl, command) {
  const { port, password } = new URL(redisUrl)
  const login = password ? `AUTH ${password}\r\n` : ''
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${login}${command}\r\nQUIT\r\n`))
    socket.once('error', reject)
    socket.on('data', (chunk) => (response += chunk.toString()))
    socket.once('close', () => resolve(response))
  })
}
