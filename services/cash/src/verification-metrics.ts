import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'
import { lastVerification, type VerificationModel } from './models/verification.ts'

const finishedAt = new Gauge({
  name: 'ledger_verification_timestamp_seconds',
  help: 'When all ledgers were verified last; 0 if never',
})
const checked = new Gauge({ name: 'ledger_verification_checked', help: 'How many accounts that verification checked' })
const wrong = new Gauge({
  name: 'ledger_verification_wrong',
  help: 'How many of them had wrong totals that were not repaired',
})

/** Shows the last verification, which another process made: see verify-totals. Without the database its figures stay. */
export function measureVerifications(verifications: VerificationModel): void {
  readBeforeScrape('ledger verification', async () => {
    const last = await lastVerification(verifications)
    finishedAt.set(last ? last.finishedAt.getTime() / 1_000 : 0)
    checked.set(last?.checked ?? 0)
    wrong.set(last?.wrong ?? 0)
  })
}
