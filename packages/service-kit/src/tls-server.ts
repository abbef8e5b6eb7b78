import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import { join } from 'node:path'
import type { Logger } from './log.ts'

/** Certificates are renewed days before they end. */
const REREAD_MS = 60 * 60 * 1_000

/** @param folder with `tls.crt` and `tls.key`, as cert-manager writes them; read again while the server runs */
export function createTlsServer(app: RequestListener, folder: string, log: Logger): Server {
  const server = createServer(certificateIn(folder), app)
  const timer = setInterval(() => {
    try {
      server.setSecureContext(certificateIn(folder))
    } catch (err) {
      // They may be half written.
      log.error({ err }, 'certificate not renewed, the one before stays')
    }
  }, REREAD_MS).unref()
  server.once('close', () => clearInterval(timer))
  return server
}

const certificateIn = (folder: string) => ({
  cert: readFileSync(join(folder, 'tls.crt')),
  key: readFileSync(join(folder, 'tls.key')),
  // Only our own parts, and proxies in front of them, connect.
  minVersion: 'TLSv1.3' as const,
})
