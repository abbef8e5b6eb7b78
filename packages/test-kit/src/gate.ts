import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Gate {
  port: number
  /** Cuts every connection and refuses new ones, like an engine that is down. */
  shut(): Promise<void>
  /** Passes nothing on any more, like an engine that is frozen. */
  hang(): void
  open(): Promise<void>
}

/** A proxy in front of an engine on this machine, with which a test can cut off a single service. */
export async function createGate(enginePort: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer((incoming) => {
    const outgoing = connect(enginePort, '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
    }
    incoming.pipe(outgoing).pipe(incoming)
    if (isHanging) for (const socket of [incoming, outgoing]) socket.pause()
  })
  const gate: Gate = {
    port: 0,
    async shut() {
      if (!server.listening) return
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    hang() {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    async open() {
      isHanging = false
      for (const socket of sockets) socket.resume()
      if (server.listening) return
      server.listen(gate.port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      if (address && typeof address === 'object') gate.port = address.port
    },
  }
  await gate.open()
  return gate
}
