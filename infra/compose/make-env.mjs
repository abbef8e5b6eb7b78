// @ts-check
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { loadKeys, rotateKeys } from '../local/set-up/keys.mjs'
import { replaceFile } from '../local/set-up/private-files.mjs'
import { baseImages } from '../docker/bases.mjs'
import { passwordOf, redisPasswordOf, storing, withRedis } from '../services.mjs'

/**
 * Writes `.env` into a folder (by default that of docker-compose.yml): signing keys, passwords, the address people will type,
 * the version in use, and who owns the folders of keys and backups, which only that user can read. Existing values are kept,
 * since new keys would sign everyone out, and missing ones are added; VERSION and GIT_COMMIT come from the environment if
 * they are set there. The base images are those of infra/docker/bases.json. With --rotate it gets new keys beside the old
 * ones, which stay valid for what they signed.
 */
const PASSWORDS = [
  'MONGODB_ROOT_PASSWORD',
  ...storing.map(passwordOf),
  'MONGODB_BACKUP_PASSWORD',
  'REDIS_PASSWORD',
  ...withRedis.map(redisPasswordOf),
]

/** Letters, digits, - and _, which have no special meaning in a URL, and as many as nobody guesses. */
const PASSWORD = /^[\w-]{16,}$/

const [folder = import.meta.dirname] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const file = join(folder, '.env')
const keyFolder = join(folder, 'keys')

if (process.argv.includes('--rotate')) await rotate()
else await complete()

async function complete() {
  const { VERSION, GIT_COMMIT } = process.env
  /** @type {Record<string, string>} */
  const version = VERSION ? { VERSION, GIT_COMMIT: GIT_COMMIT ?? '' } : {}
  const settings = { ...freshSettings(), ...readSettings(), ...version }
  const weak = PASSWORDS.filter((name) => !PASSWORD.test(settings[name] ?? ''))
  if (weak.length > 0) {
    process.exitCode = 1
    return console.error(
      `Too easy to guess in ${file}: ${weak.join(', ')}. docs/runbooks/store-passwords.md says how to change them.`,
    )
  }
  if (await write(settings)) console.log(`${file} written for ${settings.PUBLIC_URL}`)
  else console.log(`${file} is there already, with all it needs.`)
}

async function rotate() {
  if (!existsSync(file)) {
    process.exitCode = 1
    return console.error('There are no keys to change yet: run this command without --rotate first.')
  }
  const { waitDays } = await rotateKeys(keyFolder)
  if (waitDays > 0) {
    process.exitCode = 1
    return console.error(
      `Sessions may still be signed by the keys before these: change them again in ${waitDays} days.`,
    )
  }
  await write({ ...freshSettings(), ...readSettings() })
  console.log('New keys. Run "node infra/compose/roll.mjs" to use them; nobody is signed out.')
}

/** @returns {Record<string, string>} */
function freshSettings() {
  const port = process.env.PORT || '8080'
  const passwords = Object.fromEntries(PASSWORDS.map((name) => [name, randomBytes(24).toString('base64url')]))
  const { uid, gid } = userInfo()
  return {
    BACKUP_USER: `${uid}:${gid}`,
    PORT: port,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    ...passwords,
  }
}

/**
 * The file's settings, including those that ops added by hand. Not by Node's parser: compose keeps a # within a value.
 * @returns {Record<string, string>}
 */
function readSettings() {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, , value] = /^(\w+)=(['"]?)(.*)\2$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * @param {Record<string, string>} settings
 * @returns {Promise<boolean>} whether the file has changed
 */
async function write(settings) {
  // Made by the container engine, it would belong to root.
  mkdirSync(join(folder, 'backups'), { recursive: true, mode: 0o700 })
  const all = { ...settings, ...baseImages(), ...(await loadKeys(keyFolder)) }
  const known = readSettings()
  if (Object.entries(all).every(([name, value]) => known[name] === value)) return false
  replaceFile(
    file,
    Object.entries(all)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  return true
}
