// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptsWrites } from '../engines/admin.mjs'
import { ensureEngines } from '../engines/engines.mjs'
import { redisLogin } from '../engines/find-redis.mjs'
import { readPassword } from '../engines/password.mjs'
import {
  askRedis,
  enginePids,
  engineUrls,
  enginesDir,
  expectSoon,
  newDataDir,
  removeDataDir,
  startCopy,
} from '../tests/fixtures/copy.mjs'
import { choosePorts, takesConnections } from './ports.mjs'
import { closeToOthers, makePrivate } from '../set-up/private-files.mjs'

const isRoot = process.getuid?.() === 0
const noReason = isRoot ? '' : ' (skipped: only root can become another user)'

/** @type {import('../engines/engines.mjs').FoundEngines} */
let engines
let dataDir = ''
/** @type {ReturnType<typeof startCopy> | undefined} */
let copy

beforeAll(async () => void (engines = await ensureEngines({ dataDir: enginesDir, enginesDir })))
beforeEach(() => void (dataDir = newDataDir()))
afterEach(async () => {
  await copy?.stop()
  copy = undefined
  removeDataDir(dataDir)
})

async function start() {
  const { front } = await choosePorts(dataDir, ['front'])
  copy = startCopy({ dataDir, port: front })
  await copy.isReady()
}

/** @param {string} path @returns {string[]} every file and folder that others may access */
function openToOthers(path) {
  const found = lstatSync(path)
  const below = found.isDirectory() ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : []
  return !found.isSymbolicLink() && found.mode & 0o077 ? [path, ...below] : below
}

describe('a running copy', () => {
  it('a running copy keeps its data folder private, passwords out of the process list, and its engines protected', async () => {
    await start()
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining(['keys', 'lock', 'logs', 'ports.json', 'redis', 'redis.pid']),
    )
    expect(openToOthers(dataDir)).toEqual([])

    const commands = enginePids(dataDir)
      .map((pid) => execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }))
      .join()
    for (const name of readdirSync(dataDir).filter((folder) => readPassword(join(dataDir, folder))))
      expect(commands).not.toContain(readPassword(join(dataDir, name)))

    const { redis, mongodb } = engineUrls(dataDir)
    await expect(askRedis(`redis://127.0.0.1:${new URL(redis).port}`, 'KEYS', '*')).rejects.toThrow('NOAUTH')
    await expect(readUsers(`mongodb://127.0.0.1:${new URL(mongodb).port}/kept`)).rejects.toThrow(
      'requires authentication',
    )
    await expect(readUsers(mongodb.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow('authentication failed')
    expect(await readUsers(mongodb)).toEqual([])
  })

  it('each service may use its own keys in Redis alone, and none may stop or change it', async () => {
    await start()
    const { port } = new URL(engineUrls(dataDir).redis)
    const as = (/** @type {string} */ user) => `redis://${redisLogin(dataDir, user)}127.0.0.1:${port}`
    const mine = 'limit_sign_in:ana@exemplo.com.br'
    expect(await askRedis(as('auth'), 'SET', mine, '1')).toBe('OK')
    for (const user of ['ai', 'quotes', 'quotes_worker'])
      await expect(askRedis(as(user), 'DEL', mine), user).rejects.toThrow('NOPERM')
    for (const command of [['KEYS', '*'], ['FLUSHALL'], ['CONFIG', 'GET', '*'], ['SHUTDOWN']])
      await expect(askRedis(as('auth'), .../** @type {[string]} */ (command))).rejects.toThrow('NOPERM')
    expect(await askRedis(as('auth'), 'INFO', 'memory')).toContain('used_memory')
  })

  it.skipIf(!isRoot)(`no other user of the machine can read a file of a running copy${noReason}`, async () => {
    await start()
    for (const file of ['ports.json', 'keys/session.json', 'logs/alpha.log', 'redis/password']) {
      expect(() =>
        execFileSync('su', ['nobody', '-s', '/bin/sh', '-c', `cat ${join(dataDir, file)}`], { stdio: 'pipe' }),
      ).toThrow('Permission denied')
    }
  })
})

it('a copy protects an open data folder, and engines that had no passwords, without losing anything', async () => {
  const before = await startOpenEngines()
  const written = await mongoose
    .createConnection(`mongodb://127.0.0.1:${before.database}/kept?w=majority&journal=true`)
    .asPromise()
  await written.collection('users').insertOne({ name: 'Dona Rita' })
  await written.close()
  await askRedis(`redis://127.0.0.1:${before.redis}`, 'SET', 'kept', 'yes')
  await before.stop()
  writeFileSync(join(dataDir, 'old.log'), 'old', { mode: 0o644 })
  chmodSync(dataDir, 0o755)
  expect(openToOthers(dataDir)).toContain(join(dataDir, 'old.log'))

  await start()
  expect(openToOthers(dataDir)).toEqual([])
  const { redis, mongodb } = engineUrls(dataDir)
  expect(await readUsers(mongodb)).toMatchObject([{ name: 'Dona Rita' }])
  expect(await askRedis(redis, 'GET', 'kept')).toBe('yes')
})

describe('making a folder private', () => {
  it('making a folder private does not affect link targets, and programs stay executable', () => {
    const outside = newDataDir()
    chmodSync(outside, 0o755)
    const [program, shared] = [join(dataDir, 'program'), join(outside, 'shared')]
    writeFileSync(program, '', { mode: 0o755 })
    writeFileSync(shared, '', { mode: 0o644 })
    symlinkSync(outside, join(dataDir, 'folder'))
    symlinkSync(shared, join(dataDir, 'file'))
    symlinkSync('/nowhere', join(dataDir, 'broken'))
    makePrivate(dataDir)
    expect([program, shared, outside].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
      '700',
      '644',
      '755',
    ])
    removeDataDir(outside)
  })

  it('a folder shared by all users of the machine is refused', () => {
    chmodSync(dataDir, 0o1777)
    expect(() => makePrivate(dataDir)).toThrow('choose one of your own')
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777)
  })

  it('making a folder private stops after a number of entries', () => {
    mkdirSync(join(dataDir, 'below'))
    for (const name of ['a', 'b', 'c']) writeFileSync(join(dataDir, 'below', name), '', { mode: 0o644 })
    closeToOthers(dataDir, { entries: 3 })
    expect(openToOthers(dataDir)).toHaveLength(2)
  })
})

/** @param {string} uri */
async function readUsers(uri) {
  const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 2_000 }).asPromise()
  try {
    return await connection.collection('users').find().toArray()
  } finally {
    await connection.close()
  }
}

/** Open to all users of the machine, with readable files. */
async function startOpenEngines() {
  const ports = await choosePorts(dataDir, ['database', 'redis'])
  const children = /** @type {const} */ (['database', 'redis']).map((name) => {
    const engine = engines[name]
    if ('uri' in engine) throw new Error('not an engine of ours')
    const storage = join(dataDir, engine.name)
    mkdirSync(storage, { mode: 0o755 })
    return spawn(engine.command, engine.args(ports[name], storage), {
      cwd: storage,
      stdio: 'ignore',
      env: { ...process.env, ...engine.env },
    })
  })
  await expectSoon(() => acceptsWrites(ports.database))
  await expectSoon(() => takesConnections(ports.redis))
  return {
    ...ports,
    async stop() {
      const ended = children.map((child) => once(child, 'exit'))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}
