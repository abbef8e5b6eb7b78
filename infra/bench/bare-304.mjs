// @ts-check
import { createServer } from 'node:http'

/** A node:http server that responds to everything with a 304, on a free port, which it prints: the least a poll can cost. */
const server = createServer((_request, response) =>
  response.writeHead(304, { ETag: 'W/"1"', 'Cache-Control': 'private, no-cache' }).end(),
)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
