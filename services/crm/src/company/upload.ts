import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createFairLimiter } from '@atelie/service-kit/fair-limiter'
import { Problem } from '@atelie/service-kit/problem'
import type { Request } from 'express'

const MB = 1024 * 1024
/** The disk space that uploads may take, as announced: in total, and per account (one of the largest and a few photos). */
const withSpace = createFairLimiter({ places: 4_096 * MB, placesPerKey: 100 * MB, refusal: { retryAfterSeconds: 10 } })
const MAX_SILENCE_MS = 10_000
/** More than any home connection uploads; a faster sender would only take the processor from everyone else. */
const MAX_BYTES_PER_MS = 30 * 1024

interface Announced {
  accountId: string
  /** In bytes. */
  length: number
}

/**
 * Receives a body of `length` bytes into an unnamed file and passes it to `use`. However slow its sender, it takes no memory
 * and keeps no one waiting; the file is gone when `use` is done, or when the process exits.
 * Throws Problem('too_many_requests') or Problem('unavailable') when the account, or all of them together, upload too much,
 * Problem('malformed') when the sender disconnects.
 */
export function withUpload<T>(
  request: Request,
  { accountId, length }: Announced,
  use: (file: FileHandle) => Promise<T>,
): Promise<T> {
  return withSpace(
    accountId,
    async () => {
      const file = await openUnnamed()
      try {
        await receive(request, file)
        return await use(file)
      } finally {
        await file.close()
      }
    },
    length,
  )
}

/** Into one buffer of the announced size: joining chunks would take twice the memory. */
export async function readWhole(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  const { bytesRead } = await file.read(bytes, 0, length, 0)
  return bytes.subarray(0, bytesRead)
}

async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `atelie-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

async function receive(request: Request, file: FileHandle): Promise<void> {
  const began = performance.now()
  let received = 0
  request.setTimeout(MAX_SILENCE_MS, () => request.destroy())
  for await (const chunk of chunksOf(request)) {
    await store(file, chunk)
    received += chunk.length
    const earlyMs = received / MAX_BYTES_PER_MS - (performance.now() - began)
    if (earlyMs > 5) await pause(earlyMs)
  }
  request.setTimeout(0)
}

async function* chunksOf(request: Request): AsyncGenerator<Buffer> {
  try {
    yield* request as AsyncIterable<Buffer>
  } catch (cause) {
    // The sender disconnected.
    throw new Problem('malformed', { cause })
  }
}

async function store(file: FileHandle, chunk: Buffer): Promise<void> {
  try {
    await file.write(chunk)
  } catch (cause) {
    throw new Problem('unavailable', { cause })
  }
}
