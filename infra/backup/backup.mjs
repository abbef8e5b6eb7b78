// @ts-check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../local/settings.mjs'
import { newKey } from './archive/encryption.mjs'
import { withLocalDatabase } from './database.mjs'
import { openPlace } from './places/place.mjs'
import { days, required, runCommand, setting } from './settings.mjs'
import { takeBackup } from './take-backup.mjs'

/**
 * `npm run backup -- --to FOLDER|s3://bucket/prefix [--from URI] [--keys FOLDER] [--keep-days 30]`: without `--from`, of the
 * copy that `npm start` runs with the same settings. `--new-key` only prints a key for BACKUP_KEY. docs/backup.md says more.
 */
const { values: options } = parseArgs({
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    keys: { type: 'string' },
    'keep-days': { type: 'string' },
    'new-key': { type: 'boolean' },
  },
})

await runCommand(async () => {
  if (options['new-key']) return console.log(await newKey())
  const { env } = process
  const to = required(
    options.to ?? setting(env, 'BACKUP_TO'),
    'Say where to: npm run backup -- --to FOLDER, or s3://bucket/prefix.',
  )
  const common = {
    place: await openPlace(to, env),
    key: setting(env, 'BACKUP_KEY'),
    keepDays: days(options['keep-days'] ?? setting(env, 'BACKUP_KEEP_DAYS')),
    say: console.log,
  }
  const uri = options.from ?? setting(env, 'BACKUP_MONGODB_URI')
  const keysFolder = options.keys ?? setting(env, 'BACKUP_KEYS_FOLDER')
  if (uri) return void (await takeBackup({ ...common, uri, keysFolder }))
  const settings = readSettings(env)
  await withLocalDatabase(
    settings,
    async (local) =>
      void (await takeBackup({ ...common, uri: local, keysFolder: keysFolder || join(settings.dataDir, 'keys') })),
  )
})
