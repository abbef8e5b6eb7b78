import type { Logger } from '@atelie/service-kit/log'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { packList, packSid } from '@atelie/service-kit/packed-sids'
import { readRevocations, type Position, type RevocationModel, type StoredRevocation } from '../models/revocation.ts'
import type { SegmentModel } from '../models/revocation-segment.ts'
import { LONGEST_UNUSED_MS } from '../rules/session-length.ts'

const EVERY_MS = 5 * 60_000
/** No process writes a sign-out with a time further in the past than this. */
const SETTLED_AFTER_MS = 5 * 60_000
/** An engine may scan everything after a position, so a query covers no more than this. */
const WINDOW_MS = 24 * 60 * 60_000
/** A gateway reads the least number one by one in well under a second; a full segment is half a megabyte. */
const SIZES = { least: 8_192, most: 32_768 }

export interface Models {
  revocations: RevocationModel
  segments: SegmentModel
}

/**
 * Packs the next sign-outs among which no new ones can appear. Any number of processes may do so at once, and be killed at
 * any moment. Resolves to false when there are too few for a segment.
 */
export async function packNext({ revocations, segments }: Models, sizes = SIZES): Promise<boolean> {
  const last = await segments.findOne().sort({ _id: -1 }).select('until untilSid').lean()
  const from = last
    ? { at: last.until, sid: last.untilSid }
    : { at: new Date(Date.now() - LONGEST_UNUSED_MS - WINDOW_MS) }
  const rows = await readSettled(revocations, from, sizes.most)
  const end = rows.at(-1)
  if (!end || rows.length < sizes.least) return false
  try {
    await segments.create({
      _id: (last?._id ?? 0) + 1,
      sids: packList(rows.map(({ _id }) => packSid(_id))),
      until: end.revokedAt,
      untilSid: end._id,
      expiresAt: new Date(Math.max(...rows.map(({ expiresAt }) => expiresAt.getTime()))),
    })
  } catch (error) {
    // Another process was faster: its segment is just as good.
    if (!duplicateKeyFields(error)) throw error
  }
  return true
}

async function readSettled(revocations: RevocationModel, from: Position, most: number): Promise<StoredRevocation[]> {
  const settled = Date.now() - SETTLED_AFTER_MS
  const rows: StoredRevocation[] = []
  let position = from
  while (rows.length < most && position.at.getTime() < settled) {
    const until = new Date(Math.min(position.at.getTime() + WINDOW_MS, settled))
    const found = await readRevocations(revocations, position, most - rows.length, until)
    rows.push(...found)
    position = { at: until }
  }
  return rows
}

/** Packs now and then every few minutes, until it is stopped. */
export function keepPacking(models: Models, log: Logger): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    try {
      while (!stopped && (await packNext(models))) log.info('revoked sessions packed')
    } catch (err) {
      log.warn({ err }, 'revoked sessions not packed')
    }
    if (!stopped)
      timer = setTimeout(() => {
        running = run()
      }, EVERY_MS)
  }

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
