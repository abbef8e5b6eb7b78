// @ts-check
import { createServer } from 'node:http'
import mongoose from 'mongoose'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureEngines } from '../engines/engines.mjs'
import {
  askRedis,
  enginePids,
  engineUrls,
  enginesDir,
  expectSoon,
  livingChildren,
  newDataDir,
  removeDataDir,
  serviceLog,
  startCopy,
  startedPids,
} from '../tests/fixtures/copy.mjs'
import { choosePorts } from './ports.mjs'
import { startedAt } from './process-identity.mjs'

let dataDir = ''
let port = 0
/** @type {ReturnType<typeof startCopy>[]} */
let copies = []

beforeAll(() => ensureEngines({ dataDir: enginesDir, enginesDir }))

beforeEach(async () => {
  dataDir = newDataDir()
  port = (await choosePorts(dataDir, ['front'])).front
  copies = []
})

afterEach(async () => {
  for (const copy of copies) copy.kill('SIGTERM')
  await Promise.all(copies.map((copy) => copy.exited))
  await expectSoon(() => livingChildren(dataDir).length === 0)
  removeDataDir(dataDir)
})

function start(options = { dataDir, port }) {
  const copy = startCopy(options)
  copies.push(copy)
  return copy
}

describe('a running copy', () => {
  it('a crashed service and a crashed engine are restarted, with a message', async () => {
    const copy = start()
    await copy.isReady()
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('front')

    process.kill(Number(startedPids(dataDir, 'alpha').at(-1)), 'SIGKILL')
    await copy.says('alpha stopped unexpectedly (SIGKILL), starting it again in 0.25 s')
    await copy.says('alpha is back')
    expect(startedPids(dataDir, 'alpha')).toHaveLength(2)

    const [engine] = enginePids(dataDir)
    process.kill(Number(engine), 'SIGKILL')
    await copy.says(/(redis|secantus\S*|mongod) is back/)
    expect(enginePids(dataDir)).not.toContain(engine)
  })

  it('a killed service holds no documents, although the database has not noticed yet', async () => {
    const copy = start()
    await copy.isReady()
    const connection = await mongoose.createConnection(engineUrls(dataDir).mongodb).asPromise()
    const rows = connection.collection('held')
    await rows.insertOne({ name: 'held' })
    const change = (/** @type {import('mongoose').ClientSession} */ session) =>
      rows.updateOne({ name: 'held' }, { $inc: { changes: 1 } }, { session })
    const left = await connection.startSession()
    left.startTransaction()
    await change(left)

    process.kill(Number(startedPids(dataDir, 'alpha').at(-1)), 'SIGKILL')
    await copy.says('alpha is back')
    await connection.transaction(change)
    expect(await rows.findOne()).toMatchObject({ changes: 1 })
    await connection.close()
  })

  it('after a SIGTERM everything stops within ten seconds, the front first', async () => {
    const copy = start()
    await copy.isReady()
    const began = Date.now()
    copy.kill('SIGTERM')
    expect(await copy.exited).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(livingChildren(dataDir)).toEqual([])
    for (const name of ['alpha', 'beta', 'gateway'])
      expect(serviceLog(dataDir, name).at(-1)?.msg).toBe('left on SIGTERM')
    expect(copy.output()).not.toContain('unexpectedly')
  })

  it('processes know how long they have to stop, and the sum is within limits', async () => {
    const copy = start()
    await copy.isReady()
    const [front, service] = ['gateway', 'alpha'].map((name) => Number(serviceLog(dataDir, name)[0]?.stopWithinMs))
    expect(front).toBeGreaterThan(0)
    expect(service).toBeGreaterThan(0)
    expect(Number(front) + Number(service)).toBeLessThan(10_000)
  })

  it('a killed copy leaves no processes behind, and can be restarted at once', async () => {
    const copy = start()
    await copy.isReady()
    const orphans = livingChildren(dataDir)
    expect(orphans).toHaveLength(5)
    copy.kill('SIGKILL')
    await copy.exited
    const next = start()
    await next.isReady()
    await expectSoon(() => orphans.every((pid) => startedAt(pid) === null), 5_000)
    for (const name of ['alpha', 'beta', 'gateway'])
      expect(serviceLog(dataDir, name)[1]?.msg).toBe('left on disconnect')

    next.kill('SIGKILL')
    await expectSoon(() => livingChildren(dataDir).length === 0, 5_000)
  })

  it('the data survives when every process is killed', async () => {
    const copy = start()
    await copy.isReady()
    const { redis, mongodb } = engineUrls(dataDir)
    await askRedis(redis, 'SET', 'kept', 'yes')
    const before = await mongoose.createConnection(mongodb).asPromise()
    await before.collection('kept').insertOne({ name: 'the kept document' })
    await before.close()
    const victims = livingChildren(dataDir)
    copy.kill('SIGKILL')
    for (const pid of victims) process.kill(pid, 'SIGKILL')
    await copy.exited

    await start().isReady()
    expect(await askRedis(redis, 'GET', 'kept')).toBe('yes')
    const after = await mongoose.createConnection(mongodb).asPromise()
    expect(await after.collection('kept').findOne()).toMatchObject({ name: 'the kept document' })
    await after.close()
  })
})

describe('a start that cannot be', () => {
  it('a port in use is reported before any work', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    const copy = start()
    expect(await copy.exited).toBe(1)
    expect(copy.output()).toBe(
      `Port ${port} on 127.0.0.1 is already in use: stop the program that has it, or choose another port, for example PORT=${port + 1} npm start.\n`,
    )
    other.close()
  })

  it('a data folder in use is reported, while a copy with its own folder and port runs beside the first', async () => {
    const first = start()
    await first.isReady()
    const second = start({ dataDir, port: port + 1 })
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`The data folder ${dataDir} is in use by another start (process ${first.pid})`)

    const elsewhere = newDataDir()
    const third = start({ dataDir: elsewhere, port: port + 1 })
    await third.isReady()
    third.kill('SIGTERM')
    expect(await third.exited).toBe(0)
    removeDataDir(elsewhere)
  })
})
