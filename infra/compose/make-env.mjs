// @ts-check
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKeys } from '../local/keys.mjs'

/**
 * Writes `.env` beside docker-compose.yml: fresh signing keys, and the address people will type.
 * An existing file is left alone, since new keys would sign everybody out.
 */
const folder = import.meta.dirname
const file = join(folder, '.env')
if (existsSync(file)) {
  console.log(`${file} is there already; delete it (and the folder "keys" beside it) to start over with new keys.`)
} else {
  const keys = await loadKeys(join(folder, 'keys'))
  const port = process.env.PORT || '8080'
  const settings = {
    PORT: port,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    SESSION_PRIVATE_KEY: keys.privateKey('session'),
    SESSION_PUBLIC_KEYS: keys.sessionPublicKeys,
    IDENTITY_PUBLIC_KEYS: keys.identityPublicKeys,
    GATEWAY_PRIVATE_KEY: keys.privateKey('gateway'),
    CRM_PRIVATE_KEY: keys.privateKey('crm'),
    QUOTES_PRIVATE_KEY: keys.privateKey('quotes'),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' })
  console.log(`${file} written for ${settings.PUBLIC_URL}`)
}
