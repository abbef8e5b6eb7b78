import { deleteClientQuotes } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'
import { trusted } from 'mongoose'
import type { ClientDeletionModel } from '../models/client-deletion.ts'

const LOOK_EVERY_MS = 1_000
/** Longer than a call can take: after that its process counts as dead, and another one may repeat the call. */
const LEASE_MS = 10_000
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 30_000
const WARN_EVERY_MS = 30_000

const waitingDeletions = new Gauge({
  name: 'client_deletions_waiting',
  help: 'Deleted clients whose quotes are not deleted yet',
})
const oldestDeletion = new Gauge({
  name: 'client_deletions_oldest_age_seconds',
  help: 'How long ago the first of them was deleted',
})

interface ClientDeletionDeps {
  deletions: ClientDeletionModel
  callQuotes: ServiceClient
  log: Logger
}

export interface ClientDeletionRelay {
  /** There is something new: do not wait for the next poll. */
  wake(): void
  /** Finishes the current call first. */
  stop(): Promise<void>
}

/**
 * Notifies the quotes service of each deleted client until it has confirmed, including those that an earlier process left
 * behind. After a lost confirmation it is notified twice, which does no harm.
 */
export function startClientDeletions({ deletions, callQuotes, log }: ClientDeletionDeps): ClientDeletionRelay {
  let stopped = false
  let woken = false
  let endPause = () => {}
  let warnedAt = -Infinity

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      await deliverDue().catch(warn)
      if (!woken) await pause()
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS)
      endPause = resolve
    })

  /** Stops at the first failure, so that an outage costs one call a second, however much is waiting. */
  async function deliverDue(): Promise<void> {
    let due
    while (!stopped && (due = await claim())) {
      const { _id, accountId, clientId, attempts } = due
      try {
        await callQuotes(accountId, deleteClientQuotes, { params: { id: clientId } })
      } catch (error) {
        await deletions.updateOne(
          { _id },
          { dueAt: inMs(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS)) },
        )
        throw error
      }
      await deletions.deleteOne({ _id })
    }
  }

  /** The next due deletion that no other process takes first. */
  async function claim() {
    for (;;) {
      const next = await deletions
        .findOne({ dueAt: trusted({ $lte: new Date() }) }, null, { sort: { dueAt: 1 } })
        .lean()
      if (!next) return null
      const { _id, dueAt, attempts } = next
      const { matchedCount } = await deletions.updateOne(
        { _id, dueAt },
        { dueAt: inMs(LEASE_MS), $inc: { attempts: 1 } },
      )
      if (matchedCount === 1) return { ...next, attempts: attempts + 1 }
    }
  }

  async function warn(err: unknown): Promise<void> {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return
    warnedAt = performance.now()
    const backlog = await backlogOf(deletions).catch(() => null)
    log.warn({ err, ...backlog }, 'quotes of deleted clients could not be deleted yet')
  }

  function wake(): void {
    woken = true
    endPause()
  }

  readBeforeScrape('client deletions', async () => {
    const { waiting, oldestSeconds } = await backlogOf(deletions)
    waitingDeletions.set(waiting)
    oldestDeletion.set(oldestSeconds)
  })

  const running = run()
  return {
    wake,
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}

const inMs = (ms: number) => new Date(Date.now() + ms)

async function backlogOf(deletions: ClientDeletionModel): Promise<{ waiting: number; oldestSeconds: number }> {
  const [waiting, oldest] = await Promise.all([
    deletions.estimatedDocumentCount(),
    deletions.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean(),
  ])
  return { waiting, oldestSeconds: oldest ? Math.round((Date.now() - oldest._id.getTimestamp().getTime()) / 1000) : 0 }
}
