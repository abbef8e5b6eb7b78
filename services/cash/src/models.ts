import { createAccountModel } from '@atelie/service-kit/account'
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
  verifications: createVerificationModel(connection),
  unitOfWork: createUnitOfWork(connection),
})

/** Changes of what earlier versions stored: see docs/adr/0032. */
export const migrations: readonly Migration[] = []
