// @ts-check
import express from 'express'

/** `node static-server.mjs FOLDER`: the folder's files on a free port, which it prints. */
const server = express().disable('x-powered-by').use(express.static(process.argv[2] ?? '.')).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
