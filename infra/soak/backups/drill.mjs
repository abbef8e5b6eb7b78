// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { newKey } from '../../backup/archive/encryption.mjs'
import { findDatabase } from '../../local/engines/find-database.mjs'
import { startEngines } from '../../local/engines/engines.mjs'
import { run } from '../../local/process/command.mjs'
import { choosePorts } from '../../local/process/ports.mjs'
import { spawnCopy } from '../../local/process/spawn-copy.mjs'
import { waitUntil } from '../../local/process/wait-until.mjs'
import { rootDir } from '../../local/settings.mjs'
import { say, sayEvent } from '../../local/steps.mjs'
import { startObservations } from '../chaos/observations.mjs'
import { openMaker } from './maker.mjs'

const MAKERS = 4
/** How long the services may take to deliver what was waiting in an outbox. */
const DELETED_WITHIN_MS = 15_000

/**
 * A copy of the product is backed up while people work, used on, wiped and restored; then it is moved to another engine by
 * its address, and back. Throws if anybody's records, ids or PDFs are not as of the backup.
 * @param {{ enginesDir: string, chromiumPath: string, detail: (text: string) => void }} options
 */
export async function drillBackups({ enginesDir, chromiumPath, detail }) {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-drill-'))
  const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')]
  const { port } = await choosePorts(folder, ['port'])
  const env = {
    ENGINES_DIR: enginesDir,
    CHROMIUM_PATH: chromiumPath,
    MONGODB_URI: '',
    REDIS_URL: '',
    OPENAI_API_KEY: '',
    DATA_DIR: dataDir,
    BACKUP_KEY: await newKey(),
  }
  const command = async (/** @type {'backup' | 'restore'} */ name, /** @type {string[]} */ ...args) =>
    say(
      (
        await run(process.execPath, [join(rootDir, `infra/backup/${name}.mjs`), ...args], {
          env: { ...process.env, ...env },
        })
      ).trimEnd(),
    )
  const start = async () => {
    const copy = spawnCopy({ dataDir, port, env })
    await copy.isReady()
    return copy
  }
  let copy = await start()
  try {
    const { makers, busy, before, written } = await backUpUnderWay(copy.url, () => command('backup', '--to', backups))
    const visitorKey = readFileSync(join(dataDir, 'keys/visitor.json'), 'utf8')
    for (const maker of makers) await maker.workOn()
    if (isDeepStrictEqual(await makers[0]?.records(), before[0]))
      throw new Error('the traffic after the backup has changed nothing')
    await expectRefusal(() => command('restore', '--from', backups, '--replace'))
    const tags = await Promise.all(makers.map((maker) => maker.balanceTag()))
    await copy.stop()

    rmSync(dataDir, { recursive: true })
    await command('restore', '--from', backups)
    copy = await start()
    for (const maker of [...makers, busy]) await expectSignedOut(maker)
    await compare(makers, before)
    for (const [index, maker] of makers.entries())
      if (await maker.isCurrent(tags[index] ?? ''))
        throw new Error('a response kept from before the restore counts as current')
    const kept = await compareBusy(busy, written)
    if (readFileSync(join(dataDir, 'keys/visitor.json'), 'utf8') !== visitorKey)
      throw new Error('the signing keys did not come back')
    const moved = await Promise.all([...makers, busy].map((maker) => maker.records()))
    await copy.stop()

    await command('backup', '--to', backups)
    await throughOtherEngine(folder, enginesDir, async (uri) => {
      await command('restore', '--from', backups, '--to', uri)
      await command('backup', '--to', backups, '--from', uri, '--keys', join(dataDir, 'keys'))
    })
    rmSync(dataDir, { recursive: true })
    await command('restore', '--from', backups)
    copy = await start()
    for (const maker of [...makers, busy]) await expectSignedOut(maker)
    await compare([...makers, busy], moved)
    const pdfs = moved.reduce((sum, { pdfs: texts }) => sum + texts.length, 0)
    detail(
      `${makers.length + 1} accounts, ${pdfs} PDFs, ${kept} entries of somebody who wrote number ${written.atStart} to ${written.atEnd} meanwhile; there and back on two engines`,
    )
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} (data: ${folder})`, { cause: error })
  } finally {
    await copy.stop()
  }
  rmSync(folder, { recursive: true, force: true })
}

/** @typedef {import('./maker.mjs').Maker} Maker */

/**
 * Some have finished their work, one goes on writing, and others sign up.
 * @param {string} url
 * @param {() => Promise<void>} backUp
 */
async function backUpUnderWay(url, backUp) {
  const observations = startObservations(sayEvent)
  const makers = []
  for (let number = 0; number < MAKERS; number += 1) makers.push(await openMaker(url, observations))
  for (const maker of makers) await maker.work()
  const before = []
  for (const maker of makers) before.push(await maker.records())
  const busy = await openMaker(url, observations)
  const writing = busy.keepWriting()
  await waitUntil(() => writing.written() > 5, { withinMs: 60_000 })
  const atStart = writing.written()
  const signUps = [openMaker(url, observations), openMaker(url, observations)]
  await backUp()
  const atEnd = writing.written()
  await Promise.all(signUps)
  await writing.stop()
  if (atEnd === atStart) throw new Error('nothing was written during the backup')
  return { makers, busy, before, written: { atStart, atEnd } }
}

/** A running copy would write into what is being restored. @param {() => Promise<void>} restore */
async function expectRefusal(restore) {
  const refusal = await restore().then(
    () => '',
    (error) => error.output,
  )
  if (!refusal?.includes('is in use')) throw new Error(`a running copy was not safe from a restore: ${refusal}`)
}

/** @param {Maker} maker */
async function expectSignedOut(maker) {
  if (await maker.isSignedIn()) throw new Error('a session from before the restore is still valid')
  await maker.signIn()
}

/** @param {readonly Maker[]} makers @param {readonly Awaited<ReturnType<Maker['records']>>[]} wanted */
async function compare(makers, wanted) {
  for (const [index, maker] of makers.entries()) {
    const records = await maker.records()
    const [name] =
      Object.entries(wanted[index] ?? {}).find(
        ([key, value]) => !isDeepStrictEqual(records[/** @type {keyof typeof records} */ (key)], value),
      ) ?? []
    if (name) throw new Error(`the ${name} of account ${index} are not as of the backup`)
  }
}

/**
 * A writer must have all entries up to some moment during the backup, and no quote without its client.
 * @param {Maker} busy
 * @param {{ atStart: number, atEnd: number }} written
 */
async function compareBusy(busy, { atStart, atEnd }) {
  const fits = await waitUntil(
    async () => {
      const { clients, quotes } = await busy.records()
      return quotes.every((/** @type {{ clientId: number }} */ { clientId }) =>
        clients.some((/** @type {{ id: number }} */ { id }) => id === clientId),
      )
    },
    { withinMs: DELETED_WITHIN_MS },
  )
  if (!fits) throw new Error('a quote has lost its client')
  const { entries, balance } = await busy.records()
  const ids = entries
    .map((/** @type {{ id: number }} */ { id }) => id)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)
  // The one on its way at the end may be in it.
  const isPrefix =
    isDeepStrictEqual(
      ids,
      ids.map((/** @type {number} */ _, /** @type {number} */ index) => index + 1),
    ) &&
    ids.length >= atStart &&
    ids.length <= atEnd + 1
  if (!isPrefix) throw new Error(`${ids.length} entries were restored, of ${atStart} to ${atEnd}`)
  const cents = entries.reduce(
    (/** @type {number} */ sum, /** @type {{ type: string, amount: string }} */ { type, amount }) =>
      sum + (type === 'income' ? 1 : -1) * Math.round(Number(amount) * 100),
    0,
  )
  if (Math.round(balance.total * 100) !== cents) throw new Error('the balance is not the sum of the entries')
  return ids.length
}

/**
 * @param {string} folder
 * @param {string} enginesDir
 * @param {(uri: string) => Promise<void>} work
 */
async function throughOtherEngine(folder, enginesDir, work) {
  const dataDir = join(folder, 'other')
  const database = await findDatabase({
    dataDir,
    enginesDir,
    env: { ...process.env, MONGODB_URI: '', ENGINE: 'python' },
  })
  const engines = await startEngines({ dataDir, engines: { database, redis: { uri: '' } } })
  try {
    await work(engines.mongodbUri(''))
  } finally {
    await engines.stop()
  }
}
