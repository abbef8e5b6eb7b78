import { z } from '@atelie/contract/zod'
import { Queue, type ConnectionOptions, type Job } from 'bullmq'
import type { NextPdf } from './pending-pdfs.ts'

export const TURNS = 'pdf-turns'

/** An account's turn renders one of its pending quotes and goes to the end of the line: see docs/adr/0019. */
export const turn = z.object({ accountId: z.string() })
export type Turn = z.output<typeof turn>

/** Three lines, the lowest first: accounts that were not served lately, those that were, and what nobody waits for. */
const FIRST = 0
const AGAIN = 1
const AHEAD = 10
/** Without a turn for so long, an account is back in the first line: nobody waits for ever behind those who come and go. */
const LATELY_MS = 2_000

// Not the account alone: BullMQ refuses ids of nothing but digits, which a few accounts have.
const turnIdOf = (accountId: string) => `account-${accountId}`

export const createTurns = (connection: ConnectionOptions): Queue<Turn> => new Queue<Turn>(TURNS, {
  connection,
  // Nothing is retained: a kept job would make the next one with the same id a silent no-op.
  defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
})

/** Puts an account in line unless it is there; it may move up if somebody waits now. */
export async function bringTurn(turns: Queue<Turn>, accountId: string, next: NextPdf): Promise<void> {
  const jobId = turnIdOf(accountId)
  const delay = Math.max(0, next.dueAt - Date.now())
  await turns.add('turn', { accountId }, { jobId, delay, priority: next.isAwaited ? FIRST : AHEAD })
  if (next.isAwaited) await hurry(await turns.getJob(jobId))
}

/** Back to the end of a line, or out of it until the next quote is due. To be followed by a DelayedError. */
export async function toEndOfLine(job: Job<Turn>, next: NextPdf, token: string | undefined): Promise<void> {
  await job.changePriority({ priority: next.isAwaited ? AGAIN : AHEAD })
  await job.moveToDelayed(Math.max(next.dueAt, Date.now()), token)
}

/** Where nobody waited until now, or for long, somebody does. */
async function hurry(job: Job<Turn> | undefined): Promise<void> {
  if (!job) return
  const isLeftBehind = job.priority === AHEAD || (job.priority === AGAIN && Date.now() - (job.processedOn ?? 0) > LATELY_MS)
  // It may begin or end at any moment, which is as good.
  if (isLeftBehind) await job.changePriority({ priority: FIRST }).catch(() => undefined)
  if (job.delay) await job.promote().catch(() => undefined)
}
