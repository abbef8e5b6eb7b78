// @ts-check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../local/process/command.mjs'
import { readSettings, rootDir } from '../local/settings.mjs'
import { withStoppedCopy } from './database.mjs'
import { findBackup } from './places/place.mjs'
import { restoreBackup } from './restore-backup.mjs'
import { required, runCommand, setting } from './settings.mjs'
import { totalsVerifier } from './totals.mjs'

/**
 * `npm run restore -- --from BACKUP|FOLDER|s3://bucket/prefix [--to URI] [--keys FOLDER] [--replace]`: of a folder or bucket the
 * newest backup; without `--to`, into the copy that `npm start` runs with the same settings. docs/backup.md says more.
 */
const { values: options } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, keys: { type: 'string' }, replace: { type: 'boolean' } },
})

await runCommand(async () => {
  const { env } = process
  const from = required(
    options.from ?? setting(env, 'BACKUP_TO'),
    'Say what to restore: npm run restore -- --from BACKUP, or a folder or bucket for the newest one in it.',
  )
  const common = {
    archive: { ...(await findBackup(from, env)), key: setting(env, 'BACKUP_KEY') },
    replace: options.replace ?? false,
    verifyTotals: totalsVerifier(await builtVerifier()),
    say: console.log,
  }
  const uri = options.to ?? setting(env, 'BACKUP_MONGODB_URI')
  const keysFolder = options.keys ?? setting(env, 'BACKUP_KEYS_FOLDER')
  if (uri) return restoreBackup({ ...common, uri, keysFolder })
  const settings = readSettings(env)
  await withStoppedCopy(settings, (local) =>
    restoreBackup({ ...common, uri: local, keysFolder: keysFolder || join(settings.dataDir, 'keys') }),
  )
})

async function builtVerifier() {
  await run('npm', ['run', '-s', 'build', '-w', '@atelie/cash'], { cwd: rootDir, isShared: true })
  return join(rootDir, 'services/cash/dist/verify-totals.js')
}
