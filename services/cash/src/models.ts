import { createAccountModel } from '@atelie/service-kit/account'
import { createMarkModel } from '@atelie/service-kit/deletion-marks'
import type { Migration } from '@atelie/service-kit/prepare'
import { createUnitOfWork } from '@atelie/service-kit/unit-of-work'
import type { Connection } from 'mongoose'
import { createDayTotalsModel } from './models/day-totals.ts'
import { createDeletedTransactionModel } from './models/deleted-transaction.ts'
import { createTransactionModel } from './models/transaction.ts'
import { createVerificationModel } from './models/verification.ts'

/** Everything that this service stores. */
export const createModels = (connection: Connection) => ({
  accounts: createAccountModel(connection),
  transactions: createTransactionModel(connection),
  deletedTransactions: createDeletedTransactionModel(connection),
  dayTotals: createDayTotalsModel(connection),
  deletedQuotes: createMarkModel(connection, { id: 'quoteId', name: 'DeletedQuote', collection: 'deletedQuotes' }),
  verifications: createVerificationModel(connection),
  unitOfWork: createUnitOfWork(connection),
})
export type Models = ReturnType<typeof createModels>

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
