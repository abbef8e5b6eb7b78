import { parseArgs } from 'node:util'
import { z } from '@atelie/contract/zod'
import { createAccountModel } from '@atelie/service-kit/account'
import { createUnitOfWork } from '@atelie/service-kit/unit-of-work'
import { commonSettings, loadConfig } from '@atelie/service-kit/config'
import { createLogger } from '@atelie/service-kit/log'
import { connectMongo } from '@atelie/service-kit/mongo'
import { checkTotals } from './check-totals.ts'
import { createDayTotalsModel } from './models/day-totals.ts'
import { createTransactionModel } from './models/transaction.ts'
import { createVerificationModel, rememberVerification } from './models/verification.ts'

/** `verify-totals [--repair] [account]`: one account, or all of them. Exits with 1 if something is wrong and was not repaired. */
const { values: { repair = false }, positionals: [only] } = parseArgs({ options: { repair: { type: 'boolean' } }, allowPositionals: true })
const config = loadConfig({ LOG_LEVEL: commonSettings.LOG_LEVEL, MONGODB_URI: z.string().min(1) })
const log = createLogger('verify-totals', config.LOG_LEVEL)
const connection = await connectMongo(config.MONGODB_URI, log)
const deps = {
  transactions: createTransactionModel(connection), dayTotals: createDayTotalsModel(connection), unitOfWork: createUnitOfWork(connection),
}
let checked = 0
let wrong = 0
for await (const { _id: accountId } of createAccountModel(connection).find(only ? { _id: only } : {}, { _id: 1 }).lean().cursor()) {
  const totals = await checkTotals(deps, accountId, { repair })
  checked += 1
  if (totals.length === 0) continue
  wrong += 1
  log.warn({ accountId, repaired: repair, totals }, 'totals are not those of the transactions')
}
log.info({ checked, wrong, repaired: repair }, 'totals verified')
if (!only) await rememberVerification(createVerificationModel(connection), { checked, wrong: repair ? 0 : wrong })
await connection.close()
process.exitCode = wrong > 0 && !repair ? 1 : 0
