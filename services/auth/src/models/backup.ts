import { Schema, type Connection } from 'mongoose'

const LAST = 'last'

/** The last backup of all databases, stored by the command that made it. */
const backupSchema = new Schema(
  {
    _id: { type: String, required: true },
    finishedAt: { type: Date, required: true },
    bytes: { type: Number, required: true },
    isEncrypted: { type: Boolean, required: true },
  },
  { versionKey: false },
)

export const createBackupModel = (connection: Connection) => connection.model('Backup', backupSchema, 'backups')
export type BackupModel = ReturnType<typeof createBackupModel>

export const lastBackup = (backups: BackupModel) => backups.findById(LAST).lean()
