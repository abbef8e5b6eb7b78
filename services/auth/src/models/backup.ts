import { Schema, type Connection } from 'mongoose'

const LAST = 'last'

/** The last backup of all databases, stored by the command that made it. */
const backupSchema = new Schema({
  _id: { type: String, required: true },
  finishedAt: { type: Date, required: true },
  bytes: { type: Number, required: true },
  isEncrypted: { type: Boolean, required: true },
}, { versionKey: false })

export const createBackupModel = (connection: Connection) => connection.model('Backup', backupSchema, 'backups')

export const lastBackup = (backups: ReturnType<typeof createBackupModel>) => backups.findById(LAST).lean()
