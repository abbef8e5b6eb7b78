import { parseArgs } from 'node:util'
import { commonSettings, databaseUri, loadConfig } from '@atelie/service-kit/config'
import { createLogger } from '@atelie/service-kit/log'
import { connectMongo } from '@atelie/service-kit/mongo'
import { checkTotals } from './check-totals.ts'
import { createModels } from './models.ts'
import { rememberVerification } from './models/verification.ts'

/** `verify-totals [--repair] [account]`: one account, or all of them. Exits with 1 if something is wrong and was not repaired. */
const {
  values: { repair = false },
  positionals: [only],
} = parseArgs({ options: { repair: { type: 'boolean' } }, allowPositionals: true })
const config = loadConfig({ LOG_LEVEL: commonSettings.LOG_LEVEL, MONGODB_URI: databaseUri })
const log = createLogger('verify-totals', config.LOG_LEVEL)
const connection = await connectMongo(config.MONGODB_URI, log)
const { accounts, verifications, ...ledger } = createModels(connection)
let checked = 0
let wrong = 0
for await (const { _id: accountId } of accounts
  .find(only ? { _id: only } : {}, { _id: 1 })
  .lean()
  .cursor()) {
  const totals = await checkTotals(ledger, accountId, { repair })
  checked += 1
  if (totals.length === 0) continue
  wrong += 1
  log.warn({ accountId, repaired: repair, totals }, 'totals are not those of the transactions')
}
log.info({ checked, wrong, repaired: repair }, 'totals verified')
if (!only) await rememberVerification(verifications, { checked, wrong: repair ? 0 : wrong })
await connection.close()
process.exitCode = wrong > 0 && !repair ? 1 : 0
