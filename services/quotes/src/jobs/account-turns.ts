import { z } from '@atelie/contract/zod'
import { Queue, type ConnectionOptions, type Job } from 'bullmq'
import type { NextPdf } from './pending-pdfs.ts'

export const TURNS = 'pdf-turns'

/** An account's turn renders one of its pending quotes and goes to the end of the line: see docs/adr/0019. */
export const turn = z.object({ accountId: z.string() })
export type Turn = z.output<typeof turn>

/** Behind every turn that somebody waits for. */
const AHEAD = 10
const priorityOf = ({ isAwaited }: NextPdf) => (isAwaited ? 0 : AHEAD)

// Not the account alone: BullMQ refuses ids of nothing but digits, which a few accounts have.
const turnIdOf = (accountId: string) => `account-${accountId}`

export const createTurns = (connection: ConnectionOptions): Queue<Turn> => new Queue<Turn>(TURNS, {
  connection,
  // Nothing is retained: a kept job would make the next one with the same id a silent no-op.
  defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
})

/** Puts an account in line unless it is there; an earlier place is its own if somebody waits now. */
export async function bringTurn(turns: Queue<Turn>, accountId: string, next: NextPdf): Promise<void> {
  const jobId = turnIdOf(accountId)
  const delay = Math.max(0, next.dueAt - Date.now())
  await turns.add('turn', { accountId }, { jobId, delay, priority: priorityOf(next) })
  if (next.isAwaited) await hurry(await turns.getJob(jobId))
}

/** Back to the end of the line, or out of it until the next quote is due. To be followed by a DelayedError. */
export async function toEndOfLine(job: Job<Turn>, next: NextPdf, token: string | undefined): Promise<void> {
  await job.changePriority({ priority: priorityOf(next) })
  await job.moveToDelayed(Math.max(next.dueAt, Date.now()), token)
}

/** Where nobody waited until now, somebody does. */
async function hurry(job: Job<Turn> | undefined): Promise<void> {
  // It may begin or end at any moment, which is as good.
  if (job?.priority) await job.changePriority({ priority: 0 }).catch(() => undefined)
  if (job?.delay) await job.promote().catch(() => undefined)
}
