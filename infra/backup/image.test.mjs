// @ts-check
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import startTestBucket from '../local/engines/test-bucket.mjs'
import { run } from '../local/process/command.mjs'
import { rootDir } from '../local/settings.mjs'
import { newKey } from './archive/encryption.mjs'
import { startBareCopy } from './fixtures/copy.mjs'

/** Installs as the Dockerfile does. @param {string} folder */
async function buildImage(folder) {
  await run(process.execPath, [join(rootDir, 'node_modules/.bin/rspack'), 'build', '--output-path', folder], {
    cwd: import.meta.dirname,
    isShared: true,
  })
  cpSync(join(rootDir, 'services/cash/dist'), join(folder, 'cash'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

const stopBucket = await startTestBucket()

describe.skipIf(!stopBucket)('the commands of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-image-'))
  /** @type {import('./fixtures/copy.mjs').BareCopy} */
  let copy
  beforeAll(async () => {
    copy = await startBareCopy()
    await buildImage(folder)
  })
  afterAll(async () => {
    await copy.stop()
    await stopBucket?.()
    rmSync(folder, { recursive: true })
  })

  /** @param {string} program @param {NodeJS.ProcessEnv} settings @param {string[]} args */
  const start = (program, settings, ...args) => {
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, FRONT_END_STORE, PATH } = process.env
    const env = {
      PATH,
      S3_ENDPOINT,
      S3_REGION,
      S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY,
      BACKUP_MONGODB_URI: copy.uri,
      BACKUP_TO: `${FRONT_END_STORE}/kept`,
      ...settings,
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  it('without any package beside them they back up to a bucket and restore the newest backup from it', async () => {
    const users = copy.client.db('atelie_auth').collection('users')
    await users.insertOne({ emailKey: 'first@exemplo.com.br' })
    const keyFile = join(folder, 'key')
    writeFileSync(keyFile, `${await newKey()}\n`)
    const settings = { BACKUP_KEY_FILE: keyFile, BACKUP_KEYS_FOLDER: copy.keysFolder, BACKUP_KEEP_DAYS: '30' }
    expect(start('backup.mjs', settings)).toMatchObject({
      status: 0,
      output: expect.stringContaining('10 signing keys are in it.'),
    })
    await users.insertOne({ emailKey: 'second@exemplo.com.br' })
    expect(start('restore.mjs', settings)).toMatchObject({
      status: 1,
      output: expect.stringContaining('The target is not empty'),
    })
    expect(start('restore.mjs', settings, '--replace')).toMatchObject({
      status: 0,
      output: expect.stringContaining('The sums of every ledger are those of its entries.'),
    })
    expect(
      await users
        .find()
        .map(({ emailKey }) => emailKey)
        .toArray(),
    ).toEqual(['first@exemplo.com.br'])
  })

  it.each([
    ['BACKUP_MONGODB_URI', 'Set BACKUP_MONGODB_URI'],
    ['BACKUP_TO', 'Set BACKUP_TO'],
    ['S3_REGION', 'so these must be set, too: S3_REGION'],
  ])('a backup without %s ends with a sentence that names it', (name, sentence) => {
    const { status, output } = start('backup.mjs', { [name]: '' })
    expect(status).toBe(1)
    expect(output).toContain(sentence)
    expect(output).not.toContain('    at ')
  })
})
