import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'
import { type BackupModel, lastBackup } from './models/backup.ts'

const finishedAt = new Gauge({
  name: 'backup_timestamp_seconds',
  help: 'When all databases were backed up last; 0 if never',
})
const bytes = new Gauge({ name: 'backup_bytes', help: 'The size of that backup' })

/** Shows the last backup, which another process made: see infra/backup. Without the database its figures stay. */
export function measureBackups(backups: BackupModel): void {
  readBeforeScrape('backups', async () => {
    const last = await lastBackup(backups)
    finishedAt.set(last ? last.finishedAt.getTime() / 1_000 : 0)
    bytes.set(last?.bytes ?? 0)
  })
}
