// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKeys, rotateKeys } from '../local/keys.mjs'

/**
 * Writes `.env` beside docker-compose.yml: fresh signing keys, and the address people will type.
 * An existing file is left alone, since new keys would sign everybody out. With --rotate it gets new keys beside the
 * old ones, which stay good for what they signed: nobody is signed out.
 */
const folder = import.meta.dirname
const file = join(folder, '.env')
const keyFolder = join(folder, 'keys')

if (process.argv.includes('--rotate')) await rotate()
else if (existsSync(file)) console.log(`${file} is there already; delete it (and the folder "keys" beside it) to start over with new keys.`)
else await write(freshSettings())

async function rotate() {
  if (!existsSync(file)) {
    process.exitCode = 1
    return console.error('There are no keys to change yet: run this command without --rotate first.')
  }
  const { waitDays } = await rotateKeys(keyFolder)
  if (waitDays > 0) {
    process.exitCode = 1
    return console.error(`Sessions may still be signed by the keys before these: change them again in ${waitDays} days.`)
  }
  await write(settingsIn(readFileSync(file, 'utf8')))
  console.log('New keys. Run "docker compose up -d" to use them; nobody is signed out.')
}

function freshSettings() {
  const port = process.env.PORT || '8080'
  return { PORT: port, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` }
}

/**
 * @param {string} text
 * @returns {Record<string, string>}
 */
function settingsIn(text) {
  return Object.fromEntries([...text.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]))
}

/** @param {Record<string, string>} settings */
async function write(settings) {
  const keys = await loadKeys(keyFolder)
  const all = {
    ...settings,
    SESSION_PRIVATE_KEY: keys.privateKey('session'),
    SESSION_PUBLIC_KEYS: keys.sessionPublicKeys,
    VISITOR_PRIVATE_KEY: keys.privateKey('visitor'),
    VISITOR_PUBLIC_KEYS: keys.visitorPublicKeys,
    IDENTITY_PUBLIC_KEYS: keys.identityPublicKeys,
    GATEWAY_PRIVATE_KEY: keys.privateKey('gateway'),
    CRM_PRIVATE_KEY: keys.privateKey('crm'),
    QUOTES_PRIVATE_KEY: keys.privateKey('quotes'),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  console.log(`${file} written for ${all.PUBLIC_URL}`)
}
