// @ts-check
import { openPlace } from '../places/place.mjs'
import { days, required, runCommand, setting } from '../settings.mjs'
import { takeBackup } from '../take-backup.mjs'

/** The command of the image `backup`, all of whose settings are in the environment. */
await runCommand(async () => {
  const { env } = process
  await takeBackup({
    uri: required(setting(env, 'BACKUP_MONGODB_URI'), 'Set BACKUP_MONGODB_URI to the MongoDB to back up.'),
    place: await openPlace(
      required(setting(env, 'BACKUP_TO'), 'Set BACKUP_TO to a folder or s3://bucket/prefix.'),
      env,
    ),
    key: setting(env, 'BACKUP_KEY'),
    keysFolder: setting(env, 'BACKUP_KEYS_FOLDER'),
    keepDays: days(setting(env, 'BACKUP_KEEP_DAYS')),
    say: console.log,
  })
})
