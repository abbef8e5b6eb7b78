import type { Migration } from '@atelie/service-kit/prepare'
import type { Connection } from 'mongoose'
import { createBackupModel } from './models/backup.ts'
import { createRevocationModel } from './models/revocation.ts'
import { createSegmentModel } from './models/revocation-segment.ts'
import { createUserModel } from './models/user.ts'

/** Everything that this service stores. */
export const createModels = (connection: Connection) => ({
  users: createUserModel(connection),
  revocations: createRevocationModel(connection),
  segments: createSegmentModel(connection),
  backups: createBackupModel(connection),
})

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
