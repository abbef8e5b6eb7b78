// @ts-check
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** @typedef {import('node:net').Socket} Socket */

/**
 * A TCP relay on loopback between two processes that can break their connection in the two ways that networks do.
 * @param {number} port
 * @param {() => number} target looked up for each connection
 */
export async function openRelay(port, target) {
  /** @type {Set<ReturnType<typeof openLine>>} */
  const lines = new Set()
  let isSilent = false
  const server = createServer((near) => {
    const line = openLine(near, target, () => lines.delete(line))
    lines.add(line)
    if (!isSilent) line.join()
  })
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const refuse = () => {
    const closed = once(server, 'close')
    server.close()
    for (const line of lines) line.reset()
    return closed
  }
  await listen()
  return {
    /** Resets every connection and refuses new ones. */
    refuse,
    /** Accepts everything and passes on nothing, not even that the other side has disconnected. */
    silence() {
      isSilent = true
      for (const line of lines) line.part()
    },
    /** Delivers what was held back during the silence, like a network that has lost packets for a while. */
    async heal() {
      isSilent = false
      if (!server.listening) await listen()
      for (const line of lines) line.join()
    },
    /**
     * Ends the silence for new connections only. Existing ones stay silent for ever and are never reset, as after a router
     * has lost its tables.
     */
    forget() {
      isSilent = false
      for (const line of lines) line.forget()
    },
    async close() {
      if (server.listening) await refuse()
    },
  }
}

/**
 * One connection through the relay, which starts disconnected.
 * @param {Socket} near
 * @param {() => number} target
 * @param {() => void} onEnd
 */
function openLine(near, target, onEnd) {
  /** @type {Socket | undefined} */
  let far
  let isJoined = false
  let isForgotten = false

  /** @param {Socket} socket @param {() => Socket | undefined} other */
  const watch = (socket, other) => {
    socket.on('error', () => {})
    socket.on('close', (hadError) => {
      if (isJoined) endWith(other(), hadError)
    })
  }
  /** @param {Socket | undefined} other @param {boolean} hadError */
  const endWith = (other, hadError) => {
    if (hadError) other?.resetAndDestroy()
    // Data that has already arrived must still be delivered.
    else other?.end()
    if (near.destroyed && (far?.destroyed ?? true)) onEnd()
  }
  const dial = () => {
    const socket = connect(target(), '127.0.0.1')
    watch(socket, () => near)
    return socket
  }
  watch(near, () => far)
  return {
    join() {
      if (isJoined || isForgotten) return
      isJoined = true
      far ??= dial()
      if (near.destroyed || far.destroyed) return endWith(near.destroyed ? far : near, true)
      near.pipe(far)
      far.pipe(near)
    },
    part() {
      isJoined = false
      near.unpipe()
      far?.unpipe()
    },
    forget() {
      isForgotten = true
      // Keeps reading, to notice the end and close the socket; the other side does not learn of it.
      near.resume()
      far?.resume()
    },
    reset() {
      isJoined = true
      near.resetAndDestroy()
      far?.resetAndDestroy()
    },
  }
}
