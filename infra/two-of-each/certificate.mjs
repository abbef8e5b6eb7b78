// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a certificate for loopback that is its own authority, unless the folder has one.
 * @param {string} folder
 * @returns {{ TLS_FOLDER: string, NODE_EXTRA_CA_CERTS: string }} the environment of processes that encrypt with it
 */
export function certificateIn(folder) {
  const [certificate, key] = ['tls.crt', 'tls.key'].map((name) => join(folder, name))
  if (!existsSync(String(certificate))) {
    mkdirSync(folder, { recursive: true })
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    const subject = ['-subj', '/CN=atelie', '-addext', 'subjectAltName=IP:127.0.0.1']
    const files = ['-keyout', String(key), '-out', String(certificate)]
    execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' })
  }
  return { TLS_FOLDER: folder, NODE_EXTRA_CA_CERTS: String(certificate) }
}
