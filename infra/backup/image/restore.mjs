// @ts-check
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBackup } from '../places/place.mjs'
import { restoreBackup } from '../restore-backup.mjs'
import { required, runCommand, setting } from '../settings.mjs'
import { totalsVerifier } from '../totals.mjs'

/** `node restore.mjs [--replace] [BACKUP]` in the image `backup`: the newest backup in BACKUP_TO, or the one given. */
await runCommand(async () => {
  const {
    values: { replace = false },
    positionals: [backup],
  } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const { env } = process
  const from = backup ?? required(setting(env, 'BACKUP_TO'), 'Set BACKUP_TO to where the backups are.')
  await restoreBackup({
    uri: required(setting(env, 'BACKUP_MONGODB_URI'), 'Set BACKUP_MONGODB_URI to the MongoDB to restore to.'),
    archive: { ...(await findBackup(from, env)), key: setting(env, 'BACKUP_KEY') },
    replace,
    keysFolder: setting(env, 'BACKUP_KEYS_FOLDER'),
    verifyTotals: totalsVerifier(join(dirname(process.argv[1] ?? ''), 'cash/verify-totals.js')),
    say: console.log,
  })
})
