import type { Logger } from './log.ts'
import { Gauge, readBeforeScrape } from './metrics.ts'
import { timeLimits } from './time-limits.ts'
import { Schema, trusted, type Connection, type Model, type SchemaDefinition, type Types } from 'mongoose'

const LOOK_EVERY_MS = 1_000
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 30_000
const WARN_EVERY_MS = 30_000

const waitingRows = new Gauge({
  name: 'outbox_waiting',
  help: 'Rows of an outbox that are not delivered yet',
  labelNames: ['outbox'],
})
const oldestRow = new Gauge({
  name: 'outbox_oldest_age_seconds',
  help: 'How long ago the first of them was written',
  labelNames: ['outbox'],
})

type Row<Subject> = Subject & {
  accountId: string
  /** When to deliver it next. A process that is doing so moves this into the future, so that others leave it alone. */
  dueAt: Date
  attempts: number
}

/**
 * Holds notices about an account for others, each written in the transaction of the change itself: they are told of it if,
 * and only if, it is committed.
 */
export function createOutboxModel<Subject extends object>(
  connection: Connection,
  { name, collection }: { name: string; collection: string },
  subject: SchemaDefinition<Subject>,
): Model<Row<Subject>> {
  const schema = new Schema<Row<Subject>>(
    {
      accountId: { type: String, required: true },
      ...subject,
      dueAt: { type: Date, required: true, default: () => new Date() },
      attempts: { type: Number, required: true, default: 0 },
    } as SchemaDefinition<Row<Subject>>,
    { versionKey: false },
  )
  schema.index({ dueAt: 1, _id: 1 })
  return connection.model<Row<Subject>>(name, schema, collection)
}

interface OutboxDeps<Subject> {
  /** For the log and the metrics. */
  name: string
  rows: Model<Row<Subject>>
  /** Must do no harm when it is repeated: a process may end before it has noted a success. Rejects if it has to be repeated. */
  deliver: (row: Row<Subject>) => Promise<unknown>
  log: Logger
}

export interface Outbox {
  /** There is something new: do not wait for the next poll. */
  wake(): void
  /** Finishes the current delivery first. */
  stop(): Promise<void>
}

/** Delivers each row until that has succeeded, including those that an earlier process left behind. */
export function startOutbox<Subject>({ name, rows, deliver, log }: OutboxDeps<Subject>): Outbox {
  const model = rows as unknown as Model<Row<object>>
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

  /** Stops at the first failure, so that an outage costs one delivery a second, however much is waiting. */
  async function deliverDue(): Promise<void> {
    let due
    while (!stopped && (due = await claim())) {
      const { _id, attempts } = due
      try {
        await deliver(due as unknown as Row<Subject>)
      } catch (error) {
        await model.updateOne({ _id }, { dueAt: inMs(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS)) })
        throw error
      }
      await model.deleteOne({ _id })
    }
  }

  /** The next due row that no other process takes first. */
  async function claim() {
    for (;;) {
      const next = await model.findOne({ dueAt: trusted({ $lte: new Date() }) }, null, { sort: { dueAt: 1 } }).lean()
      if (!next) return null
      const { _id, dueAt, attempts } = next
      const { matchedCount } = await model.updateOne(
        { _id, dueAt },
        { dueAt: inMs(timeLimits.outboxLease), $inc: { attempts: 1 } },
      )
      if (matchedCount === 1) return { ...next, attempts: attempts + 1 }
    }
  }

  async function warn(err: unknown): Promise<void> {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return
    warnedAt = performance.now()
    const backlog = await backlogOf(model).catch(() => null)
    log.warn({ err, outbox: name, ...backlog }, 'an outbox could not be emptied yet')
  }

  function wake(): void {
    woken = true
    endPause()
  }

  readBeforeScrape(`outbox ${name}`, async () => {
    const { waiting, oldestSeconds } = await backlogOf(model)
    waitingRows.set({ outbox: name }, waiting)
    oldestRow.set({ outbox: name }, oldestSeconds)
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

async function backlogOf(rows: Model<Row<object>>): Promise<{ waiting: number; oldestSeconds: number }> {
  const [waiting, oldest] = await Promise.all([
    rows.estimatedDocumentCount(),
    rows.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: Types.ObjectId }>(),
  ])
  return { waiting, oldestSeconds: oldest ? Math.round((Date.now() - oldest._id.getTimestamp().getTime()) / 1000) : 0 }
}
