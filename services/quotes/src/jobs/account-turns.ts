import { z } from '@atelie/contract/zod'
import { Queue, type ConnectionOptions, type Job } from 'bullmq'
import type { NextPdf } from './pending-pdfs.ts'

export const TURNS = 'pdf-turns'

/** An account's turn renders one of its pending quotes and goes to the back of the queue: see docs/adr/0019. */
export const turn = z.object({ accountId: z.string() })
export type Turn = z.output<typeof turn>

/** Priorities, the lowest first: accounts not served lately, accounts just served, and renders that no one waits for. */
const FIRST = 0
const AGAIN = 1
const AHEAD = 10
/** After this long without a turn an account has the first priority again, so that newcomers cannot starve it. */
const LATELY_MS = 2_000

// Prefixed, since BullMQ refuses ids of digits only, which a few accounts have.
const PREFIX = 'account-'
const turnIdOf = (accountId: string) => PREFIX + accountId

/** The accounts that have a turn or wait for one, at most `most` of those in each state. */
export async function accountsInLine(turns: Queue<Turn>, most: number): Promise<string[]> {
  const ids = await turns.getRanges(['active', 'waiting', 'prioritized', 'delayed'], 0, most - 1)
  return ids.map((id) => id.slice(PREFIX.length))
}

export const createTurnQueue = (connection: ConnectionOptions): Queue<Turn> => new Queue<Turn>(TURNS, {
  connection,
  // A retained job would make the next one with the same id a silent no-op.
  defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
})

/** Enqueues an account unless it is there already; it may move up if someone waits now. */
export async function enqueueTurn(turns: Queue<Turn>, accountId: string, next: NextPdf): Promise<void> {
  const jobId = turnIdOf(accountId)
  const delay = Math.max(0, next.dueAt - Date.now())
  await turns.add('turn', { accountId }, { jobId, delay, priority: next.isAwaited ? FIRST : AHEAD })
  if (next.isAwaited) await hurry(await turns.getJob(jobId))
}

/** Moves the job to the back, or delays it until the next quote is due. To be followed by a DelayedError. */
export async function moveToBack(job: Job<Turn>, next: NextPdf, token: string | undefined): Promise<void> {
  await job.changePriority({ priority: next.isAwaited ? AGAIN : AHEAD })
  await job.moveToDelayed(Math.max(next.dueAt, Date.now()), token)
}

/** Someone waits now: raises the priority of a job that no one waited for, or that has waited long. */
async function hurry(job: Job<Turn> | undefined): Promise<void> {
  if (!job) return
  const isLeftBehind = job.priority === AHEAD || (job.priority === AGAIN && Date.now() - (job.processedOn ?? 0) > LATELY_MS)
  // The job may start or end at any moment, which is just as good.
  if (isLeftBehind) await job.changePriority({ priority: FIRST }).catch(() => undefined)
  if (job.delay) await job.promote().catch(() => undefined)
}
